"""Every generated question has exactly one right answer. The engine is asked, not the generator."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest

from tests.practice.second import LONG
from tienkow_learn.engine import Event, Outcome, Play, Round, RuleSet, Series, TienKow, Tile, Tiles, Trick, tiles
from tienkow_learn.practice import (
    GAMES,
    GENERATORS,
    Question,
    QuestionError,
    concept_title,
    fitting,
    ladder,
    questions,
)
from tienkow_learn.practice.selection import LESSONS
from tienkow_learn.text import series_name, short, tile_name

SEEDS = range(100)
RULES = TienKow()


ASKED = [pytest.param(kind, rules, id=f"{kind} {rules}") for rules in GAMES for kind in fitting(rules)]
"""Every kind with every game that has something of it."""


@cache
def made(kind: str, rules: RuleSet = RULES) -> tuple[Question, ...]:
    """Questions of a kind; fewer of those that are made of rounds, since each is played."""
    return tuple(GENERATORS[kind](seed, rules) for seed in (SEEDS[:40] if kind.startswith(LONG) else SEEDS))


def rank(faces: Tiles) -> int:
    a, b = faces
    number = RULES.pair_number(a, b)
    assert number is not None
    return number


def by_name(question: Question, text: str) -> bool:
    return text == tile_name(question.faces[0]).split(" (")[0]


def called(question: Question, text: str) -> bool:
    return f"called {tile_name(Tile(text)).split(' (')[0]} (" in question.prompt


def in_series(question: Question, text: str) -> bool:
    return series_name(question.faces[0].series) == text


def counted(question: Question, text: str) -> bool:
    shown = list(question.faces) or [tile for tile in Tile if question.prompt.endswith(f" tile {tile_name(tile)}?")]
    [tile] = shown
    return tile.spots == int(text)


def sums_up(question: Question, text: str) -> bool:
    return f"has {Tile(text).spots} spots" in question.prompt


def is_pair(question: Question, text: str) -> bool:
    return (RULES.combination(question.faces) is not None) == text.startswith("Yes")


def highest(question: Question, text: str) -> bool:
    ranks = {choice.text: rank(choice.faces) for choice in question.choices}
    assert len(set(ranks.values())) == len(ranks)
    return ranks[text] == min(ranks.values())


def playable(question: Question, text: str) -> bool:
    assert question.position
    faces = next(choice.faces for choice in question.choices if choice.text == text)
    assert short(faces) == text
    assert question.position.hands[0].holds(faces)
    return question.position.can_play(faces, seat=0) == ("not play" not in question.prompt)


def wins(question: Question, text: str) -> bool:
    trick = asked_trick(question)
    seat, play = trick.plays[[choice.text for choice in question.choices].index(text)]
    assert text.endswith(short(play.tiles))
    return winner(RULES, trick) == seat


def asked_trick(question: Question) -> Trick:
    """The trick of the round that shows what the choices show."""
    assert question.position
    shown = [choice.faces for choice in question.choices]
    return next(trick for trick in question.position.tricks if [play.masked.tiles for _, play in trick.plays] == shown)


def winner(rules: RuleSet, trick: Trick) -> int:
    """The winner, found again by playing the trick alone."""
    hands = [trick.play_of(seat) or Play(Tiles()) for seat in range(4)]
    now = Round.start(rules, [play.tiles for play in hands], leader=trick.leader)
    for seat, _ in trick.plays:
        now = now.play(hands[seat].tiles)
    return now.tricks[0].winner


CASE = re.compile(
    r"(?:You (?P<t0>\d) tricks?, West (?P<t1>\d) tricks?, North (?P<t2>\d) tricks?, East (?P<t3>\d) tricks?\. )?"
    r"(?P<winner>\w+) won the last trick\. The bank is with (?P<banker>\w+); "
    r"rounds won as banker before this one: (?P<streak>\d)\."
    r"(?P<events>.*)"
)
DONE = re.compile(
    r"(?P<doer>\w+) (?P<how>led|played) (?P<what>the Supreme pair|a mixed pair|2 mixed pairs)(?: in reply)? "
    r"in trick (?P<trick>\d)(?P<lost> and lost that trick)?\.(?P<last> It was the last trick\.)?"
)
SEATS = ("You", "West", "North", "East")
PAID = re.compile(r"From (\w+) to (\w+): (\d+) points?")


def told_case(prompt: str) -> Outcome:
    """The outcome that a question tells of, read from its words."""
    found = CASE.match(prompt)
    assert found
    winner, banker = SEATS.index(found["winner"]), SEATS.index(found["banker"])
    a, b, c, d = (int(found[f"t{seat}"] or seat == winner) for seat in range(4))
    done = sorted(map(told_event, DONE.finditer(found["events"])), key=lambda event: event.trick)
    return Outcome((a, b, c, d), winner, banker, int(found["streak"]), tuple(done))


def told_event(found: re.Match[str]) -> Event:
    kind = "supreme" if found["what"] == "the Supreme pair" else "mixed"
    count = 2 if found["what"].startswith("2") else 1
    seat, led, won = SEATS.index(found["doer"]), found["how"] == "led", not found["lost"]
    return Event(kind, seat, int(found["trick"]), count, led=led, won=won, last=bool(found["last"]))


def pays(question: Question, text: str) -> bool:
    """Whether so much passes between two seats, by what the engine settles: for what was won, or for one event."""
    at = told_case(question.prompt)
    [(one, other)] = re.findall(r"(?:between|does) (\w+) (?:and|pay) (\w+) for", question.prompt)
    paid = [line for line in RULES.settle(at).payments if "trick" not in line.values]
    if "for that?" in question.prompt:
        event = told_event([*DONE.finditer(question.prompt)][-1])
        clauses = {"supreme": "ef", "mixed": "gh"}[event.kind]
        paid = [
            line
            for line in RULES.settle(at).payments
            if line.values.get("trick") == event.trick and line.clause in clauses and line.payee == event.seat
        ]
    between = [line for line in paid if {SEATS[line.payer], SEATS[line.payee]} == {one, other} and line.points]
    told = [f"From {SEATS[line.payer]} to {SEATS[line.payee]}: {line.points} point" for line in between]
    return text == "Nothing" if not told else text.removesuffix("s") == told[0]


def says_so(question: Question, text: str) -> bool:
    payer, payee, points = PAID.findall(question.prompt)[-1]
    settled = RULES.settle(told_case(question.prompt)).payments
    found = [
        line for line in settled if (SEATS[line.payer], SEATS[line.payee], line.points) == (payer, payee, int(points))
    ]
    assert len(found) == 1
    return text.startswith(f"({found[0].clause})")


def holds_the_bank(question: Question, text: str) -> bool:
    """The bank goes to the winner; each round that a banker wins raises the stake from 8 by 4 (RULES 2.1)."""
    at = told_case(question.prompt)
    won = at.streak + 1 if at.winner == at.banker else 0
    return text == f"{SEATS[at.winner]}, {8 + 4 * won} points"


RIGHT: dict[str, Callable[[Question, str], bool]] = {
    "tile_to_name": by_name,
    "name_to_tile": called,
    "tile_series": in_series,
    "tile_spots": counted,
    "spots_to_tile": sums_up,
    "higher_pair": highest,
    "is_a_pair": is_pair,
    "legal_plays": playable,
    "who_wins": wins,
    "who_wins_single": wins,
    "who_wins_pair": wins,
    "what_pays": pays,
    "which_clause": says_so,
    "next_bank": holds_the_bank,
}


@pytest.mark.parametrize("kind", RIGHT)
def test_the_engine_finds_the_same_right_answers(kind: str) -> None:
    for question in made(kind):
        found = tuple(at for at, choice in enumerate(question.choices) if RIGHT[kind](question, choice.text))
        assert found == question.right, question
        assert question.mode == "many" or len(found) == 1


def test_pairs_in_order_are_in_the_order_of_their_numbers() -> None:
    for question in made("order_pairs"):
        numbers = [rank(question.choices[place].faces) for place in question.right]
        assert numbers == sorted(set(numbers))
        assert len(numbers) == 5


@pytest.mark.parametrize(("kind", "rules"), ASKED)
def test_choices_and_reasons_are_distinct_and_said(kind: str, rules: RuleSet) -> None:
    for question in made(kind, rules):
        assert (question.kind, question.rules) == (kind, rules)
        for told in ([choice.text for choice in question.choices], question.reasons, question.hints):
            assert len(set(told)) == len(told) > 1, question
            assert all(text.strip() and "{" not in text for text in told)


@pytest.mark.parametrize(("kind", "rules"), ASKED)
def test_a_seed_makes_the_same_question_again_and_others_differ(kind: str, rules: RuleSet) -> None:
    assert [GENERATORS[kind](seed, rules) for seed in SEEDS[:20]] == list(made(kind, rules)[:20])
    asked = {(question.prompt, question.faces, question.choices) for question in made(kind, rules)}
    assert len(asked) > 20


@pytest.mark.parametrize(("kind", "rules"), ASKED)
def test_every_concept_has_a_title(kind: str, rules: RuleSet) -> None:
    for question in made(kind, rules):
        assert concept_title(question.concept, rules) != question.concept


@pytest.mark.parametrize(("kind", "rules"), ASKED)
def test_hints_do_not_say_the_answer_and_the_last_keeps_it(kind: str, rules: RuleSet) -> None:
    for question in made(kind, rules)[:50]:
        rungs = ladder(question)
        assert len(rungs) >= 2
        assert all(hint.keep is None or set(question.right) < hint.keep for hint in rungs)
        assert question.mode != "one" or not any(question.reasons[question.right[0]] == hint.text for hint in rungs)


def test_questions_on_scoring_come_from_every_clause_and_its_mistakes() -> None:
    concepts = {question.concept for kind in ("what_pays", "which_clause") for question in made(kind)}
    assert concepts == {f"rule:clause_{clause}" for clause in "abcdefgh"}
    assert all(len(question.choices) == 4 for question in made("which_clause"))
    assert share("what_pays", lambda question: len(question.choices) == 4) > 0.8
    said = {reason for question in made("what_pays") for reason in question.reasons}
    for mistake in ("You forgot the bank", "half a bonus", "a whole bonus", "You missed the bonus", "wrong way round"):
        assert any(mistake in reason for reason in said), mistake


def share(kind: str, holds: Callable[[Question], bool]) -> float:
    return sum(map(holds, made(kind))) / len(made(kind))


def spots(faces: Tiles) -> int:
    return sum(tile.spots for tile in faces)


def test_confusable_pairs_come_more_often_than_chance_would_have_it() -> None:
    def against_the_spots(question: Question) -> bool:
        right, wrong = (question.choices[at].faces for at in (question.right[0], 1 - question.right[0]))
        return spots(wrong) > spots(right)

    assert 0.4 < share("higher_pair", against_the_spots) < 0.95


def test_wrong_tiles_tempt_by_their_spots() -> None:
    def same_spots(question: Question) -> bool:
        return len({choice.faces[0].spots for choice in question.choices}) < len(question.choices)

    assert share("name_to_tile", same_spots) > 0.5  # 13 of 21 faces have one to be mixed up with


def test_a_question_on_legal_plays_is_asked_in_every_way() -> None:
    assert {question.prompt for question in made("legal_plays")} == {
        "Which of these may you play? Choose every one.",
        "Which of these may you not play?",
        "Only one of these may be played. Which?",
    }
    sizes = {
        question.position.trick.size if question.position and question.position.trick else 0
        for question in made("legal_plays")
    }
    assert sizes == {0, 1, 2, 4}


def test_tricks_come_in_every_size_and_are_lost_in_every_way() -> None:
    concepts = {question.concept for kind in ("who_wins", "who_wins_single") for question in made(kind)}
    ways = ("off_series", "fewer_spots", "no_pair", "lower_pair", "no_two_pairs")
    assert concepts >= {f"rule:{way}" for way in ways}
    assert any("of equals" in reason for question in made("who_wins_single") for reason in question.reasons)
    assert any("traditional order" in reason for question in made("who_wins_single") for reason in question.reasons)


@pytest.mark.parametrize(
    "rules",
    [
        TienKow.russian(),
        TienKow.dominorules(),
        TienKow(single_rank="traditional"),
        TienKow(discards="face_down"),
        TienKow(equal_tiles="last_wins"),
        TienKow(must_follow_pair=False),
    ],
    ids=str,
)
@pytest.mark.parametrize("kind", fitting(RULES))
def test_other_rules_make_other_questions_that_are_right_too(kind: str, rules: TienKow) -> None:
    for seed in SEEDS[:15]:
        question = GENERATORS[kind](seed, rules)
        if question.position is None:
            continue
        assert question.position.rules == rules
        for at, choice in enumerate(question.choices):
            if kind == "legal_plays":
                legal = question.position.can_play(choice.faces)
                assert legal == ((at in question.right) != ("not play" in question.prompt))
            elif kind.startswith("who_wins"):
                trick = asked_trick(question)
                assert (trick.plays[at][0] == trick.winner) == (at in question.right)


def test_tiles_face_down_are_not_shown() -> None:
    made_down = [GENERATORS["who_wins_single"](seed, TienKow(discards="face_down")) for seed in SEEDS]
    down = [choice for question in made_down for choice in question.choices if "face down" in choice.text]
    assert down
    assert {choice.faces for choice in down} == {tiles("")}


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_asks_its_own_kinds_and_earlier_ones(lesson: str) -> None:
    asked = [question.kind for seed in range(20) for question in questions(lesson, seed)]
    names = list(LESSONS)
    known = {kind for name in names[: names.index(lesson) + 1] for kind in LESSONS[name]}
    assert set(LESSONS[lesson]) <= set(asked) <= known
    assert lesson == names[0] or set(asked) - set(LESSONS[lesson])


def test_questions_are_mixed_without_repeats_and_repeatable() -> None:
    asked = questions(GENERATORS, seed=3, n=40)
    assert len({(question.prompt, question.faces, question.position, question.choices) for question in asked}) == 40
    assert asked == questions(GENERATORS, seed=3, n=40)
    assert asked != questions(GENERATORS, seed=4, n=40)
    assert {question.kind for question in asked} == set(GENERATORS)


def test_each_tile_is_asked_once_before_there_are_no_more() -> None:
    assert {question.faces[0] for question in questions("tile_series", seed=1, n=21)} == set(Tile)
    assert {tile.series for tile in Tile} == set(Series)


@pytest.mark.parametrize(
    ("kinds", "n", "says"),
    [
        ("tile_series", 22, "22 different questions are too many: of these kinds there are about 21"),
        ("tile_serie", 5, "there are no questions called 'tile_serie'; there are tile_to_name, "),
        ([], 5, "name at least one kind of questions"),
        ("higher_pair", 0, "n cannot be 0: it is a whole number from 1 to 200"),
    ],
)
def test_what_cannot_be_asked_is_said(kinds: str | list[str], n: int, says: str) -> None:
    with pytest.raises(QuestionError) as error:
        questions(kinds, seed=1, n=n)
    assert str(error.value).startswith(says)
