"""What is certain, counted otherwise than the players count it. Nothing here comes from `players`.

Up to four tiles every hand that one of the others may hold is tried, with every reply, against every order of leads;
with more tiles, what no unseen tiles beat at all. Of two tiles, too, every deal is played to its end by everybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations, product
from typing import Any

from tienkow_learn.engine import Combination, Play, Round, Tiles, Trick
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.rules import RuleSet, Turn

SHORT = 4
"""Tiles in hand up to which every hand is tried."""


def takes(rules: RuleSet, turn: Turn, play: Play) -> bool:
    """Whether a reply takes the trick as it stands."""
    made = None if play.surrendered else rules.judged(turn, play.tiles)
    return made is not None and turn.trick is not None and rules.beats(made, turn.trick.best, turn.trick.lead)


def led(seat: int, lead: Combination) -> Trick:
    """A trick that a seat has led to."""
    return Trick(seat, ((seat, Play(lead.tiles)),), seat, lead, lead)


def leads(rules: RuleSet, hand: Tiles) -> list[Combination]:
    """What a hand may lead in mid-round."""
    made = (rules.combination(play.tiles) for play in rules.legal_plays(Turn(hand, won=1)))
    return [each for each in made if each]


def orders(rules: RuleSet, hand: Tiles) -> Iterator[tuple[Combination, ...]]:
    """Every order of leads that uses a hand up."""
    if not hand:
        yield ()
        return
    for lead in leads(rules, hand):
        yield from ((lead, *rest) for rest in orders(rules, hand.without(lead.tiles)))


def sets_among(unseen: Tiles, size: int) -> tuple[Tiles, ...]:
    """Every so many of the unseen tiles, by face."""
    return tuple(map(Tiles.in_order, dict.fromkeys(combinations(unseen, size))))


@dataclass(frozen=True)
class Counter:
    """Counts for one observation, its seat to move."""

    seen: Observation
    short: int = SHORT
    tried: dict[tuple[int, Tiles], bool] = field(default_factory=dict)
    beaten: dict[Combination, bool] = field(default_factory=dict)
    strong: list[tuple[int, Tiles]] = field(default_factory=list)

    def certain(self) -> set[Play]:
        """The legal plays that win the trick for certain, and after which every trick that is left can be won."""
        legal = [play for play in self.seen.legal_plays() if not play.call]
        return {play for play in legal if self.wins_all(play)}

    def wins_all(self, play: Play) -> bool:
        rules, seen = self.seen.rules, self.seen
        made, kept = rules.judged(seen.turn, play.tiles), seen.hand.without(play.tiles)
        if play.surrendered or made is None or (seen.trick and not takes(rules, seen.turn, play)):
            return False
        closes = seen.trick is not None and rules.closes(seen.turn, made)
        first = seen.trick.joined(seen.seat, play, made, closes=closes) if seen.trick else led(seen.seat, made)
        if len(seen.hand) > self.short:
            return self._plainly(first) and self.leads_out(kept)
        return any(self._stands((first, *(led(seen.seat, each) for each in rest))) for rest in orders(rules, kept))

    def _plainly(self, trick: Trick) -> bool:
        """Whether no unseen tiles at all take a trick, or nobody is left to play to it."""
        if trick.is_full or trick.closed:
            return True
        turns = ((each, Turn(each, trick, 1, held=9)) for each in sets_among(self.seen.unseen, trick.size))
        return not any(takes(self.seen.rules, turn, Play(each)) for each, turn in turns)

    def leads_out(self, hand: Tiles, *, ended: bool = False) -> bool:
        """Whether a hand can be led out with nothing drawn; one lead of it may be safe as the last alone."""
        if not hand:
            return True
        for lead in leads(self.seen.rules, hand):
            rest = hand.without(lead.tiles)
            if lead.tiles[0] is hand[0] and (
                (self._unbeaten(lead) and self.leads_out(rest, ended=ended))
                or (not ended and self._ends_with(lead) and self.leads_out(rest, ended=True))
            ):
                return True
        return False

    def _ends_with(self, lead: Combination) -> bool:
        """Whether nobody takes a lead of the last trick, having won no more than now."""
        trick, rules = led(self.seen.seat, lead), self.seen.rules
        turns = (
            Turn(faces, trick, self.seen.tally[seat]) for seat in self._others for faces in self._by_size(trick.size)
        )
        return not any(takes(rules, turn, Play(turn.hand)) for turn in turns)

    def _by_size(self, size: int) -> tuple[Tiles, ...]:
        return sets_among(self.seen.unseen, size)

    def _unbeaten(self, lead: Combination) -> bool:
        if lead not in self.beaten:
            self.beaten[lead] = not self._plainly(led(self.seen.seat, lead))
        return not self.beaten[lead]

    def _stands(self, tricks: tuple[Trick, ...]) -> bool:
        """Whether no hand of any other seat takes one of these tricks, whatever it plays before."""
        if self._plainly(tricks[0]) and all(self._unbeaten(trick.lead) for trick in tricks[1:]):
            return True
        known: dict[Any, bool] = {}
        held = ((seat, hand) for seat in self._others for hand in self._hands(seat))
        for seat, hand in (*self.strong, *held):
            ahead = tricks[1:] if tricks[0].play_of(seat) else tricks
            if self._takes_one(min(1, self.seen.tally[seat]), hand, ahead, known) and self.possible(seat, hand):
                self.strong[:] = [(seat, hand), *self.strong[:9]]
                return False
        return True

    @cached_property
    def _others(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(4) if seat != self.seen.seat)

    @cached_property
    def _sets(self) -> dict[int, tuple[Tiles, ...]]:
        return {count: sets_among(self.seen.unseen, count) for count in set(self.seen.counts)}

    def _hands(self, seat: int) -> tuple[Tiles, ...]:
        return self._sets[self.seen.counts[seat]]

    def _takes_one(self, won: int, hand: Tiles, tricks: tuple[Trick, ...], known: dict[Any, bool]) -> bool:
        """Whether some replies of a hand to all these tricks take one of them."""
        asked = won, len(tricks), hand
        if asked not in known:
            known[asked] = bool(tricks) and self._takes_now(won, hand, tricks, known)
        return known[asked]

    def _takes_now(self, won: int, hand: Tiles, tricks: tuple[Trick, ...], known: dict[Any, bool]) -> bool:
        turn, rules = Turn(hand, tricks[0], won), self.seen.rules
        replies = rules.legal_plays(turn)
        return any(takes(rules, turn, each) for each in replies) or any(
            self._takes_one(won, hand.without(each.tiles), tricks[1:], known) for each in replies
        )

    def possible(self, seat: int, hand: Tiles) -> bool:
        """Whether a seat can hold this hand, by all that it and the others have played."""
        asked = seat, hand
        if asked not in self.tried:
            self.tried[asked] = self.may_hold(seat, hand) and self._deals(seat, hand)
        return self.tried[asked]

    def may_hold(self, seat: int, hand: Tiles) -> bool:
        """Whether a seat could have given these replies with this hand left."""
        return all(self.seen.rules.why_not(turn_with(turn, hand), play) is None for turn, play in self._answers[seat])

    @cached_property
    def _answers(self) -> dict[int, list[tuple[Turn, Play]]]:
        """The open replies of each seat, with the turn: what is known that it held then, beside what it holds now."""
        found: dict[int, list[tuple[Turn, Play]]] = {seat: [] for seat in range(4)}
        tricks = self.seen.all_tricks
        for number, trick in enumerate(tricks):
            now = Trick(trick.leader, trick.plays[:1], trick.leader, trick.lead, trick.lead)
            for seat, play in trick.plays[1:]:
                later = [each.tiles for at in tricks[number:] if (each := at.play_of(seat))]
                turn = Turn(Tiles(tile for each in later for tile in each), now, 1)
                if play.tiles:
                    found[seat].append((turn, play))
                made = self.seen.rules.judged(turn, play.tiles) if takes(self.seen.rules, turn, play) else None
                now = now.joined(seat, play, made)
        return found

    def _deals(self, seat: int, hand: Tiles) -> bool:
        """Whether the other unseen tiles can lie with the other two, and face down."""
        if not any(self._answers[other] for other in self._others if other != seat):
            return True
        one, two = (other for other in self._others if other != seat)
        rest = self.seen.unseen.without(hand)
        for first in sets_among(rest, self.seen.counts[one]):
            if self.may_hold(one, first):
                left = rest.without(first)
                if any(self.may_hold(two, each) for each in sets_among(left, self.seen.counts[two])):
                    return True
        return False


def turn_with(turn: Turn, hand: Tiles) -> Turn:
    """A turn of a hand of which some tiles have been played since."""
    return Turn(Tiles((*turn.hand, *hand)), turn.trick, turn.won)


def wins_the_end(at: Round, play: Play) -> bool:
    """Whether a seat with two tiles wins the last trick after a play, however the tiles lie and whoever leads."""
    seat = at.to_move
    assert seat is not None
    seen = at.observe(seat)
    counter = Counter(seen)
    return all(_always(deal.play(play), seat) for deal in deals(at, counter))


def deals(at: Round, counter: Counter) -> Iterator[Round]:
    """Every round that a seat may be in, as it sees it."""
    seen = counter.seen
    a, b, c = counter._others
    for first, second in product(counter._hands(a), counter._hands(b)):
        if seen.unseen.holds((*first, *second)):
            rest = seen.unseen.without((*first, *second))
            for third in sets_among(rest, seen.counts[c]):
                held = {seen.seat: seen.hand, a: first, b: second, c: third}
                if all(counter.may_hold(other, held[other]) for other in (a, b, c)):
                    yield replace(at, hands=(held[0], held[1], held[2], held[3]))


def _always(at: Round, seat: int) -> bool:
    if at.is_over:
        return at.winner == seat
    after = (_always(at.play(play), seat) for play in at.legal_plays())
    return any(after) if at.to_move == seat else all(after)
