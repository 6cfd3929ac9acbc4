"""Beats that: whether one set beats another."""

from __future__ import annotations

from tienkow_learn.engine import Combination
from tienkow_learn.practice.needs import classes
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source
from tienkow_learn.text.explaining import named

from .catches import together, why_unbeaten

LOOKED_AT = 500


@Generator.needing(classes)
def beats_that(source: Source) -> Question:
    """One set was led: does another one beat it? As often as not it does."""
    wanted = source.chance.random() < 1 / 2
    pairs = [(lead, reply) for size in (1, 2, 3, 4) for lead in source.sets(size) for reply in source.sets(size)]
    tempting = source.tempting((each for each in pairs if together(*each)), _tempting, LOOKED_AT)
    lead, reply = next(each for each in tempting if (why_unbeaten(source.rules, *each) is None) == wanted)
    reason = why_unbeaten(source.rules, lead, reply)
    values = {"lead": _told(source, lead), "reply": _told(source, reply)}
    right, wrong = source.say("beats_yes", **values), source.say("beats_missed", **values)
    if reason is not None:
        wrong = source.loses(reason)
        right = source.say("beats_wrong", why=wrong)
    options = [
        Option(Choice(source.say("yes_beats")), right, right=reason is None),
        Option(Choice(source.say("no_beats")), wrong, right=reason is not None),
    ]
    concept = f"rule:{reason.code if reason else 'beats'}"
    hints = [source.say("look_class"), source.say("rule_beats")]
    return source.ask(source.say("beats", **values), options, concept, hints, faces=lead.tiles)


def _tempting(two: tuple[Combination, Combination]) -> float:
    lead, reply = two
    equal = lead.kind == reply.kind and lead.rank == reply.rank
    return 1 + 2 * (len(lead.tiles) > 1) + 2 * (lead.kind != reply.kind and len(lead.tiles) > 2) + 3 * equal  # noqa: PLR2004


def _told(source: Source, found: Combination) -> str:
    return source.say("with_letters", tiles=named(found.tiles, source.lang), letters=found.tiles.letters)
