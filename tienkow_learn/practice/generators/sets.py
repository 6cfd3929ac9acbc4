"""Questions on the sets of Sky Nine: what is a set, and what beats a set."""

from __future__ import annotations

from tienkow_learn.engine import DECK, Combination, NotationError, Tiles
from tienkow_learn.practice.needs import classes
from tienkow_learn.practice.question import Choice, Question
from tienkow_learn.practice.source import Generator, Option, Source

from .catches import together, why_unbeaten

SIZES = (2, 3, 4)


@Generator.needing(classes)
def is_a_set(source: Source) -> Question:
    """Two to four tiles: a set or not? Those that are none differ from a set in one tile."""
    by_kind = {each.kind: each for size in SIZES for each in source.shuffled(source.sets(size))}
    found = source.chance.choice(list(by_kind.values())).tiles
    chosen = found if source.chance.random() < 1 / 2 else _nearly(source, found)
    made = source.rules.combination(chosen)
    yes, no = _reasons(source, chosen, made)
    options = [
        Option(Choice(source.say("yes_set")), yes, right=made is not None),
        Option(Choice(source.say("no_set")), no, right=made is None),
    ]
    concept = f"rule:set_{made.kind}" if made else "rule:no_set"
    hints = [source.say("look_set"), source.say("rule_set")]
    return source.ask(source.say("is_set"), options, concept, hints, faces=chosen)


def _nearly(source: Source, found: Tiles) -> Tiles:
    """A set with one tile changed, so that it is none."""
    for other in source.shuffled(DECK):
        at = source.chance.randrange(len(found))
        try:
            chosen = Tiles([*found[:at], *found[at + 1 :], other])
        except NotationError:
            continue
        if source.rules.combination(chosen) is None:
            return chosen
    return _nearly(source, found)


def _reasons(source: Source, chosen: Tiles, made: Combination | None) -> tuple[str, str]:
    values: dict[str, object] = {"tiles": source.voice.named(chosen), "letters": chosen.letters}
    if made:
        values["kind"] = source.say(f"class_{made.kind}")
        return source.say("set_yes", **values), source.say("set_missed", **values)
    values |= {"tile": _lonely(source, chosen), "known": _known(source, _lonely(source, chosen))}
    return source.say("set_wrong", **values), source.say("set_no", **values)


def _lonely(source: Source, chosen: Tiles) -> str:
    """The letter or number, of those chosen, that is in the fewest sets: what is wrong shows best with it."""
    return min(chosen.letters, key=lambda sign: (len(_known(source, sign)), -chosen.letters.index(sign)))


def _known(source: Source, sign: str) -> str:
    """All sets of more than one tile that a letter or number is in."""
    found = (each.letters for size in SIZES for each in source.sets(size) if sign in each.letters)
    return ", ".join(dict.fromkeys(found))


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
    return source.say("with_letters", tiles=source.voice.named(found.tiles), letters=found.tiles.letters)
