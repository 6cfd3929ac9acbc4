"""The speech painter: what a picture shows, in plain sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tienkow_learn.draw.table.situation import Situation, situation
from tienkow_learn.engine.observation import Observation
from tienkow_learn.engine.play import SEATS, Play, Trick
from tienkow_learn.engine.round import Round
from tienkow_learn.engine.tiles import Tile, Tiles
from tienkow_learn.text import signed
from tienkow_learn.text.voice import ENGLISH, Voice


def latest(position: Observation | Round, voice: Voice = ENGLISH) -> str:
    """What is on the table and what just happened: for a live line beside the picture, after each play.

    >>> from tienkow_learn.engine.rules import TienKow
    >>> latest(Round.start(TienKow(), ["6:1", "5:5", "3:1", "6:4"]).play("6:1").play("5:5"))
    'You lead Long-leg Seven 6:1, West plays Plum 5:5. West is winning. North is to play.'
    """
    return " ".join(_latest(situation(position, voice)))


def table_words(at: Situation, note: Iterable[str], hint: Tiles, chosen: Tiles) -> str:
    """All that the table shows, the lines of the note box included."""
    seen = [seat for seat in (at.seat, *SEATS) if at.hands[seat] is not None]
    hands = [_hand(at, seat) for seat in dict.fromkeys(seen)]
    marked = [at.voice.says(code, tiles=at.voice.named(faces)) for code, faces in _marked(at, hint, chosen) if faces]
    return " ".join([*_latest(at), *hands, *marked, at.bank_words, _counts(at), *note])


def trick_words(shown: Trick, voice: Voice, number: int = 0) -> Iterator[str]:
    """The plays of a trick in order, and who wins it; its number is told of a finished one."""
    plays = ", ".join(_play(shown, seat, play, voice) for seat, play in shown.plays)
    told = number and shown.is_full
    yield voice.says("speech_last", number=number, plays=plays) if told else f"{plays}."
    yield voice.says("speech_won" if shown.is_full else "speech_winning", shown.winner)


def play_words(play: Play, voice: Voice = ENGLISH) -> str:
    """The tiles of a play by name, or how many lie face down; both, for tiles that one may see all the same."""
    if not play.tiles:
        return voice.says("speech_hidden", count=play.size)
    told = voice.named(play.tiles)
    return voice.says("speech_down", tiles=told) if play.hidden else told


def _latest(at: Situation) -> Iterator[str]:
    if at.trick:
        yield from trick_words(at.trick, at.voice, at.number)
    if at.declarer is not None:
        yield at.voice.says("speech_declared", at.declarer)
    elif at.to_move is None:
        yield at.voice.says("speech_over")
    elif at.calling:
        yield at.voice.says("speech_to_call", at.to_move)
    else:
        yield at.voice.says("speech_to_play" if at.live else "speech_to_lead", at.to_move)


def _play(shown: Trick, seat: int, play: Play, voice: Voice) -> str:
    given_up = "speech_down_up" if play.hidden else "speech_up"
    code = given_up if play.surrendered else "speech_lead" if seat == shown.leader else "speech_reply"
    return voice.says(code, seat, tiles=play_words(play, voice))


def _hand(at: Situation, seat: int) -> str:
    held = at.hands[seat]
    return at.voice.says("speech_hand", seat, tiles=at.voice.named(held) if held else at.voice.says("speech_no_tiles"))


def _marked(at: Situation, hint: Tiles, chosen: Tiles) -> Iterator[tuple[str, Iterable[Tile]]]:
    yield "speech_cannot", [face for face in at.hands[at.seat] or () if at.your_turn and face not in at.open]
    yield "speech_look", hint
    yield "speech_chosen", chosen


def _counts(at: Situation) -> str:
    values = ({"name": at.voice.seat(seat), "tricks": at.won[seat], "count": at.counts[seat]} for seat in SEATS)
    told = "; ".join(at.voice.says("speech_counts", **each) for each in values) + "."
    return f"{told} {totals_words(at.voice, at.totals)}" if at.totals else told


def totals_words(voice: Voice, totals: Sequence[int]) -> str:
    """The points of a match so far, as a sentence."""
    each = (voice.says("speech_total", name=voice.seat(seat), total=signed(totals[seat])) for seat in SEATS)
    return voice.says("speech_totals", totals=", ".join(each))
