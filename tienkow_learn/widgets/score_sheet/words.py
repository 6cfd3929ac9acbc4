"""What all pages of a score sheet say: names, the tables of payments and totals, the clauses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from tienkow_learn.engine import Payment, Settlement
from tienkow_learn.engine.play import SEATS
from tienkow_learn.practice import Case
from tienkow_learn.text import Voice, signed
from tienkow_learn.text.settling import clause_name, ended, event_words, worked

Element = dict[str, object]


@dataclass(frozen=True, slots=True)
class Scribe:
    """Tells of a case in words."""

    case: Case
    voice: Voice

    def facts(self) -> Iterator[Element]:
        """What is to be settled: who won the last trick, the bank, what happened, how the round ended."""
        outcome, voice = self.case.outcome, self.voice
        told, number = self.case.rules.bank(outcome.streak)
        yield text(voice.says("sheet_won", outcome.winner))
        yield text(voice.says(f"play_bank_{told}", outcome.banker, points=number, factor=number))
        for event in outcome.events:
            yield text(event_words(event, voice), "note")
        if told := ended(self.case.rules, outcome, voice):
            yield text(told, "note")

    def lines(self, payments: Iterable[Payment], caption: str = "sheet_lines") -> Element:
        """Payments as a table: the clause, from whom to whom, what goes in, what comes out."""
        rows = [
            [
                clause_name(line.clause, self.voice),
                self.voice.says("sheet_pair", payer=self.voice.seat(line.payer), payee=self.voice.seat(line.payee)),
                worked(line, self.voice),
                str(line.points),
            ]
            for line in payments
        ]
        return self.table(caption, ("clause", "who", "worked", "points"), rows)

    def totals(self, settled: Settlement) -> Element:
        """What each player won, gets, gives and comes to."""
        rows = [self._total(settled, seat) for seat in SEATS]
        return self.table("sheet_totals", ("player", "count", "in", "out", "total"), rows)

    def _total(self, settled: Settlement, seat: int) -> list[str]:
        plus = sum(line.points for line in settled.payments if line.payee == seat)
        minus = sum(line.points for line in settled.payments if line.payer == seat)
        won = self.voice.count(self.case.rules, self.case.outcome.tally[seat])
        return [self.voice.seat(seat), won, str(plus), signed(-minus), signed(settled.totals[seat])]

    def clauses(self, payments: Iterable[Payment]) -> Element:
        """The clauses that were used, in words, to be opened."""
        used = sorted({line.clause for line in payments})
        items = [text(self.voice.says(f"clause_{clause}"), "rule") for clause in used]
        return {"t": "more", "id": "clauses", "summary": self.voice.says("sheet_clauses"), "items": items}

    def totals_line(self, settled: Settlement) -> str:
        """The totals in one line."""
        each = zip(self.voice.seats, map(signed, settled.totals), strict=True)
        return ", ".join(self.voice.says("fill_one_total", name=name, total=total) for name, total in each)

    def table(self, caption: str, head: Sequence[str], rows: list[list[str]]) -> Element:
        """A table; `head` are codes without `sheet_`."""
        columns = [self.voice.says(f"sheet_{code}") for code in head]
        return {"t": "table", "id": caption, "caption": self.voice.says(caption), "head": columns, "rows": rows}


def text(words: str, tone: str = "") -> Element:
    """A line of the panel."""
    return {"t": "text", "text": words, "tone": tone}
