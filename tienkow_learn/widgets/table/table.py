"""Table: play a round, or a single trick, against three opponents."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from tienkow_learn.draw.scene.view import View
from tienkow_learn.engine import Match, Observation, Round, RuleSet, TienKowError
from tienkow_learn.engine.checking import check_kind, check_seat
from tienkow_learn.engine.errors import ArgumentError, brief
from tienkow_learn.engine.names import check_names
from tienkow_learn.engine.play import SEATS, PlayLike
from tienkow_learn.engine.tiles import TilesLike
from tienkow_learn.players import Player, Steady
from tienkow_learn.practice.source import STANDARD
from tienkow_learn.text import Voice
from tienkow_learn.widgets.stage.stage import Stage

from .contest import Contest
from .game import Game
from .keeper import Keeper, Save
from .ladder import RUNGS, Hint
from .showing import CALLS, Filed, Showing

SLOWEST = 60
"""The longest pause between the others' plays, in seconds."""
ASKED = ("undo", "next", "hint", "deal", "begin", "onward", "export")
"""What a page may ask for by name, besides a play: the methods of the table."""


class Table(Stage):
    """A table with the learner at `seat` and three opponents, who see no more than a person at their place would.

    Give a tk.Round, a tk.Match, `hands` (four) with the `leader`, or a `seed`, or nothing for a chance deal. `save`
    names a file in which a match is kept after every action, and taken up again; what somebody else has put there is
    never overwritten, and a page for visitors (Voila) keeps none. `tricks` ends the play after so many;
    `players` are four by seat, or one for all (Steady by default); `names` four names by seat; `pace` the seconds
    between the others' plays. Errors are those of tk.Round, and ArgumentError for a `save` that is no name; a file that
    cannot be read or written is told of at the table, and play goes on.

    >>> table = Table(hands=["6:1 6:3", "5:5 2:2", "3:1 5:4", "6:4 4:2"], seat=1, tricks=1, pace=0)
    >>> table.play("5:5").round.tricks[0].winner
    1
    >>> table.close()
    """

    def __init__(  # noqa: PLR0913
        self,
        source: Round | Match | None = None,
        *,
        rules: RuleSet | None = None,
        seed: int | None = None,
        hands: Sequence[TilesLike] | None = None,
        leader: int | None = None,
        banker: int = 0,
        seat: int = 0,
        tricks: int | None = None,
        players: Player | Sequence[Player] | None = None,
        names: Sequence[str] | None = None,
        pace: float = 0.7,
        save: Save = None,
        lang: str = "en",
    ) -> None:
        _check(seat, tricks, names, pace)
        check_kind("source", source, Round, Match, type(None))
        check_kind("rules", rules, RuleSet, type(None))
        if source is None and hands is not None:
            source = Round.start(rules or STANDARD, hands, banker, leader=leader)
        kept = Keeper.of(save, source, rules, seed, Voice(lang))
        begun = kept.match or source or Round.deal(rules or STANDARD, seed, banker, leader=leader)
        self._voice, self._pace = Voice(lang, names or kept.names or (), seat), pace
        self._task: asyncio.Task[None] | None = None
        self._keeper, self._rung, self._word, self._exported = kept, 0, "", False
        self._contest = Contest.of(begun) if isinstance(begun, Match) else None
        first = (begun.begun or (begun.round,))[-1] if isinstance(begun, Match) else begun
        self._start = Game(first, seat, _four(players), tricks)
        self.game = self._start.taken_up if self._contest else self._start
        super().__init__(self._do, self._viewed)
        kept.claim()
        self._go(asked=False)

    def __repr__(self) -> str:
        return f"<Table of {self.round!r}>"

    @property
    def round(self) -> Round:
        """The round as it stands."""
        return self.game.round

    @property
    def match(self) -> Match | None:
        """The match as it stands, if one is played."""
        return self._contest.after(self.round) if self._contest else None

    @property
    def observation(self) -> Observation:
        """What the learner sees."""
        return self.game.observation

    def play(self, play: PlayLike) -> Table:
        """Play as the learner; IllegalPlay or NotationError leaves the table as it was."""
        after = self.game.play(play)
        self._begun()
        return self._at(after)

    def undo(self) -> Table:
        """Take the learner's last play back, with what followed."""
        return self._at(self.game.undone or self.game)

    def next(self) -> Table:
        """Read on after a trick."""
        return self._at(self.game.read_on())

    def hint(self) -> Hint | None:
        """The next rung of the hint ladder, shown and returned; None when it is not the learner's turn."""
        if not self.game.yours:
            return None
        self._rung = min(self._rung + 1, RUNGS)
        self._show()
        return self._showing().hint

    def deal(self) -> Table:
        """A new deal with the next seed; a table that was given hands starts over with them. None within a match."""
        if self._contest:
            return self
        first = self._start.round
        if first.seed is not None:
            first = Round.deal(first.rules, first.seed + 1, first.banker, first.streak, first.leader)
        self._start = Game(first, self.game.seat, self.game.players, self.game.tricks)
        return self._at(self._start)

    def begin(self) -> Table:
        """Go on from the dice to the first round of a match."""
        self._begun()
        return self._at(self.game)

    def _begun(self) -> None:
        if self._contest and self._waits:
            self._contest = self._contest.begin()

    def onward(self) -> Table:
        """The next round of a match whose round is over; after its end, a new match."""
        if self._contest and self.game.is_over:
            self._contest = self._contest.onward(self.round)
            self._start = Game(self._contest.match.round, self.game.seat, self.game.players)
            return self._at(self._start)
        return self

    def export(self) -> Table:
        """Show the record of what has been played, to copy or to keep."""
        self._exported = True
        self._show()
        return self

    def close(self) -> None:
        """Stop the others and close every widget; nothing is left to close of a table that was refused."""
        if hasattr(self, "game"):
            self._stop()
            self._keeper.leave()
            super().close()

    def _at(self, game: Game) -> Table:
        self._stop()
        self.game, self._rung, self._word, self._exported = game, 0, "", False
        self._go()
        return self

    def _go(self, *, asked: bool = True) -> None:
        """Show the table, then let the others play: in their own time where a loop runs, at once elsewhere."""
        if self.game.theirs and not self._waits:
            loop = _loop() if self._pace else None
            if loop is None:
                self.game = self.game.others_all()
            else:
                self._task = loop.create_task(self._others())
        self._kept_and_shown(asked=asked)

    @property
    def _waits(self) -> bool:
        """True if the dice of a match are still to be looked at."""
        return self._contest is not None and not self._contest.begun

    def _kept_and_shown(self, *, asked: bool) -> None:
        if self._contest:
            self._contest = self._contest.at(self.round)
            self._keeper.keep(self._contest.after(self.round), self._voice.names, asked=asked)
        self._show()

    async def _others(self) -> None:
        try:
            while self.game.theirs:
                await asyncio.sleep(self._pace)
                self.game = self.game.others()
                self._kept_and_shown(asked=False)
        except Exception as error:  # noqa: BLE001  a task has nobody else to tell
            self.guard.tell(error)

    def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _do(self, name: str, value: object) -> None:
        """What a click, a key or a touch asks for. What is against the rules is told, and nothing is lost."""
        try:
            if name == "play":
                self.play(str(value))
            elif name == "surrender":
                self.play(f"({value})")
            elif name in CALLS:
                self.play(name)
            elif name in ASKED:
                getattr(self, name)()
        except TienKowError as error:
            self._word = error.text(self._voice.lang)
            self._show()

    def _viewed(self, _: View) -> None:
        self._show()

    def _show(self) -> None:
        now = self._showing()
        self.show(now.scene(self.view), choose=now.choose(), panel=now.panel(), say=now.line())

    def _showing(self) -> Showing:
        kept = self._keeper
        filed = Filed(kept.trouble, kept.news, kept.note)
        word, exported = self._word, self._exported
        return Showing(self.game, self._voice, self._rung, word, self._contest, filed, exported=exported)


def _check(seat: int, tricks: int | None, names: Sequence[str] | None, pace: float) -> None:
    check_seat("seat", seat)
    if names is not None:
        check_names(names)
    if tricks is not None and not (type(tricks) is int and tricks > 0):
        raise ArgumentError("tricks_range", given=brief(tricks, 20))
    if not isinstance(pace, int | float) or not 0 <= pace <= SLOWEST:
        raise ArgumentError("pace_range", given=brief(pace, 20), most=SLOWEST)


def _four(players: Player | Sequence[Player] | None) -> tuple[Player, ...]:
    if players is None:
        return tuple(Steady(seed) for seed in SEATS)
    if not isinstance(players, Sequence):
        players = (players,) * len(SEATS)
    if len(players) != len(SEATS):
        raise ArgumentError("four_players", given=len(players))
    for player in players:
        if not callable(getattr(player, "choose", None)):
            raise ArgumentError("wrong_kind", name="players", given=brief(player), wanted="Player")
    return tuple(players)


def _loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
