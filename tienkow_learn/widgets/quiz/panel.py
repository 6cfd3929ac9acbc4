"""What a quiz shows, as elements of the stage's panel: a question, what came of it, the score at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tienkow_learn.engine import Round, RuleSet, Tiles
from tienkow_learn.practice import ENOUGH, WINDOW, Answered, Question, Sitting, concept_title, earned

Element: TypeAlias = dict[str, object]
TWO, MOST_STARS = 2, 3


@dataclass(frozen=True, slots=True)
class QuizPanel:
    """The panel for a `sitting`. `key` differs for every question ever asked, so that no control is taken for another.

    `again` says that only missed questions are asked again; `fresh` that there are new ones to be had; `grades` are
    those of the lesson so far, None where it is no lesson's quiz.
    """

    sitting: Sitting
    rules: RuleSet
    key: str
    again: bool = False
    fresh: bool = True
    grades: Sequence[float] | None = None

    @property
    def choices(self) -> str:
        """The name under which an answer comes in."""
        return f"{self.key}-choices"

    def elements(self) -> list[Element]:
        """The whole panel."""
        question, answered = self.sitting.question, self.sitting.answered
        if question is None:
            return list(self._end())
        rest = self._asking(question) if answered is None else self._told(question, answered)
        return [*self._head(question), *rest]

    def news(self) -> str:
        """What is new, in words, for the live line."""
        question, answered = self.sitting.question, self.sitting.answered
        if question is None:
            return self._result()
        if answered:
            return " ".join(text for text, _ in self._verdict(answered))
        if self.sitting.hints:
            return self.sitting.hints[-1].text
        return f"{self._number()}. {question.prompt}"

    def _say(self, code: str, **values: object) -> str:
        return self.sitting.voice.says(f"quiz_{code}", **values)

    def _text(self, part: str, text: str, tone: str = "") -> Element:
        return {"t": "text", "id": f"{self.key}-{part}", "text": text, "tone": tone}

    def _number(self) -> str:
        code = "again_title" if self.again else "title"
        told = self._say(code, number=self.sitting.at + 1, most=len(self.sitting.questions))
        return f"{told} {self._game()}".rstrip()

    def _game(self) -> str:
        """The game that is asked about, where it is not the same for all questions."""
        games = [each.rules and self.sitting.voice.game(each.rules) for each in self.sitting.questions]
        now = "" if self.sitting.is_over else games[self.sitting.at]
        return self._say("about_game", game=now) if now and len(set(games)) > 1 else ""

    def _head(self, question: Question) -> Iterator[Element]:
        yield self._text("number", self._number())
        yield {"t": "title", "id": f"{self.key}-prompt", "text": question.prompt}
        for number, (caption, faces, name) in enumerate(self._rows(question)):
            if caption:
                yield self._text(f"caption-{number}", caption)
            if faces:
                yield {"t": "tiles", "id": f"{self.key}-row-{number}", "faces": list(map(str, faces)), "name": name}

    def _rows(self, question: Question) -> Iterator[tuple[str, Tiles, str]]:
        """Rows of tiles above the choices: a caption, the tiles, their name (in spots only, where it is asked for)."""
        now = question.position
        if question.faces:
            yield "", question.faces, str(question.faces)
        if now is None or now.to_move is None:
            return
        yield from self._led(now)
        hand = now.hands[now.to_move]
        yield self._say("hand"), hand, self.sitting.voice.named(hand)

    def _led(self, now: Round) -> Iterator[tuple[str, Tiles, str]]:
        voice = self.sitting.voice.seated(now.to_move or 0, now.rules)
        if now.trick is None:
            yield self._say("you_lead"), Tiles(), ""
        for seat, play in now.trick.plays if now.trick else ():
            name = voice.seat(seat)
            yield self._say("led", name=name, tiles=voice.tiles(play.tiles)), play.tiles, voice.named(play.tiles)

    def _asking(self, question: Question) -> Iterator[Element]:
        if question.mode == "order":
            yield self._text("how", self._say("how_order"))
        yield self._choices(question, self.choices, [self._open(question, at) for at in range(len(question.choices))])
        for number, hint in enumerate(self.sitting.hints):
            yield self._text(f"hint-{number}", hint.text, "rule" if number else "note")
        left = len(self.sitting.ladder) - self.sitting.hinted
        code = "show" if not left else "more" if self.sitting.hinted else "hint"
        yield {"t": "actions", "id": f"{self.key}-ask", "items": [{"id": "hint", "label": self._say(code)}]}

    def _choices(self, question: Question, name: str, items: Sequence[Element]) -> Element:
        submit = self._say("check")
        return {
            "t": "choices",
            "id": name,
            "mode": question.mode,
            "name": self._say("choices"),
            "submit": submit,
            "items": list(items),
        }

    def _open(self, question: Question, at: int) -> Element:
        return self._item(question, at) | {"off": at not in self.sitting.open}

    @staticmethod
    def _item(question: Question, at: int) -> Element:
        choice = question.choices[at]
        return {"id": str(at), "label": choice.text, "faces": list(map(str, choice.faces))}

    def _told(self, question: Question, answered: Answered) -> Iterator[Element]:
        done = [self._marked(answered, at) for at in self._order(question)]
        yield self._choices(question, f"{self.key}-done", done) | {"mode": "one"}
        for number, (text, tone) in enumerate(self._verdict(answered)):
            yield self._text(f"verdict-{number}", text, tone)
        last = self.sitting.at + 1 == len(self.sitting.questions)
        label = self._say("finish" if last else "next")
        yield {"t": "actions", "id": f"{self.key}-go", "items": [{"id": "next", "label": label, "primary": True}]}
        each = [self._text(f"each-{at}", question.reasons[at]) for at in self._order(question)]
        yield {"t": "more", "id": f"{self.key}-each", "summary": self._say("each"), "items": each}

    @staticmethod
    def _order(question: Question) -> tuple[int, ...]:
        """The places of the choices as they stand afterwards: put in order, if that was asked for."""
        return question.right if question.mode == "order" else tuple(range(len(question.choices)))

    def _marked(self, answered: Answered, at: int) -> Element:
        item = self._item(answered.question, at) | {"off": True, "mark": answered.mark(at)}
        if answered.question.mode != "order":
            return item
        place = answered.question.right.index(at) + 1
        given = answered.given.index(at) + 1 if answered.given else place
        code = "numbered" if given == place else "numbered_yours"
        return item | {"label": self._say(code, place=place, choice=item["label"], given=given)}

    def _verdict(self, answered: Answered) -> Iterator[tuple[str, str]]:
        """What came of an answer: each sentence with its tone."""
        if not answered.given:
            yield self._say("shown", why=answered.reason), "rule"
        elif answered.correct:
            yield self._say("good", why=answered.reason), "good"
        else:
            yield self._say("bad", why=answered.reason), "bad"
            yield from self._correction(answered.question)

    def _correction(self, question: Question) -> Iterator[tuple[str, str]]:
        """The right answer with its reason; where a generator has two choices, the wrong one's reason says it all."""
        if question.mode == "one" and not (question.kind and len(question.choices) == TWO):
            [at] = question.right
            code = "shown" if question.kind else "right_is"
            yield self._say(code, choice=question.choices[at].text, why=question.reasons[at]), "rule"

    def _result(self) -> str:
        score = self.sitting.score
        return self._say("over", right=score.right, asked=score.asked)

    def _end(self) -> Iterator[Element]:
        yield {"t": "title", "id": f"{self.key}-result", "text": self._result()}
        yield self._text("grade", self._grade())
        if self.grades is not None:
            yield self._text("stars", self._stars(self.grades))
        if self.sitting.weak:
            yield self._text("weak", self._say("look_again"))
        rules = {each.concept: each.rules or self.rules for each in self.sitting.questions}
        for number, concept in enumerate(self.sitting.weak):
            yield self._text(f"weak-{number}", concept_title(concept, rules[concept], self.sitting.voice), "note")
        missed = [{"id": "again", "label": self._say("missed_again"), "primary": True}] if self.sitting.missed else []
        new = {"id": "new", "label": self._say("new" if self.fresh else "once_more"), "primary": not missed}
        yield {"t": "actions", "id": f"{self.key}-end", "items": [*missed, new]}

    def _stars(self, grades: Sequence[float]) -> str:
        """The stars of the lesson and what they go by; where there are too few answers, that they are."""
        if len(grades) < ENOUGH:
            return self._say("stars_none", n=len(grades), least=ENOUGH)
        stars = earned(grades)
        signs = "★" * stars + "☆" * (MOST_STARS - stars)
        return self._say("stars", stars=stars, signs=signs, n=min(len(grades), WINDOW))

    def _grade(self) -> str:
        score, grade = self.sitting.score, round(self.sitting.score.share * 100)
        if score.share == 1:
            return self._say("all_right")
        return self._say("helped", n=score.helped, grade=grade) if score.helped else self._say("grade", grade=grade)
