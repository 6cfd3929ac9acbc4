"""Players know no rule: they play a game that they have never heard of, and Steady plays it better."""

from __future__ import annotations

from tests.often import times
from tests.players.duel import duel, finished
from tests.players.plain import Plain
from tienkow_learn.engine import Round
from tienkow_learn.players import Beginner, Steady


def test_a_round_of_another_game_is_played_to_its_end() -> None:
    end = finished(Round.deal(Plain(), seed=1), (Steady(), Beginner(), Steady(), Beginner()))
    assert sum(end.tally) == 8
    assert sum(end.settlement().totals) == 0


def test_steady_leads_what_pays_and_beats_beginner_in_another_game() -> None:
    assert (
        Steady().explain(Round.start(Plain(), ["1:1 1:1", "6:6 6:6", "6:5 6:5", "6:4 6:4"]).observe(0))[1]
        == "lead_paying"
    )
    assert duel(Steady(), Beginner(), Plain(), range(max(10, times(10)))).low > 0
