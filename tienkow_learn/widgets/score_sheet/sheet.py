"""ScoreSheet: who pays whom, to be read, to be filled in, or to be tried out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeAlias, runtime_checkable

from tienkow_learn.draw.scene.view import View
from tienkow_learn.engine import Outcome, Round, RuleSet, Settlement, TienKowError
from tienkow_learn.engine.checking import check_seat
from tienkow_learn.engine.errors import brief
from tienkow_learn.engine.names import check_names
from tienkow_learn.practice import Case, Filling, Progress, QuestionError, Trying, shared
from tienkow_learn.practice.source import STANDARD
from tienkow_learn.text import Voice
from tienkow_learn.widgets.stage.stage import Stage

from .filled import Filled
from .shown import Shown
from .tried import Tried
from .words import text

MODES = ("show", "practice", "explore")


@runtime_checkable
class Rounds(Protocol):
    """A match, as far as a score sheet needs to know it."""

    @property
    def rounds(self) -> tuple[Round, ...]:
        """The finished rounds."""

    @property
    def settlements(self) -> tuple[Settlement, ...]:
        """Their settlements."""


Page: TypeAlias = Shown | Filled | Tried


class ScoreSheet(Stage):
    """The score sheet of a finished tk.Round, of a tk.Outcome under some `rules`, or of every round of a tk.Match.

    `mode` is "show"; "practice", in which the learner fills the sheet in and each mistake gets its own answer; or
    "explore", in which every number and option can be changed. Of a match the last round is filled in or explored.
    `names` are four by seat, `seat` is the learner's. Answers go to `progress`, by default to the one that all widgets
    share. RecordError or QuestionError for what cannot be shown.

    >>> sheet = ScoreSheet(Outcome((4, 0, 3, 1), winner=0, banker=0), mode="practice")
    >>> sheet.answer(4).faults
    ('You forgot the bank. Winner and banker are the same here, so having no trick costs the stake.',)
    >>> sheet.answer(8).faults, sheet
    ((), <ScoreSheet practice: +12 -8 -1 -3>)
    >>> sheet.close()
    """

    def __init__(
        self,
        source: Round | Outcome | Rounds,
        *,
        mode: str = "show",
        rules: RuleSet | None = None,
        names: Sequence[str] | None = None,
        seat: int = 0,
        progress: Progress | None = None,
        lang: str = "en",
    ) -> None:
        check_seat("seat", seat)
        if names is not None:
            check_names(names)
        self.mode, self._lang, self._word = mode, lang, ""
        self.progress = shared() if progress is None else progress
        self.page: Page = _page(source, mode, rules, Voice(lang, names or (), seat))
        super().__init__(self._do, self._viewed)
        self._show()

    def __repr__(self) -> str:
        return f"<ScoreSheet {self.mode}: {self.settlement}>"

    @property
    def settlement(self) -> Settlement:
        """Who pays whom, as the sheet stands."""
        return self.page.case.settlement

    @property
    def outcome(self) -> Outcome:
        """What is settled."""
        return self.page.case.outcome

    @property
    def faults(self) -> tuple[str, ...]:
        """What is wrong with the last answer, if anything is."""
        return self.page.filling.faults if isinstance(self.page, Filled) else ()

    def answer(self, *points: int, payee: int | None = None) -> ScoreSheet:
        """Fill in a line: points from its seat (less than 0: to it) to the winner, or to another `payee`.

        For a bonus three numbers, one from each of the others; for the totals four. QuestionError for another count.
        """
        return self._at(self.page.answer(points, payee) if isinstance(self.page, Filled) else self.page)

    def jump(self, number: int) -> ScoreSheet:
        """Show another round of the match, from 1; one that there is not changes nothing."""
        at = number - 1 if type(number) is int else number
        return self._at(self.page.do("jump", at) if isinstance(self.page, Shown) else self.page)

    def close(self) -> None:
        """Close every widget; nothing is left to close of a sheet that was refused."""
        if hasattr(self, "layer"):
            super().close()

    def _do(self, name: str, value: object) -> None:
        """What a click or a key asks for. What cannot be is told, and nothing is lost."""
        try:
            self._at(self.page.do(name, value))
        except TienKowError as error:
            self._word = error.text(self._lang)
            self._show()

    def _at(self, page: Page) -> ScoreSheet:
        before, self.page, self._word = self.page, page, ""
        if isinstance(page, Filled) and isinstance(before, Filled):
            for result in page.filling.results[len(before.filling.results) :]:
                self.progress.record(result.concept, correct=result.correct, hints=result.hints, grade=result.grade)
        self._show()
        return self

    def _viewed(self, _: View) -> None:
        self._show()

    def _show(self) -> None:
        refused = [text(self._word, "bad")] if self._word else []
        panel = [*refused, *self.page.panel()]
        self.show(
            self.page.scene(self.view),
            panel=panel,
            say=self._word or self.page.line(),
            quiet=isinstance(self.page, Filled),
        )


def _page(source: object, mode: str, rules: RuleSet | None, voice: Voice) -> Page:
    if mode not in MODES:
        raise QuestionError("fill_mode", given=brief(mode, 20), known=", ".join(MODES))
    cases = _cases(source, rules or STANDARD)
    voice = voice.seated(voice.you, cases[-1].rules)
    if mode == "show":
        match = not isinstance(source, Round | Outcome)
        return Shown(cases, voice, at=len(cases) - 1, match=match)
    if mode == "practice":
        return Filled(Filling(cases[-1], voice))
    return Tried(Trying(cases[-1], cases[-1]), voice)


def _cases(source: object, rules: RuleSet) -> tuple[Case, ...]:
    if isinstance(source, Outcome):
        return (Case(rules, source),)
    if isinstance(source, Round):
        return (Case.of(source),)
    if not isinstance(source, Rounds):
        raise QuestionError("fill_source", given=type(source).__name__)
    if not source.rounds:
        raise QuestionError("fill_no_round")
    return tuple(map(Case.of, source.rounds))
