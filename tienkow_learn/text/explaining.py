"""The sentences of values that carry a code and numbers: reasons and payments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tienkow_learn.engine.reasons import Reason
from tienkow_learn.engine.settlement import Payment
from tienkow_learn.engine.tiles import Series, Tile, Tiles

from .catalogue import say
from .names import series_name, tile_name

SEAT_FACTS = {"to_move", "payer", "payee", "loser"}


def explained(value: object, lang: str, names: Sequence[str]) -> str:
    """The sentence of a Reason or a Payment; `names` are those of the seats."""
    if isinstance(value, Reason):
        return say(f"reason_{value.code}", lang, **_facts(value.values, lang, names))
    return _payment(value, lang, names) if isinstance(value, Payment) else str(value)


def _payment(line: Payment, lang: str, names: Sequence[str]) -> str:
    how = "_ending" if "ending" in line.values else "" if line.points else "_even"
    values: dict[str, object] = {"payer": line.payer, "payee": line.payee, "points": line.points, **line.values}
    values |= {"won": _won(line, lang), "won_n": line.values.get("won", 0)}
    return say(f"pay_{line.clause}{how}", lang, **_facts(values, lang, names))


def _won(line: Payment, lang: str) -> str:
    """What the tally of a line counts, with its noun: tricks or tiles."""
    tiles = line.values.get("tiles", line.values.get("won"))
    if tiles is not None:
        return say("counted_tiles", lang, count=tiles)
    return say("counted_tricks", lang, tricks=line.values.get("tricks", 0))


def _facts(values: Mapping[str, object], lang: str, names: Sequence[str]) -> dict[str, object]:
    facts = {name: _fact(name, value, lang, names) for name, value in values.items()}
    best, played = values.get("best"), values.get("tiles")
    if isinstance(best, Tiles) and isinstance(played, Tiles) and len(best) == 1 == len(played):
        facts |= {"spots": played[0].spots, "best_spots": best[0].spots}
    return facts


def _fact(name: str, value: object, lang: str, names: Sequence[str]) -> object:
    if name in SEAT_FACTS and isinstance(value, int):
        return names[value]
    if isinstance(value, Series):
        return series_name(value, lang)
    if isinstance(value, Tiles):
        return named(value, lang)
    return "; ".join(named(each, lang) for each in value) if isinstance(value, tuple) else value


def named(faces: Iterable[Tile], lang: str = "en") -> str:
    """Tiles by name, with spots where the name has none.

    >>> named(Tiles([Tile("6:6"), Tile("6:3")]))
    'Heaven 6:6, Nine (6:3)'
    """
    return ", ".join(f"{tile_name(t, lang)} {t}" if t.series is Series.CIVIL else tile_name(t, lang) for t in faces)
