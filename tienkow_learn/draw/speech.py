"""The speech painter: what a picture shows, in plain sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.play import SEATS, Play
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.tiles import Tile, Tiles
from tienkow_learn.text import say
from tienkow_learn.text.explaining import named

from .situation import Situation, says, situation


def latest(
    position: Observation | Round, *, seat: int = 0, names: Sequence[str] | None = None, lang: str = "en"
) -> str:
    """What is on the table and what just happened: for a live line beside the picture, after each play.

    >>> from tienkow_learn.engine.rules import TienKow
    >>> latest(Round.start(TienKow(), ["6:1", "5:5", "3:1", "6:4"]).play("6:1").play("5:5"))
    'You lead Long-leg Seven 6:1, West plays Plum 5:5. West is winning. North is to play.'
    """
    return " ".join(_latest(situation(position, seat=seat, names=names, lang=lang), lang))


def table_words(at: Situation, extra: Sequence[str], lang: str) -> str:
    """All that the table shows; `extra` are further lines, such as those of the note box."""
    hands = (seat for seat in (at.seat, *(seat for seat in SEATS if seat != at.seat)) if at.hands[seat] is not None)
    counts = "; ".join(
        say("speech_counts", lang, name=at.names[seat], tricks=at.tally[seat], count=at.counts[seat]) for seat in SEATS
    )
    bank = says(at, "speech_bank", at.banker, lang, stake=at.stake)
    held = (_hand(at, seat, lang) for seat in hands)
    return " ".join([*_latest(at, lang), *held, *_cannot(at, lang), bank, f"{counts}.", *extra])


def trick_words(at: Situation, lang: str) -> Iterator[str]:
    """The plays of the trick in order, and who wins it."""
    if at.trick is None:
        return
    plays = ", ".join(_play(at, seat, play, lang) for seat, play in at.trick.plays)
    yield f"{plays}." if at.live else say("speech_last", lang, number=at.number, plays=plays)
    yield says(at, "speech_winning" if at.live else "speech_won", at.trick.winner, lang)


def _latest(at: Situation, lang: str) -> Iterator[str]:
    yield from trick_words(at, lang)
    if at.to_move is None:
        yield say("speech_over", lang)
    else:
        yield says(at, "speech_to_play" if at.live else "speech_to_lead", at.to_move, lang)


def _play(at: Situation, seat: int, play: Play, lang: str) -> str:
    led = at.trick is not None and seat == at.trick.leader
    code = "speech_up" if play.surrendered else "speech_lead" if led else "speech_reply"
    return says(at, code, seat, lang, tiles=play_words(play, lang))


def play_words(play: Play, lang: str) -> str:
    """The tiles of a play by name, or how many lie face down."""
    return named(play.tiles, lang) if play.tiles else say("speech_hidden", lang, count=play.size)


def _hand(at: Situation, seat: int, lang: str) -> str:
    held = at.hands[seat]
    return says(at, "speech_hand", seat, lang, tiles=named(held, lang) if held else say("speech_no_tiles", lang))


def _cannot(at: Situation, lang: str) -> Iterator[str]:
    dim: list[Tile] = [face for face in at.hands[at.seat] or () if face not in at.open]
    if dim and at.your_turn:
        yield say("speech_cannot", lang, tiles=named(Tiles(dim), lang))
