"""Questions on Sky Nine are right by a second reading of the rules (RULES 3.1, 3.3), and by the engine for options."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tienkow_learn.engine import RuleSet, SkyNine, TienKow
from tienkow_learn.practice import GAMES, GENERATORS, LESSONS, Question, QuestionError, fitting, questions

SKY = SkyNine()
SEEDS = range(100)
CLASSES = [
    "A B C D E F G H I J K",
    "9 8 7 6 5 3",
    "AA BB CC DD EE FF GG HH II JJ",
    "99 88 77 55",
    "A9 B8 C7 D5",
    "AA9 BB8 CC7 DD5",
    "A99 B88 C77 D55",
    "AA99 BB88 CC77 DD55",
    "63",
    "KK",
]
"""Every class of RULES 3.1, high to low."""
PLACES = {text: (kind, rank) for kind, line in enumerate(CLASSES) for rank, text in enumerate(line.split())}
CATCHERS = {("K", "J"), ("3", "6")}
SEATS = ("You", "East", "North", "West")
CASE = re.compile(
    r"(?:You (\d) tiles?, East (\d) tiles?, North (\d) tiles?, West (\d) tiles?\. )?.*?(\w+) won the last trick\."
)
BANK = re.compile(r"The bank is with (\w+); rounds won in a row before this one: (\d)\.")
ENDINGS = {
    "with the smallest": 2,
    "counts as the largest": 1,
    "with a Royal": 2,
    "won the last trick with four": 4,
    "gambled on": 2,
    "and they were beaten": 4,
}
"""What each way to end a round multiplies by (RULES 3.3)."""
SPECULATOR = re.compile(r"(\w+) (?:gambled on|led four tiles)")
MOST = 8


@cache
def made(kind: str) -> tuple[Question, ...]:
    return tuple(GENERATORS[kind](seed, SKY) for seed in SEEDS)


def right(question: Question) -> list[str]:
    return [question.choices[place].text for place in question.right]


def beats(reply: str, best: str) -> bool:
    """Inside the class, and strictly higher (RULES 3.1)."""
    (kind, rank), (led, top) = PLACES[reply], PLACES[best]
    return kind == led and rank < top


def ending(prompt: str) -> int:
    return next((factor for words, factor in ENDINGS.items() if words in prompt), 1)


def test_sets_are_those_of_the_list() -> None:
    for question in made("is_a_set"):
        assert right(question)[0].startswith("Yes") == (question.faces.letters in PLACES), question


def test_what_is_no_set_is_told_by_the_sets_that_there_are() -> None:
    told = 0
    for question in made("is_a_set"):
        found = re.search(r"with ([A-K\d]) there is only ([A-K\d, ]+)\.", question.reasons[1])
        if found:
            told += 1
            assert set(found[2].split(", ")) == {each for each in PLACES if found[1] in each and len(each) > 1}
            assert found[1] in question.faces.letters
            assert question.faces.letters not in PLACES
    assert told > 50


def test_a_set_beats_inside_its_class_alone() -> None:
    for question in made("beats_that"):
        lead, reply = re.findall(r"\(([A-K\d]+)\)(?= was| beat)", question.prompt)
        assert right(question)[0].startswith("Yes") == beats(reply, lead), question.prompt


def test_what_may_be_played_is_a_set_that_beats_and_anything_may_be_surrendered() -> None:
    for question in made("legal_plays"):
        assert question.position
        trick = question.position.trick
        led = trick.lead.tiles.letters if trick else ""
        for place, choice in enumerate(question.choices):
            up = choice.faces.letters
            legal = up in PLACES and (not led or beats(up, led))
            if choice.text.startswith("Surrender"):
                legal = bool(led)
            assert legal == ((place in question.right) != ("not play" in question.prompt)), (question, choice)


@pytest.mark.parametrize("kind", ["who_wins", "who_wins_single", "who_wins_pair"])
def test_the_highest_of_the_class_wins_unless_the_lead_is_caught(kind: str) -> None:
    for question in made(kind):
        held = [choice.faces.letters for choice in question.choices]
        poor = re.search(r"Everybody but ([\w, ]+) has won", question.prompt)
        names = re.split(", | and ", poor[1]) if poor else []
        best, closed = 0, False
        for place, text in enumerate(held[1:], 1):
            out = question.choices[place].text.split(":")[0] in names and len(text) == 1
            if not closed and not out and text in PLACES and beats(text, held[best]):
                best, closed = place, (held[0], text) in CATCHERS
        assert question.right == (best,), question


def test_tricks_are_lost_in_every_way() -> None:
    ways = {question.concept for kind in ("who_wins", "who_wins_single", "who_wins_pair") for question in made(kind)}
    codes = "not_a_set other_class not_higher only_equal royal_only_led royal_unbeaten trick_closed last_tile_forced"
    assert ways == {f"rule:{code}" for code in (*codes.split(), "beaten", "caught")}


def test_j_catches_k_and_6_catches_3_and_higher_fours_catch_fours() -> None:
    led = set()
    for question in made("catching"):
        if question.concept == "rule:gamble":
            continue
        lead = question.faces.letters
        [answer] = [question.choices[place].faces.letters for place in question.right]
        catching = [c.faces.letters for c in question.choices if (lead, c.faces.letters) in CATCHERS]
        if len(lead) > 3:
            catching = [c.faces.letters for c in question.choices if c.faces and beats(c.faces.letters, lead)]
        assert catching == ([answer] if answer else []), question
        led.add((lead, bool(answer)))
    assert {lead for lead, caught in led if caught} == {"K", "3", "BB88", "CC77", "DD55"}
    free = {lead for lead, caught in led if not caught}
    assert free
    assert not free & {"K", "3", "BB88", "CC77", "DD55"}


def test_a_gamble_counts_unless_every_catcher_lies_open() -> None:
    found = set()
    for question in made("catching"):
        if question.concept == "rule:gamble":
            [(shown, copies)] = re.findall(r"by then: (\d) of (\d)", question.prompt)
            assert right(question)[0].startswith("Yes") == (shown < copies)
            found.add((question.faces.letters, shown))
    assert found == {("K", "0"), ("K", "1"), ("K", "2"), ("3", "0"), ("3", "1")}


@pytest.mark.parametrize(
    ("rules", "counts"),
    [
        (SKY, {"0": True, "1": True, "2": False}),
        (SkyNine(speculation_check="any_copy_shown"), {"0": True, "1": False, "2": False}),
    ],
    ids=str,
)
def test_when_a_k_is_a_gamble_is_an_option(rules: SkyNine, counts: dict[str, bool]) -> None:
    asked = [q for seed in SEEDS if (q := GENERATORS["catching"](seed, rules)).concept == "rule:gamble"]
    kings = [question for question in asked if question.faces.letters == "K"]
    found = {re.findall(r"(\d) of 2", each.prompt)[0]: right(each)[0].startswith("Yes") for each in kings}
    assert found == counts


def test_where_jj_may_catch_kk_it_is_asked() -> None:
    asked = [GENERATORS["catching"](seed, SkyNine.hong_kong()) for seed in SEEDS]
    found = {q.choices[q.right[0]].faces.letters for q in asked if q.faces.letters == "KK"}
    assert found == {"JJ"}


def test_who_is_caught_pays_for_everybody() -> None:
    for question in made("who_pays_caught"):
        speculator = SPECULATOR.search(question.prompt)
        assert speculator
        assert right(question) == [speculator[1]]


def multiplied(prompt: str, one: str, other: str) -> int:
    """The streak and one with the banker (RULES 3.3)."""
    [(banker, streak)] = BANK.findall(prompt)
    return int(streak) + 1 if banker in (one, other) else 1


def test_the_streak_counts_with_the_banker_and_the_ending_always() -> None:
    full = 0
    for question in made("multiplier"):
        [winner] = re.findall(r"(\w+) won the last trick\.", question.prompt)
        [loser] = re.findall(r"units for (\w+) multiplied", question.prompt)
        factor = ending(question.prompt)
        if "won every tile" in question.prompt:
            full += 1
            told = any(words in question.prompt for words in ENDINGS)
            factor = (8 if factor == 4 else 4) if told else 2
        assert right(question) == [f"× {multiplied(question.prompt, winner, loser) * factor}"], question
        assert len(question.choices) > 2
    assert full


def test_four_less_the_tiles_is_paid_times_the_streak_times_the_ending() -> None:
    for question in made("what_pays"):
        if "What passes" not in question.prompt:
            continue
        case = CASE.match(question.prompt)
        assert case
        winner, won = case[5], dict(zip(SEATS, map(int, case.groups()[:4]), strict=True))
        [(seat, other)] = re.findall(r"between (\w+) and (\w+) for", question.prompt)
        speculator = SPECULATOR.search(question.prompt)
        factor = 2 if won[winner] == MOST and ending(question.prompt) == 1 else ending(question.prompt)
        points = {
            name: (4 - won[name] if won[name] else 5) * multiplied(question.prompt, name, winner) * factor
            for name in SEATS
        }
        owed = points[seat]
        if speculator and seat == speculator[1]:
            owed += sum(points[name] for name in SEATS if name not in (seat, winner) and points[name] > 0)
        elif speculator and owed > 0:
            owed = 0
        payer, payee = (seat, other) if owed > 0 else (other, seat)
        told = f"From {payer} to {payee}: {abs(owed)} point{'s' * (abs(owed) != 1)}" if owed else "Nothing"
        assert right(question) == [told], question


@pytest.mark.parametrize(("what", "units"), [("a Royal", 2), ("a set of four tiles", 4)])
def test_bonuses_are_units_times_the_streak(what: str, units: int) -> None:
    asked = 0
    for question in made("what_pays"):
        done = re.findall(
            r"(?:led|played) (a Royal|a set of four tiles)(?: in reply)? in trick \d( and lost that trick)?\.",
            question.prompt,
        )
        if "What does" not in question.prompt or done[-1][0] != what:
            continue
        asked += 1
        [(seat, other)] = re.findall(r"does (\w+) pay (\w+) for", question.prompt)
        points = units * multiplied(question.prompt, seat, other)
        assert right(question) == (["Nothing"] if done[-1][1] else [f"From {seat} to {other}: {points} points"])
    assert asked


def test_the_bank_goes_to_the_winner() -> None:
    for question in made("next_bank"):
        [winner] = re.findall(r"(\w+) won the last trick", question.prompt)
        [(banker, streak)] = BANK.findall(question.prompt)
        assert right(question) == [f"{winner}, × {int(streak) + 2 if winner == banker else 2}"]


OPTIONS = [
    SkyNine.hong_kong(),
    SkyNine(surrender="only_if_unable"),
    SkyNine(follow_must_beat=False),
    SkyNine(kk_royal=False),
    SkyNine(surrendered_hidden=False, gains_multiplied="none"),
]


@pytest.mark.parametrize("rules", OPTIONS, ids=str)
@pytest.mark.parametrize("kind", fitting(SKY))
def test_every_option_makes_questions_that_are_right(kind: str, rules: SkyNine) -> None:
    for seed in SEEDS[:15]:
        question = GENERATORS[kind](seed, rules)
        assert question.rules == rules
        now = question.position
        if now and now.to_move is None:
            if not kind.startswith("who_wins"):
                continue
            shown = [choice.faces for choice in question.choices]
            trick = next(trick for trick in now.tricks if [play.tiles for _, play in trick.plays] == shown)
            assert [trick.plays[place][0] for place in question.right] == [trick.winner]
        elif now:
            for place, choice in enumerate(question.choices):
                text = f"({choice.faces})" if choice.text.startswith("Surrender") else str(choice.faces)
                assert now.can_play(text) == ((place in question.right) != ("not play" in question.prompt))


@pytest.mark.parametrize("kind", GENERATORS)
def test_every_kind_has_a_game_and_says_so_of_others(kind: str) -> None:
    generator = GENERATORS[kind]
    assert generator.fits(generator.home)
    assert generator(1).rules == generator.home
    for rules in GAMES:
        if not generator.fits(rules):
            with pytest.raises(QuestionError, match=f"no questions called '{kind}' about (Tien Kow|Sky Nine)"):
                generator(1, rules)


def test_each_game_has_kinds_of_its_own() -> None:
    tien_kow, sky_nine = map(set, map(fitting, GAMES))
    assert tien_kow - sky_nine == {"higher_pair", "order_pairs", "is_a_pair"}
    assert sky_nine - tien_kow == {"is_a_set", "beats_that", "catching", "who_pays_caught", "multiplier"}


@pytest.mark.parametrize(
    ("lesson", "rules", "games"),
    [
        ("02-pair-rankings", None, {TienKow()}),
        ("03-leading-and-following", SKY, {SKY}),
        ("07-sky-nine-sets", SKY, {SKY}),
        ("08-sky-nine-scoring", SkyNine.hong_kong(), {SkyNine.hong_kong()}),
        ("04-scoring-a-round", TienKow.russian(), {TienKow.russian()}),
    ],
)
def test_a_lesson_asks_about_the_rules_given(lesson: str, rules: RuleSet | None, games: set[RuleSet]) -> None:
    assert {question.rules for seed in range(10) for question in questions(lesson, seed, rules=rules)} == games


def test_a_lesson_on_one_game_asks_its_own_kinds_about_that_game() -> None:
    for question in [each for seed in range(20) for each in questions("07-sky-nine-sets", seed, n=8)]:
        fits = GENERATORS[question.kind].fits(SKY)
        assert question.rules == (SKY if fits else TienKow())
        assert fits or question.kind not in LESSONS["07-sky-nine-sets"]


def test_rules_that_have_nothing_of_a_lesson_are_refused() -> None:
    with pytest.raises(QuestionError, match="no questions called '02-pair-rankings' about Sky Nine"):
        questions("02-pair-rankings", 1, rules=SKY)
