"""What the tests of the engine build: hands around shown plays, tricks, rules from their text form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from tienkow_learn.engine import DECK, Event, Match, Outcome, Play, Round, TienKow, Tiles, Trick
from tienkow_learn.engine.observation import masked
from tienkow_learn.engine.play import read_play
from tienkow_learn.engine.rules import RuleSet, Turn, read_rules

TABLES = Path(__file__).parent / "tables"
TKS_11_RECORD = (Path(__file__).parent / "matches" / "tks-11.txt").read_text(encoding="utf-8")
TKS_11 = Match.parse(TKS_11_RECORD)
"""The four rounds of RULES 5.2, played."""
SIZES = range(8, 0, -1)


def rules_of(words: str) -> TienKow:
    """Rules from options as a table writes them: "equal_tiles=last_wins", or nothing for the defaults."""
    found = read_rules(f"TienKow {words}")
    assert isinstance(found, TienKow)
    return found


def game(words: str) -> RuleSet:
    """Rules of either game: "SkyNine surrender=only_if_unable"; without a name, of Tien Kow."""
    return read_rules(words) if words.startswith("SkyNine") else rules_of(words)


def with_options(base: TienKow | None = None, /, **options: object) -> TienKow:
    """Rules with options of any value, right or wrong."""
    return replace(base or TienKow(), **options)  # type: ignore[arg-type]


def table(name: str) -> list[list[str]]:
    """The rows of a table of the engine's."""
    return rows(TABLES / f"{name}.txt")


def rows(path: Path) -> list[list[str]]:
    """The rows of a table, cells between bars; lines that begin with # explain."""
    lines = path.read_text(encoding="utf-8").splitlines()
    told = [line for line in lines if line.strip() and not line.startswith("#")]
    return [[" ".join(cell.split()) for cell in line.split("|")] for line in told]


def outcome(row: Sequence[str]) -> Outcome:
    """The outcome that a row tells of: tricks, banker, winner, streak, bonuses ("supreme P0, mixed P1 x2")."""
    tricks, banker, winner, streak, bonuses = row
    a, b, c, d = score(tricks)
    events = tuple(_event(each.split()) for each in bonuses.split(",") if each)
    return Outcome((a, b, c, d), int(winner[1]), int(banker[1]), int(streak), events)


def _event(words: Sequence[str]) -> Event:
    kind, seat, *times = words
    return Event(kind, int(seat[1]), count=int(times[0][1:]) if times else 1)


def bare(rules: RuleSet, plays: Sequence[str], banker: int = 0, streak: int = 0, leader: int | None = None) -> Round:
    """One trick: every hand is what its seat plays, so that the round is over after it."""
    hands = [read_play(play).tiles for play in plays]
    return through(Round.start(rules, hands, banker, streak, leader), plays)


def through(start: Round, plays: Sequence[str]) -> Round:
    """A round after more plays."""
    for play in plays:
        start = start.play(play)
    return start


def tks_11_again(rules: RuleSet, most: int = 4, minutes: float = 0) -> Match:
    """As many rounds of TKS-11 as the rules let be played, at most so many, each in so many minutes."""
    at = Match(rules, TKS_11.seed)
    for done in TKS_11.rounds[:most]:
        if not at.is_over:
            at = at.finish(through(at.round, [str(play) for play in done.plays]), minutes)
    return at


def trick_of(rules: RuleSet, *plays: str, seen_by: int | None = None) -> Trick:
    """The trick that four plays make, or what a seat sees of it; the seats hold nothing else."""
    over = bare(rules, plays)
    return over.tricks[-1] if seen_by is None else masked(over.tricks[-1], seen_by)


def led(rules: RuleSet, faces: str) -> Trick:
    """The trick on the table once seat 0 has led these tiles."""
    lead = rules.combination(faces)
    assert lead
    return Trick.begin(0, lead)


def around(rules: RuleSet, plays: Sequence[str]) -> list[Tiles]:
    """The largest equal hands, of at most eight tiles, in which each seat may make the play it is shown to make."""
    shown = [read_play(play) for play in plays]
    turns = [Turn(play.tiles, trick) for play, trick in zip(shown, _tricks_before(rules, shown), strict=True)]
    return next(hands for size in SIZES if (hands := _filled(rules, turns, shown, size)))


def _tricks_before(rules: RuleSet, shown: Sequence[Play]) -> list[Trick | None]:
    at = [Round.start(rules, [play.tiles for play in shown])]
    for play in shown[:-1]:
        at.append(at[-1].play(play.tiles))
    return [each.trick for each in at]


def _filled(rules: RuleSet, turns: Sequence[Turn], shown: Sequence[Play], size: int) -> list[Tiles]:
    """Hands of a size, filled from the rest of the deck, the leader's last; nothing if the deck does not give them."""
    hands = [turn.hand for turn in turns]
    rest = DECK
    for hand in hands:
        rest = rest.without(hand)
    for seat in (1, 2, 3, 0):
        for tile in dict.fromkeys(rest) if seat else rest:
            for _ in range(rest.count(tile)):
                more = hands[seat] + (tile,)
                if len(more) <= size and rules.why_not(Turn(more, turns[seat].trick), shown[seat]) is None:
                    hands[seat], rest = more, rest.without((tile,))
    return hands if {len(hand) for hand in hands} == {size} else []


def score(text: str) -> tuple[int, ...]:
    """Totals as a table writes them: "-2 -4 +9 -3"."""
    return tuple(int(word) for word in text.split())
