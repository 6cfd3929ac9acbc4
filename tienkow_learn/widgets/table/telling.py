"""What the table tells in words: the note, the live line, who won and why, the settlement, the review."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from tienkow_learn.engine.match import Match
from tienkow_learn.engine.play import DECLARE, SEATS, Trick
from tienkow_learn.engine.settlement import Settlement
from tienkow_learn.text import signed
from tienkow_learn.text.settling import clause_name, earned_from
from tienkow_learn.text.voice import ENGLISH, Voice

from .game import Game

Element = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells of a `game` to its learner."""

    game: Game
    voice: Voice = ENGLISH

    def __post_init__(self) -> None:
        object.__setattr__(self, "voice", self.voice.seated(self.game.seat, self.game.round.rules))

    def note(self) -> tuple[str, ...]:
        """The note box: what to do now; in a whole round also what the bank costs, and how much is unseen."""
        now = self.game.round
        do = self.voice.explain(now.rules.duty(now.turn)) if self.game.yours else self.headline()
        more = (self.stake(), self.worth())
        if any(more):
            return (do, *filter(None, more))
        return (do,) if self.game.tricks or now.is_over else (do, *self._bank_and_unseen())

    def stake(self) -> str:
        """What the trick on the table decides beside itself, when the learner is to reply to it."""
        reason = self.game.round.rules.at_stake(self.game.observation.turn) if self.game.yours else None
        return self.voice.explain(reason) if reason else ""

    def worth(self) -> str:
        """What the learner wins by declaring, where that is possible."""
        if not (self.game.yours and self.game.round.can_play(DECLARE)):
            return ""
        settled = self.game.round.play(DECLARE).settlement()
        return self.voice.says("play_declare_worth", points=settled.totals[self.game.seat])

    def _bank_and_unseen(self) -> tuple[str, str]:
        now = self.game.round
        kept = "play_bank_kept" if now.streak else "play_bank"
        told, number = now.rules.bank(now.streak)
        bank = self.voice.says(f"{kept}_{told}", now.banker, points=number, factor=number, times=now.streak)
        known = now.number or now.is_first_trick
        number = now.number + (now.trick is None)
        code = "play_unseen" if known else "play_unseen_some"
        return bank, self.voice.says(code, number=number, count=len(self.game.observation.unseen))

    def headline(self) -> str:
        """The news in one line: a trick won, or whose turn it is."""
        if self.game.last:
            return self.won(self.game.last)
        if self.game.round.declarer is not None:
            return self.voice.says("play_declared", self.game.round.declarer)
        at = self.game.round.to_move
        return "" if at is None else self.voice.says("play_wait", name=self.voice.seat(at))

    def won(self, trick: Trick) -> str:
        """Who wins a trick, and with what."""
        return self.voice.says("play_won", trick.winner, tiles=self.voice.set(trick.best))

    def why(self, trick: Trick) -> Iterator[Element]:
        """Why seats do not win a trick: a line for each reason, with the seats that it holds for."""
        lines: dict[str, list[str]] = {}
        for seat, _ in trick.plays:
            reason = self.game.observation.lost_because(seat)
            if reason:
                lines.setdefault(self.voice.explain(reason), []).append(self.voice.seat(seat))
        for line, names in lines.items():
            told = self.voice.says("play_who_why", name=", ".join(names), why=line)
            yield {"t": "text", "text": told, "tone": "note"}

    def panel(self) -> list[Element]:
        """What stands below the table: at the end of a round the score, before that the last trick."""
        if self.game.round.is_over and self.game.is_over:
            return list(self.result())
        trick = self.game.last
        if trick is None:
            return []
        earned = ({"t": "text", "text": text, "tone": "note"} for text in self.earned())
        return [{"t": "text", "text": self.won(trick), "tone": "good"}, *self.why(trick), *earned]

    def earned(self) -> Iterator[str]:
        """A sentence for each bonus that the trick just finished has earned, and from whom; none while one is on."""
        now = self.game.round
        lines = now.earned if now.trick is None else ()
        for (payee, clause), paid in groupby(lines, lambda line: (line.payee, line.clause)):
            each = [*paid]
            from_whom = earned_from(each, now.banker, self.voice)
            what = self.voice.says(f"earned_{clause}")
            told = self.voice.says("earned", payee, what=what, points=from_whom)
            more = "ending" in each[0].values and not now.is_over
            yield self.voice.says("earned_more", told=told) if more else told

    def result(self) -> Iterator[Element]:
        """The end of a round: what the learner got, who pays whom line by line, and every trick again."""
        settled = self.game.round.settlement()
        yield {"t": "title", "text": self.voice.says("play_round_over")}
        yield {"t": "text", "text": self._verdict(settled.totals[self.game.seat]), "tone": ""}
        yield self._totals(settled)
        yield self._lines(settled)
        if self.game.round.tricks:
            yield {"t": "more", "summary": self.voice.says("play_review"), "items": [self._review()]}

    def standings(self, match: Match) -> Iterator[Element]:
        """Where a match stands after a round: this round, the points so far, the counters; and who has won it."""
        last = match.settlements[-1].totals
        if match.is_over:
            names = ", ".join(self.voice.seat(seat) for seat in match.winners)
            yield {"t": "text", "text": self.voice.says("play_match_won", names=names), "tone": "good"}
        rows = [
            [self.voice.seat(seat), signed(last[seat]), signed(match.totals[seat]), signed(match.counters[seat])]
            for seat in SEATS
        ]
        head = ("play_player", "play_this_round", "play_so_far", "play_counters")
        yield self._table("play_standings", head, rows, number=len(match.rounds))

    def _verdict(self, points: int) -> str:
        code = "play_total_up" if points > 0 else "play_total_down" if points else "play_total_even"
        return self.voice.says(code, points=abs(points))

    def _totals(self, settled: Settlement) -> Element:
        tally = self.game.round.tally
        rows = [[self.voice.seat(seat), str(tally[seat]), signed(settled.totals[seat])] for seat in SEATS]
        return self._table("play_totals", ("play_player", "play_tricks_won", "play_points"), rows)

    def _lines(self, settled: Settlement) -> Element:
        rows = [
            [clause_name(line.clause, self.voice), self.voice.explain(line), str(line.points)]
            for line in settled.payments
        ]
        return self._table("play_settlement", ("play_clause", "play_line", "play_points"), rows)

    def _review(self) -> Element:
        head = [self.voice.says("play_trick"), *self.voice.seats, self.voice.says("play_winner")]
        rows = [self._trick_row(number, trick) for number, trick in enumerate(self.game.round.tricks, 1)]
        return {"t": "table", "caption": self.voice.says("play_review"), "head": head, "rows": rows}

    def _trick_row(self, number: int, trick: Trick) -> list[str]:
        return [str(number), *(self._cell(trick, seat) for seat in SEATS), self.voice.seat(trick.winner)]

    def _cell(self, trick: Trick, seat: int) -> str:
        play = trick.play_of(seat)
        told = self.voice.says("play_was_down", plays=play) if play and play.hidden else str(play)
        return self.voice.says("play_leader", plays=play) if seat == trick.leader else told

    def _table(self, caption: str, head: Sequence[str], rows: list[list[str]], **values: object) -> Element:
        columns = [self.voice.says(code) for code in head]
        return {"t": "table", "caption": self.voice.says(caption, **values), "head": columns, "rows": rows}
