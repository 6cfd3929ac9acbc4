"""The questions of guided examples. The engine says which answer is right, and why each other one is not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from tienkow_learn.engine.outcome import Outcome
from tienkow_learn.engine.play import SEATS, Play, Trick
from tienkow_learn.engine.reasons import Reason
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.rules.tien_kow.codes import TienKowCode
from tienkow_learn.engine.settlement import Payment, Settlement
from tienkow_learn.engine.tiles import Series, Tile, Tiles, tiles
from tienkow_learn.text.voice import ENGLISH, Voice

from .example import Example, ExampleError, Step
from .frames import positions


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer: its label and tiles, whether it is `right`, why, and the position that `follows` if it is played."""

    id: str
    label: str
    right: bool
    why: str
    faces: Tiles = Tiles()  # noqa: RUF009
    follows: Round | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with its choices; `again` says whether a wrong choice is taken back and another one tried."""

    prompt: str
    choices: tuple[Choice, ...]
    again: bool = False

    @property
    def answer(self) -> Choice:
        """The right choice."""
        return next(choice for choice in self.choices if choice.right)

    def choice(self, given: object) -> Choice | None:
        """The choice of an id, a label, or tiles; None if there is no such choice."""
        return next((each for each in self.choices if str(given) in (each.id, each.label, str(each.faces))), None)


def ask(example: Example, index: int, voice: Voice = ENGLISH) -> Asked:
    """The question of a step. ExampleError where the step has not what its kind needs."""
    here = _Place(example, index, voice.seated(example.seat, example.rules))
    step = here.step
    code = "highest" if step.ask == "higher" and len(step.choices) > 2 else step.ask  # noqa: PLR2004  of two, the stronger
    return Asked(step.question or here.voice.says(f"ask_{code}"), tuple(KINDS[step.ask](here)), step.ask in AGAIN)


@dataclass(frozen=True, slots=True)
class _Place:
    """A step of an example, with what its question needs of it."""

    example: Example
    index: int
    voice: Voice

    @property
    def step(self) -> Step:
        return self.example.steps[self.index]

    @property
    def trick(self) -> Trick:
        after = positions(self.example, self.index)[1]
        if after is None or after.trick or not after.tricks:
            raise self.lacks("a full trick")
        return after.tricks[-1]

    @property
    def turn(self) -> Round:
        before = positions(self.example, self.index)[0]
        if before is None or before.to_move != self.example.seat:
            raise self.lacks("the learner's turn")
        return before

    @property
    def over(self) -> Round:
        after = positions(self.example, self.index)[1]
        if after is None or not after.is_over or self.step.payer not in SEATS:
            raise self.lacks("a round that is over, and a payer")
        return after

    @property
    def choices(self) -> tuple[Tiles, ...]:
        if len(self.step.choices) < 2:  # noqa: PLR2004
            raise self.lacks("two or more choices")
        return tuple(map(tiles, self.step.choices))

    def lacks(self, needed: str) -> ExampleError:
        place = f"step {self.index + 1}"
        return ExampleError("example_lacks", name=self.example.name, place=place, ask=self.step.ask, needed=needed)

    def played_out(self, chosen: Tiles) -> Round:
        """What follows a play: the others go on as the example has it where they may, to the end of the trick."""
        after = self.turn.play(chosen)
        script = chain(self.step.plays[1:], *(step.plays for step in self.example.steps[self.index + 1 :]))
        while after.trick:
            scripted = next(script, None)
            fits = scripted is not None and after.can_play(scripted)
            after = after.play(scripted if scripted and fits else after.legal_plays()[0])
        return after


def _winner(here: _Place) -> Iterator[Choice]:
    trick, now = here.trick, positions(here.example, here.index)[1]
    for seat, play in trick.plays:
        person = "you" if seat == here.example.seat else "other"
        wins = here.voice.says(f"ask_winner_{person}", name=here.voice.seat(seat), tiles=here.voice.tiles(play.tiles))
        lost = now and now.lost_because(seat)
        why = here.voice.explain(lost) if lost else wins
        yield Choice(f"seat-{seat}", here.voice.seat(seat), seat == trick.winner, why, play.tiles)


def _legal(here: _Place) -> Iterator[Choice]:
    for chosen in here.choices:
        reason = here.turn.why_not(chosen)
        why = (
            here.voice.explain(reason) if reason else here.voice.says("ask_legal_right", tiles=here.voice.tiles(chosen))
        )
        yield Choice(str(chosen), here.voice.tiles(chosen), reason is None, why, chosen)


def _wins(here: _Place) -> Iterator[Choice]:
    for chosen in here.choices:
        reason, follows = here.turn.why_not(chosen), None
        if reason is None:
            follows = here.played_out(chosen)
            reason = follows.lost_because(here.example.seat)
        why = (
            here.voice.explain(reason) if reason else here.voice.says("ask_wins_right", tiles=here.voice.tiles(chosen))
        )
        yield Choice(str(chosen), here.voice.tiles(chosen), reason is None, why, chosen, follows)


def _pair(here: _Place) -> Iterator[Choice]:
    of = here.step.of
    if len(of) != 2:  # noqa: PLR2004
        raise here.lacks("two tiles in `of`")
    found = here.example.rules.combination(of)
    why = _is_pair(here, of, found.rank) if found else here.voice.explain(Reason.of(TienKowCode.NOT_A_PAIR, tiles=of))
    yield Choice("yes", here.voice.says("ask_yes"), found is not None, why)
    yield Choice("no", here.voice.says("ask_no"), found is None, why)


def _is_pair(here: _Place, faces: Tiles, rank: int) -> str:
    return here.voice.says("ask_pair_is", tiles=here.voice.tiles(faces), rank=rank)


def _higher(here: _Place) -> Iterator[Choice]:
    rules = here.example.rules
    sets = [each for each in map(rules.combination, here.choices) if each]
    if len(sets) != len(here.choices):
        raise here.lacks("choices that are pairs")
    best = min(sets, key=lambda each: each.rank)
    for each in sets:
        trick = Trick.begin(0, best).joined(1, Play(each.tiles), None)
        right = each.rank == best.rank
        lost = None if right else rules.lost_because(trick, 1)
        why = here.voice.explain(lost) if lost else _is_pair(here, each.tiles, each.rank)
        yield Choice(str(each.tiles), here.voice.tiles(each.tiles), right, why, each.tiles)


def _series(here: _Place) -> Iterator[Choice]:
    if len(here.step.of) != 1:
        raise here.lacks("one tile in `of`")
    tile = here.step.of[0]
    odd = ", ".join(str(each) for each in Tile if each.series is Series.CIVIL and each.high != each.low)
    code = "double" if tile.high == tile.low else tile.series.value
    why = here.voice.says(f"ask_series_{code}", tile=here.voice.named(here.step.of), odd=odd)
    for series in Series:
        yield Choice(series.value, here.voice.series(series), tile.series is series, why)


def _pays(here: _Place) -> Iterator[Choice]:
    """What a seat pays the winner for what it won, bonuses aside; a wrong number is told by the mistake behind it."""
    now, seat = here.over, here.step.payer
    outcome, won = now.outcome, now.settlement().of_event(None)
    line = next(each for each in won if seat in (each.payer, each.payee))
    right, wrong = _for_won(now.settlement(), seat), dict(_mistaken(now, seat))
    for given in here.step.choices:
        points = int(given) if given.lstrip("-").isdecimal() else None
        why = here.voice.explain(line) if points == right else _mistake(here, outcome, line, wrong.get(points))
        yield Choice(given, _pays_label(here, points, here.voice.seat(seat)), points == right, why)


def _mistaken(now: Round, seat: int) -> Iterator[tuple[int | None, str]]:
    for slip in reversed(list(now.rules.slips(now.outcome, seat))):
        points = slip.points
        yield _for_won(slip.rules.settle(slip.outcome), seat) if points is None else points, slip.code


def _for_won(settled: Settlement, seat: int) -> int:
    """What a seat pays for its tricks; less than 0 if it is paid."""
    return sum(each.costs(seat) for each in settled.of_event(None))


def _mistake(here: _Place, outcome: Outcome, line: Payment, code: str | None) -> str:
    if code is None:
        return here.voice.explain(line)
    seat, seats = here.step.payer, here.voice.seats
    won, bank = here.voice.count(here.example.rules, outcome.tally[seat]), seats[outcome.banker]
    values = {"seat": seats[seat], "won": won, "winner": seats[outcome.winner], "banker": bank}
    return here.voice.says(f"slip_{code}", **values, round=str(outcome.streak + 1))


def _pays_label(here: _Place, points: int | None, name: str) -> str:
    if not points:
        return here.voice.says("ask_pays_nothing")
    return (
        here.voice.says("ask_pays_points", points=points)
        if points > 0
        else here.voice.says("ask_pays_gets", name=name, points=-points)
    )


KINDS = {"winner": _winner, "legal": _legal, "wins": _wins, "pair": _pair, "higher": _higher, "series": _series}
KINDS |= {"pays": _pays}
"""The kinds of questions: who wins; what may be played; what wins; a pair or not; which is higher; series; payments."""
AGAIN = ("legal", "wins")
"""The kinds in which a play is chosen."""
