"""What each reason claims, checked by the engine alone: nothing here comes from `players`."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations

from tests.players.counter import Counter, led, sets_among, takes, wins_the_end
from tienkow_learn.engine import Combination, Play, Round, Tile, Tiles, Trick
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.outcome import Outcome
from tienkow_learn.engine.rules import RuleSet, Turn

SHORT = 4


@dataclass(frozen=True)
class View:
    """A moment of a round, and a play that was explained."""

    at: Round
    play: Play

    @cached_property
    def seat(self) -> int:
        assert self.at.to_move is not None
        return self.at.to_move

    @cached_property
    def seen(self) -> Observation:
        return self.at.observe(self.seat)

    @cached_property
    def counter(self) -> Counter:
        return Counter(self.seen)

    @cached_property
    def kept(self) -> Tiles:
        return self.seen.hand.without(self.play.tiles)

    @property
    def rules(self) -> RuleSet:
        return self.at.rules

    @cached_property
    def legal(self) -> tuple[Play, ...]:
        return self.at.legal_plays()

    def takes(self, play: Play) -> bool:
        return self.at.trick is None or takes(self.rules, self.at.turn, play)

    @cached_property
    def taking(self) -> list[Play]:
        return [each for each in self.legal if self.takes(each)]

    def rank(self, play: Play) -> int:
        made = self.rules.judged(self.at.turn, play.tiles)
        assert made
        return made.rank

    @cached_property
    def cheaper(self) -> list[Play]:
        return [each for each in self.taking if self.rank(each) > self.rank(self.play)]

    def against(self, face: Tile) -> int:
        """How many unseen tiles beat a tile that is led."""
        trick = led(self.seat, self.rules.single(face))
        return sum(
            takes(self.rules, Turn(Tiles((each,)), trick, 1, held=9), Play(Tiles((each,)))) for each in self.seen.unseen
        )

    def sum(self, play: Play) -> int:
        return sum(map(self.against, play.tiles))

    def trick_after(self, play: Play) -> Trick:
        """The trick with this play in it."""
        made = self.rules.judged(self.at.turn, play.tiles)
        assert made
        if self.at.trick is None:
            return led(self.seat, made)
        return self.at.trick.joined(self.seat, play, made, closes=self.rules.closes(self.at.turn, made))

    def beaten_by(self, trick: Trick) -> Iterator[tuple[int, Tiles]]:
        """Who may take a trick, and with what: as far as each may hold it."""
        if trick.closed:
            return
        left = len(self.seen.hand)
        for seat in (seat for seat in range(4) if trick.play_of(seat) is None):
            for faces in sets_among(self.seen.unseen, trick.size):
                held = 0 if left == trick.size else 9
                turn = Turn(faces, trick, self.seen.tally[seat], held=held)
                if takes(self.rules, turn, Play(faces)) and self._may(seat, faces):
                    yield seat, faces

    def _may(self, seat: int, faces: Tiles) -> bool:
        if not self.counter.may_hold(seat, faces):
            return False
        if self.seen.counts[seat] > SHORT:
            return True
        hands = (hand for hand in sets_among(self.seen.unseen, self.seen.counts[seat]) if hand.holds(faces))
        return any(self.counter.possible(seat, hand) for hand in hands)

    def unbeatable(self, play: Play) -> bool:
        return self.takes(play) and not any(self.beaten_by(self.trick_after(play)))

    def deals(self, count: int, seed: int = 1) -> Iterator[Round]:
        """So many rounds that look alike from the seat, if chance finds them."""
        chance = random.Random(seed)
        for _ in range(20 * count):
            other = dealt_anew(self.at, self.seat, chance)
            if all(by == self.seat or self.counter.may_hold(by, hand) for by, hand in enumerate(other.hands)):
                yield other
                count -= 1
            if not count:
                return

    def ends(self, count: int = 6, *, beaten: bool = False) -> Iterator[Round]:
        """Ends of the round after the play, the others taking no trick if they need not, or any that they can."""
        for deal in self.deals(count):
            yield played(deal.play(self.play), self.seat, beaten=beaten)

    def won(self) -> list[Round]:
        """Ends of the round in which the play wins its trick; more are tried where it seldom does."""
        number = len(self.at.tricks)
        tried = ([end for end in self.ends(tries) if end.tricks[number].winner == self.seat] for tries in (8, 400))
        return next(filter(None, tried), [])

    def brings(self, end: Round, seat: int) -> int:
        """What the events of a seat in this trick pay it."""
        number, outcome = len(self.at.tricks) + 1, end.outcome
        own = [each for each in outcome.events if (each.trick, each.seat) == (number, seat)]
        bonus = [each for each in own if each.kind in {kind for kind, _ in self.rules.bonuses}]
        without = replace(outcome, events=tuple(each for each in outcome.events if each not in bonus))
        return end.settlement().totals[seat] - self.rules.settle(without).totals[seat]


def dealt_anew(at: Round, seat: int, chance: random.Random) -> Round:
    """The round with all that a seat cannot see dealt anew."""
    pool = list(at.observe(seat).unseen)
    chance.shuffle(pool)

    def turned(by: int, play: Play) -> Play:
        return replace(play, tiles=Tiles(pool.pop() for _ in play.tiles)) if play.hidden and by != seat else play

    def anew(trick: Trick) -> Trick:
        return replace(trick, plays=tuple((by, turned(by, play)) for by, play in trick.plays))

    a, b, c, d = (hand if by == seat else Tiles(pool.pop() for _ in hand) for by, hand in enumerate(at.hands))
    return replace(at, hands=(a, b, c, d), trick=at.trick and anew(at.trick), tricks=tuple(map(anew, at.tricks)))


def played(at: Round, seat: int, *, beaten: bool) -> Round:
    """The round at its end; the seat leads and plays what comes first, and takes what it can."""
    while at.to_move is not None:
        legal = at.legal_plays()
        able = [play for play in legal if at.trick is None or takes(at.rules, at.turn, play)]
        loses = [play for play in legal if play not in able]
        wants = at.to_move == seat or beaten
        at = at.play((able or legal)[0] if wants else (loses or legal)[-1])
    return at


def fewest(view: View, faces: Tiles) -> int:
    return min(map(view.against, faces), default=99)


def _declares(view: View) -> bool:
    after = view.at.play(view.play)
    lines = [line for line in after.settlement().payments if line.payee == view.seat]
    return after.is_over and after.winner == view.seat and len(lines) == 3 and all(line.points > 0 for line in lines)


def _may_pass(view: View) -> bool:
    return view.rules.may_declare(view.seen.hand) and not view.at.play(view.play).is_over


def _pays(view: View) -> bool:
    each = [view.brings(end, view.seat) > 0 for beaten in (False, True) for end in view.ends(4, beaten=beaten)]
    return all(each)


def _may_pay(view: View) -> bool:
    return any(view.brings(end, view.seat) > 0 for tries in (20, 400) for end in view.ends(tries))


def _wins_all(view: View) -> bool:
    if len(view.seen.hand) <= SHORT:
        return view.play in view.counter.certain()
    plainly = view.unbeatable(view.play) and view.counter.leads_out(view.kept)
    return plainly or Counter(view.seen, short=len(view.seen.hand)).wins_all(view.play)


def _draws(view: View) -> bool:
    rest = view.counter.leads_out(view.kept)
    return _wins_all(view) and not rest if len(view.seen.hand) <= SHORT else not rest


def _ends(view: View) -> bool:
    return len(view.seen.hand) != 2 or wins_the_end(view.at, view.play)


def _together(view: View) -> bool:
    deals = list(view.deals(80))

    def safe(lead: Combination) -> float:
        trick = led(view.seat, lead)
        hands = [[hand for by, hand in enumerate(deal.hands) if by != view.seat] for deal in deals]
        return sum(not any(_takes_it(view.rules, hand, trick) for hand in each) for each in hands) / len(deals)

    whole = view.rules.combination(view.play.tiles)
    assert whole
    alone = max(safe(view.rules.single(face)) for face in view.play.tiles)
    return alone < 1 and safe(whole) > alone - 0.15


def _takes_it(rules: RuleSet, hand: Tiles, trick: Trick) -> bool:
    turn = Turn(hand, trick, 1)
    return any(takes(rules, turn, play) for play in rules.legal_plays(turn))


def _needs_a_set(view: View) -> bool:
    found = (faces for _, faces in view.beaten_by(view.trick_after(view.play)))
    return view.play.size > 1 and all(
        any(view.rules.combination(part) for size in range(2, len(faces) + 1) for part in sets_among(faces, size))
        for faces in found
    )


def _ends_better(view: View) -> bool:
    if len(view.kept) != 1 or not view.play.size:
        return False
    last = Play(view.kept)
    for deal in view.deals(3):
        both = [played(deal, view.seat, beaten=False) for deal in (deal.play(view.play), deal.play(last))]
        one, other = (end.settlement().totals[view.seat] for end in both)
        if one <= other:
            return False
    return not any(view.beaten_by(led(view.seat, view.rules.single(view.kept[0]))))


def _might_be_caught(view: View) -> bool:
    tile, other = view.play, Play(view.kept)
    for deal in view.deals(150):
        now = deal.play(other)
        while now.trick is not None:
            legal = now.legal_plays()
            now = now.play(next((play for play in legal if not takes(now.rules, now.turn, play)), legal[0]))
        if now.to_move != view.seat:
            continue
        end = played(now.play(tile), view.seat, beaten=True)
        if end.tricks[-1].closed and any(line.payer == view.seat for line in end.settlement().payments):
            return True
    return False


def _catches(view: View) -> bool:
    trick = view.trick_after(view.play)
    if not trick.closed or view.kept:
        return False
    end = played(view.at.play(view.play), view.seat, beaten=True)
    caught = [each for each in end.outcome.events if each.kind.startswith("caught")]
    return end.winner == view.seat and [each.seat for each in caught] == [trick.leader]


def _pays_if_it_wins(view: View) -> bool:
    won = [view.brings(end, view.seat) > 0 for end in view.won()]
    return bool(won) and all(won)


def _denies(view: View) -> bool:
    trick = view.at.trick
    assert trick
    won = view.won()
    return bool(won) and not any(view.brings(end, trick.leader) > 0 for end in won)


def _wins_surely(view: View) -> bool:
    return view.unbeatable(view.play) and not all(map(view.unbeatable, view.cheaper))


def _rivals(view: View, play: Play) -> int:
    trick = view.trick_after(play)
    turns = (Turn(faces, trick, 1, held=9) for faces in sets_among(view.seen.unseen, trick.size))
    return sum(takes(view.rules, turn, Play(turn.hand)) for turn in turns)


def _leads_pay(view: View) -> bool:
    """Whether a set that is kept pays whoever wins, once the lead is won."""
    for deal in view.deals(20):
        now = deal.play(view.play)
        while now.trick is not None:
            legal = now.legal_plays()
            now = now.play(next((play for play in legal if not takes(now.rules, now.turn, play)), legal[0]))
        if now.to_move == view.seat:
            sets = [play for play in now.legal_plays() if play.size > 1]
            return any(_pays(View(now, play)) for play in sets)
    return False


def _nothing_costs(view: View) -> bool:
    seen, other = view.seen, (view.seat + 1) % 4

    def loses(more: int) -> int:
        a, b, c, d = (n + (by == other) + more * (by == view.seat) for by, n in enumerate(seen.tally))
        return view.rules.settle(Outcome((a, b, c, d), other, seen.banker, seen.streak)).totals[view.seat]

    return not seen.tally[view.seat] and loses(0) < loses(1) and not view.cheaper


def _single_wins_nothing(view: View) -> bool:
    """Whether a single last tile has to be given up by who has won nothing, whatever it is."""
    singles = [each for each in view.rules.combinations() if len(each.tiles) == 1]
    turns = [Turn(each.tiles, led(0, other), 0) for each in singles for other in singles]
    return _nothing_costs(view) and all(play.surrendered for turn in turns for play in view.rules.legal_plays(turn))


def _breaks(view: View, play: Play) -> bool:
    hand, kept = view.seen.hand, view.seen.hand.without(play.tiles)
    parts = {tuple(each) for size in (2, 3, 4) for each in combinations(hand, size)}
    listed = {each.tiles for each in view.rules.combinations()}
    return any(Tiles(each) in listed and not kept.holds(each) and not play.tiles.holds(each) for each in sorted(parts))


def _breaks_nothing(view: View) -> bool:
    return not _breaks(view, view.play) and any(_breaks(view, each) for each in view.legal)


def _keeps_catcher(view: View) -> bool:
    singles = [each for each in view.rules.combinations() if len(each.tiles) == 1 and each.tiles[0] in view.seen.unseen]
    for face in set(view.kept):
        for each in singles:
            turn = Turn(Tiles((face,)), led(0, each), 1, tricks=view.seen.tricks, shown=view.seen.aside)
            closes = takes(view.rules, turn, Play(turn.hand)) and view.rules.closes(turn, view.rules.single(face))
            if closes and any(_is_weaker(view, face, other) for other in view.play.tiles):
                return True
    return False


def _is_weaker(view: View, face: Tile, other: Tile) -> bool:
    one, two = view.rules.single(face), view.rules.single(other)
    return view.against(face) > view.against(other) or (one.kind == two.kind and one.rank > two.rank)


def _weakest(view: View, among: list[Play]) -> bool:
    return all(view.sum(each) <= view.sum(view.play) for each in among)


CLAIMS: dict[str, Callable[[View], bool]] = {
    "only_play": lambda view: view.legal == (view.play,),
    "declare": _declares,
    "pass": _may_pass,
    "lead_paying": _pays,
    "lead_may_pay": _may_pay,
    "certain": _wins_all,
    "draw_out": _draws,
    "certain_after": _wins_all,
    "certain_end": _ends,
    "lead_unbeatable": lambda view: view.unbeatable(view.play),
    "lead_together": _together,
    "lead_as_set": _needs_a_set,
    "lead_strongest": lambda view: fewest(view, view.play.tiles) <= fewest(view, view.seen.hand),
    "keep_the_end": _ends_better,
    "not_last": _might_be_caught,
    "entry_kept": lambda view: fewest(view, view.kept) < fewest(view, view.play.tiles),
    "save_the_last": lambda view: len(view.kept) == 1 and fewest(view, view.kept) < fewest(view, view.play.tiles),
    "catch": _catches,
    "catch_lead": lambda view: view.trick_after(view.play).closed,
    "win_paying": _pays_if_it_wins,
    "win_denies": _denies,
    "sure_win": _wins_surely,
    "surer_win": lambda view: any(_rivals(view, each) > _rivals(view, view.play) for each in view.cheaper),
    "win_to_lead": _leads_pay,
    "first_win": _nothing_costs,
    "entry_needed": _single_wins_nothing,
    "cheapest_win": lambda view: view.takes(view.play) and not view.cheaper,
    "keep_pair": _breaks_nothing,
    "keep_catcher": _keeps_catcher,
    "cannot_win": lambda view: not view.taking,
    "cannot_win_low": lambda view: not view.taking and _weakest(view, list(view.legal)),
    "let_it_go": lambda view: any(view.kept.holds(each.tiles) for each in view.taking),
    "weakest_go": lambda view: _weakest(view, [each for each in view.legal if each not in view.taking]),
    "gives_up": lambda view: not view.takes(view.play),
    "takes_it": lambda view: view.takes(view.play),
    "best_rest": lambda view: bool(view.cheaper) and all(view.sum(each) < view.sum(view.play) for each in view.cheaper),
}
