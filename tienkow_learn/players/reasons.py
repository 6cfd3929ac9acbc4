"""Why Steady plays what it plays: a code, for which `text` has a plain sentence."""

from __future__ import annotations

from collections.abc import Iterator

from tienkow_learn.engine.play import Play
from tienkow_learn.engine.tiles import Tiles

from .ending import ends_better
from .weighing import Scales


def reason(scales: Scales, play: Play) -> str:
    """The code of the first thing that speaks for a play; each states a fact of the position."""
    if len(scales.legal) == 1:
        return "only_play"
    if play.call:
        return play.call
    found = _leading(scales, play) if scales.seen.trick is None else _replying(scales, play)
    return next(code for code, holds in found if holds)


def _leading(scales: Scales, play: Play) -> Iterator[tuple[str, bool]]:
    kept = scales.seen.hand.without(play.tiles)
    yield "lead_paying", scales.earned(play) > 0
    yield "keep_the_end", _ends_surely(scales, kept)
    yield "not_last", play.size == len(kept) == 1 and scales.risky(play.tiles[0])
    yield "lead_unbeatable", scales.wins(play) == 1
    yield "lead_together", play.size > 1
    yield "save_the_last", len(kept) == 1 and _best(scales, kept) >= _best(scales, play.tiles)
    yield "entry_kept", _best(scales, kept) > _best(scales, play.tiles)
    yield "lead_strongest", True


def _replying(scales: Scales, play: Play) -> Iterator[tuple[str, bool]]:
    return _winning(scales, play) if scales.takes(play) else _losing(scales, play)


def _winning(scales: Scales, play: Play) -> Iterator[tuple[str, bool]]:
    kept = scales.seen.hand.without(play.tiles)
    cheaper = [each for each in scales.legal if scales.rank(each) > scales.rank(play)]
    yield "catch", scales.closes(play)
    yield "win_paying", scales.earned(play) > 0
    yield "sure_win", any(scales.wins(each) < scales.wins(play) for each in cheaper)
    yield "keep_pair", _spares_a_set(scales, play, cheaper)
    yield "win_to_lead", any(pay > 0 and kept.holds(faces) for faces, pay in scales.paying.items())
    yield "entry_needed", scales.needs_entry and not cheaper
    yield "first_win", not cheaper and not scales.seen.tally[scales.seen.seat]
    yield "cheapest_win", not cheaper
    yield "best_rest", True


def _losing(scales: Scales, play: Play) -> Iterator[tuple[str, bool]]:
    could = [each for each in scales.legal if scales.takes(each)]
    kept = scales.seen.hand.without(play.tiles)
    yield "keep_catcher", _keeps_a_catcher(scales, play, kept)
    yield "keep_pair", _spares_a_set(scales, play, could or _as_weak(scales, play))
    yield "cannot_win", not could
    yield "save_the_last", len(kept) == 1 and _best(scales, kept) >= _best(scales, play.tiles)
    yield "entry_kept", _best(scales, kept) > _best(scales, play.tiles)
    yield "best_rest", True


def _keeps_a_catcher(scales: Scales, play: Play, kept: Tiles) -> bool:
    """Whether it gives up a tile that is stronger than one that it keeps to catch with."""
    held = [face for face in scales.catching if face in kept]
    return any(_best(scales, Tiles((face,))) < _best(scales, play.tiles) for face in held)


def _ends_surely(scales: Scales, kept: Tiles) -> bool:
    """Whether one tile is kept that nobody can beat, and that makes the others pay more when it is led last."""
    return len(kept) == 1 and scales.strength[kept[0]] == 1 and ends_better(scales.seen, kept[0])


def _as_weak(scales: Scales, play: Play) -> list[Play]:
    """The other plays that give up no more."""
    most = _sum(scales, play)
    return [each for each in scales.legal if each != play and _sum(scales, each) <= most]


def _spares_a_set(scales: Scales, play: Play, instead: list[Play]) -> bool:
    """Whether it breaks no set, where each of the plays instead of it would break one."""
    return bool(instead) and not _breaks(scales, play) and all(_breaks(scales, each) for each in instead)


def _breaks(scales: Scales, play: Play) -> bool:
    """Whether a play takes a part of a set and leaves the rest."""
    kept = scales.seen.hand.without(play.tiles)
    return any(not kept.holds(faces) and not play.tiles.holds(faces) for faces in scales.sets)


def _best(scales: Scales, faces: Tiles) -> tuple[float, int]:
    """The strongest of some tiles, so that two can be compared."""
    each = ((scales.strength[face], -scales.seen.rules.single(face).rank) for face in faces)
    return max(each, default=(-1.0, 0))


def _sum(scales: Scales, play: Play) -> float:
    return sum(scales.strength[face] for face in play.tiles)
