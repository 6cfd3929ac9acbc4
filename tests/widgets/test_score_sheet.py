"""The score sheet without a browser: what it shows, what a press does, what it leaves behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from ipywidgets.widgets import widget as registry

from tests.text.isolated import read
from tienkow_learn.engine import ArgumentError, Event, Match, Outcome, RecordError, Round, TienKow
from tienkow_learn.practice import MemoryProgress, QuestionError
from tienkow_learn.widgets.score_sheet.sheet import ScoreSheet

AT = Outcome((3, 0, 2, 3), 0, 0, 1, (Event("mixed", 0, 3), Event("supreme", 2, 5)))
HANDS = ["6:6 6:3 2:2", "1:1 6:2 3:3", "4:4 5:2 5:5", "3:1 4:1 6:5"]
PLAYS = ["6:6 6:3", "1:1 6:2", "4:4 5:2", "3:1 4:1", "2:2", "3:3", "5:5", "6:5"]
Make = Callable[..., ScoreSheet]


@pytest.fixture
def make() -> Iterator[Make]:
    made: list[ScoreSheet] = []

    def new(source: Any = AT, **given: Any) -> ScoreSheet:  # noqa: ANN401
        made.append(ScoreSheet(source, progress=MemoryProgress(), **given))
        return made[-1]

    yield new
    for sheet in made:
        assert sheet.errors == []
        sheet.close()


def over() -> Round:
    at = Round.start(TienKow(), HANDS)
    for play in PLAYS:
        at = at.play(play)
    return at


def match(rounds: int) -> Match:
    at = Match(TienKow(), seed=3, target=0)
    for _ in range(rounds):
        now = at.round
        while not now.is_over:
            now = now.play(now.legal_plays()[0])
        at = at.finish(now)
    return at


def press(sheet: ScoreSheet, name: str, value: object = None) -> None:
    """What arrives when a control is used in the browser."""
    sheet.layer._handle_custom_msg({"do": name, "value": value}, [])


def parts(items: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All elements of a panel, those to be opened among them."""
    for item in items:
        yield item
        yield from parts(item["items"] if item["t"] == "more" else [])


def panel(sheet: ScoreSheet) -> list[dict[str, Any]]:
    return list(parts(sheet.layer.scene["panel"]))


def part(sheet: ScoreSheet, name: str) -> dict[str, Any]:
    return next(each for each in panel(sheet) if str(each.get("id", "")).endswith(name))


def table(sheet: ScoreSheet, caption: str) -> list[list[str]]:
    found: list[list[str]] = next(each["rows"] for each in panel(sheet) if each.get("caption") == caption)
    return found


def said(sheet: ScoreSheet, tone: str | None = None) -> list[str]:
    return [each["text"] for each in panel(sheet) if "text" in each and tone in (None, each.get("tone"))]


def check(sheet: ScoreSheet, way: str | None, *points: int) -> None:
    """Press Check with what was filled in."""
    button = next(
        item for each in panel(sheet) if each["t"] == "actions" for item in each["items"] if item.get("gather")
    )
    numbers = [name for name in button["gather"] if "-points-" in name]
    ways = {name: way for name in button["gather"] if name.endswith("-way")}
    press(sheet, button["id"], {**ways, **dict(zip(numbers, points, strict=True))})


def test_a_sheet_to_be_read_has_every_payment_and_the_totals(make: Make) -> None:
    sheet = make()
    assert table(sheet, "Every payment") == [
        ["b", "West to You", "no trick, and the banker wins; wins in a row: 2", "12"],
        ["c", "North to You", "4 − 2 = 2", "2"],
        ["c", "East to You", "4 − 3 = 1", "1"],
        ["g", "West to You", "mixed pair, trick 3: 1 × 8 = 8", "8"],
        ["g", "North to You", "mixed pair, trick 3: 1 × 8 = 8", "8"],
        ["g", "East to You", "mixed pair, trick 3: 1 × 8 = 8", "8"],
        ["f", "East to North", "Supreme pair, trick 5: 1 × 2 = 2", "2"],
        ["f", "You to North", "Supreme pair, trick 5: 1 × 4 = 4", "4"],
        ["f", "West to North", "Supreme pair, trick 5: 1 × 2 = 2", "2"],
    ]
    assert table(sheet, "What the round comes to")[0] == ["You", "3 tricks", "39", "−4", "+35"]
    assert said(sheet)[:3] == [
        "You won the last trick, so everyone settles with you.",
        "You hold the bank. If you win the last trick, having no trick costs the others 12 points.",
        "You led a mixed pair in trick 3.",
    ]
    assert [text[:3] for text in said(sheet, "rule")] == ["(b)", "(c)", "(f)", "(g)"]
    assert sheet.layer.scene["say"] == "You +35, West −22, North −2, East −11"
    assert "From West to You: 12 points." in sheet.layer.scene["words"]
    assert repr(sheet) == "<ScoreSheet show: +35 -22 -2 -11>"


def test_a_round_is_settled_by_its_own_rules_with_names_and_a_seat_of_its_own(make: Make) -> None:
    sheet = make(over(), names=["Ann", "Bo", "Cy", "<b>Di</b>"], seat=2)
    assert sheet.settlement == over().settlement()
    assert read(table(sheet, "What the round comes to")[3][0]) == "<b>Di</b>"
    assert read(said(sheet)[0]) == "<b>Di</b> won the last trick, so everyone settles with <b>Di</b>."
    mine = make(over(), seat=3)
    assert said(mine)[0] == "You won the last trick, so everyone settles with you."


def test_a_match_has_running_totals_and_a_plot_and_every_round(make: Make) -> None:
    played = match(3)
    sheet = make(played)
    assert part(sheet, "round")["text"] == "Round 3 of 3"
    rows = table(sheet, "The match: points of each round, and in brackets the total")
    last = [cell.split("(")[1].rstrip(")").replace("−", "-") for cell in rows[-1][1:]]
    assert [int(total) for total in last] == list(played.totals)
    assert "Totals round by round." in sheet.layer.scene["words"]
    assert sheet.layer.scene["size"] == [720, 710]
    press(sheet, "jump", 0)
    assert (sheet.settlement, len(rows)) == (played.settlements[0], 3)
    assert len(table(sheet, "The match: points of each round, and in brackets the total")) == 1
    for nonsense in (7, "1", None):
        press(sheet, "jump", nonsense)
    assert sheet.settlement == played.settlements[0]
    assert sheet.jump(2).settlement == played.settlements[1]


def test_one_round_of_a_match_needs_no_steps(make: Make) -> None:
    assert "steps" not in [each["t"] for each in panel(make(match(1)))]


def test_a_line_filled_in_wrong_is_answered_and_then_right(make: Make) -> None:
    sheet = make(mode="practice")
    assert part(sheet, "-title")["text"] == "West: 0 tricks. Who pays, and how many points?"
    assert [item["label"] for item in part(sheet, "-way")["items"]] == [
        "From West to You", "From West to North", "From West to East", "From You to West", "Nobody pays",
    ]  # fmt: skip
    check(sheet, "to-0", 4)
    fault = "Not so. You forgot the bank. Winner and banker are the same here, so having no trick costs the stake."
    assert (said(sheet, "bad"), sheet.layer.scene["say"], sheet.layer.scene["hush"]) == ([fault], fault, True)
    assert part(sheet, "-points-1")["value"] == 4
    check(sheet, "to-0", 12)
    assert said(sheet, "good")[0].startswith("Right. From West to You: 12 points")
    assert said(sheet, "bad") == []
    assert table(sheet, "Filled in so far") == [
        ["b", "West to You", "no trick, and the banker wins; wins in a row: 2", "12"]
    ]
    assert "From West to You: 12 points." in sheet.layer.scene["words"]
    assert "From North to You" not in sheet.layer.scene["words"]
    assert [(each.concept, each.correct) for each in sheet.progress.attempts()] == [("rule:clause_b", False)]


@pytest.mark.parametrize(
    ("way", "points", "fault"),
    [
        (None, 12, "First choose who pays whom."),
        ("to-3", 12, "Not so. Everyone settles with the winner of the last trick, You."),
        ("from", 12, "Not so. The number is right, but it goes the other way."),
        ("nobody", 12, "Not so. Having no trick is not free: it is what costs most."),
    ],
)
def test_whom_and_which_way_are_judged(make: Make, way: str | None, points: int, fault: str) -> None:
    sheet = make(mode="practice")
    check(sheet, way, points)
    assert (said(sheet, "bad"), sheet.layer.scene["say"]) == ([fault], fault)


def test_from_the_first_line_to_the_totals(make: Make) -> None:
    sheet = make(mode="practice")
    for points in (12, 2, 1):
        check(sheet, "to-0", points)
    assert part(sheet, "-title")["text"] == (
        "You led a mixed pair in trick 3. How many points does each of the others pay for that?"
    )
    check(sheet, None, 8, 4, 8)
    assert [each["mark"] for each in panel(sheet) if each["t"] == "number"] == ["", "wrong", ""]
    check(sheet, None, 8, 8, 8)
    check(sheet, None, 2, 4, 2)
    assert [each["label"] for each in panel(sheet) if each["t"] == "number"] == ["You", "West", "North", "East"]
    check(sheet, None, 35, -22, -2, -10)
    assert said(sheet, "bad")[0].startswith("Not so. These four come to +1.")
    check(sheet, None, 35, -22, -2, -11)
    assert part(sheet, "-title")["text"] == "The sheet is filled in: 4 of 6 lines right at the first try."
    assert "You: 3 tricks, +35." in sheet.layer.scene["words"]
    assert len(sheet.progress.attempts()) == 6
    ids = {each["id"] for each in panel(sheet) if each["t"] == "actions"}
    press(sheet, "again")
    assert part(sheet, "-number")["text"] == "Line 1 of 6"
    assert ids.isdisjoint(each.get("id") for each in panel(sheet))


def test_hints_and_at_last_the_answer(make: Make) -> None:
    sheet = make(mode="practice")
    labels = []
    for _ in range(3):
        button = part(sheet, "-actions")["items"][1]
        labels.append(button["label"])
        press(sheet, button["id"])
    assert labels == ["Hint", "Another hint", "Show the answer"]
    assert said(sheet, "rule")[0].startswith("The answer: From West to You: 12 points")
    assert sheet.layer.scene["say"].startswith("The answer: ")


def test_a_press_that_comes_too_late_or_makes_no_sense_changes_nothing(make: Make) -> None:
    sheet = make(mode="practice")
    before = sheet.layer.scene["panel"]
    for name, value in (("again", None), ("s0-0-check", None), ("s0-0-check", {}), ("s9-0-check", {}), ("x", 1)):
        press(sheet, name, value)
    assert sheet.layer.scene["panel"] == before


def test_it_is_filled_in_from_python_too(make: Make) -> None:
    sheet = make(mode="practice")
    assert sheet.answer(12, payee=3).faults
    assert sheet.answer(12).answer(2).answer(1).answer(8, 8, 8).faults == ()
    with pytest.raises(QuestionError, match="whole numbers that this line takes: 3"):
        sheet.answer(1)
    assert make().answer(1).faults == ()
    assert sheet.jump(1).faults == ()


def test_every_number_and_option_can_be_tried(make: Make) -> None:
    sheet = make(Outcome((3, 0, 2, 3), 0, 0), mode="explore")
    numbers = [each for each in panel(sheet) if each["t"] == "number"]
    assert [(each["id"], each["value"], each["min"], each["max"]) for each in numbers] == [
        ("tally-0", 3, 1, 3), ("tally-1", 0, 0, 0), ("tally-2", 2, 0, 2), ("tally-3", 3, 0, 3), ("streak", 0, 0, 9),
    ]  # fmt: skip
    press(sheet, "streak", 2)
    assert sheet.settlement.totals == (19, -16, -2, -1)
    press(sheet, "banker", "1")
    assert sheet.settlement.totals == (7, -4, -2, -1)
    press(sheet, "tally-3", 1)
    press(sheet, "winner", "3")
    assert sheet.outcome == Outcome((3, 0, 2, 1), 3, 1, 2)
    press(sheet, "option-escalate_all", "true")
    press(sheet, "banker", "3")
    assert sheet.settlement.totals == (-13, -16, -14, 43)
    assert [item["off"] for item in part(sheet, "winner")["items"]] == [False, True, False, False]
    press(sheet, "reset")
    assert sheet.outcome == Outcome((3, 0, 2, 3), 0, 0)


def test_a_bonus_is_added_and_taken_out_and_the_sources_stand_side_by_side(make: Make) -> None:
    sheet = make(Outcome((2, 2, 1, 3), 3, 0), mode="explore")
    assert "English and Russian rules come to the same here." in said(sheet, "note")
    press(sheet, "add", {"event-what": "mixed-1", "event-who": "0", "event-how": "lost"})
    assert part(sheet, "sources")["head"] == ["Player", "English", "Russian"]
    assert part(sheet, "sources")["rows"] == [
        ["You", "+22", "−2"], ["West", "−10", "−2"], ["North", "−11", "−3"], ["East", "−1", "+7"],
    ]  # fmt: skip
    assert said(sheet, "rule")[0] == (
        "English and Russian rules differ here. Bonus for mixed pairs – English: for each pair led; "
        "Russian: only for two in one lead."
    )
    assert part(sheet, "drops")["items"][0]["label"] == "Take out: You led a mixed pair in trick 1 and lost that trick."
    press(sheet, "drop-0")
    assert sheet.outcome.events == ()
    press(sheet, "add", None)
    press(sheet, "add", {"event-what": None})
    assert sheet.outcome.events == ()


def test_what_stands_chosen_is_told(make: Make) -> None:
    sheet = make(AT, mode="explore", rules=TienKow(stake_cap=16, escalate_all=True))
    chosen = {each["id"]: each["chosen"] for each in panel(sheet) if "chosen" in each}
    assert chosen["option-stake_cap"] == "16"
    assert (chosen["option-escalate_all"], chosen["winner"], chosen["banker"]) == ("true", "0", "0")
    for each in panel(sheet):
        assert "chosen" not in each or each["chosen"] in [item["id"] for item in each["items"]]


@pytest.mark.parametrize(
    ("source", "given", "error", "says"),
    [
        (AT, {"mode": "play"}, QuestionError, "mode cannot be 'play': it is one of show, practice, explore"),
        ("AT", {}, QuestionError, "a score sheet is made of a finished Round, an Outcome or a Match, not of str"),
        (Match(TienKow(), seed=1), {}, QuestionError, "the match has no finished round yet"),
        (Round.deal(TienKow(), seed=1), {}, RecordError, "the round is not over"),
        (AT, {"seat": 4}, RecordError, "seat cannot be 4"),
        (AT, {"names": ["Ann"]}, ArgumentError, "names are four"),
    ],
)
def test_what_cannot_be_shown_is_told(source: Any, given: dict[str, Any], error: type[Exception], says: str) -> None:  # noqa: ANN401
    before = set(registry._instances)
    with pytest.raises(error, match=says):
        ScoreSheet(source, **given)
    assert set(registry._instances) == before


@pytest.mark.parametrize("mode", ["show", "practice", "explore"])
def test_it_follows_the_screen_and_leaves_no_widget(mode: str) -> None:
    before = set(registry._instances)
    sheet = ScoreSheet(AT, mode=mode)
    pool = set(registry._instances)
    sheet.layer.facts = {"width": "narrow", "theme": "dark"}
    assert sheet.layer.scene["size"][0] == 360
    for name in ("streak", "jump", "s0-0-hint"):
        press(sheet, name, 1)
    assert set(registry._instances) == pool
    sheet.close()
    sheet.close()
    assert set(registry._instances) == before
