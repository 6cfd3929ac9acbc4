"""Very many rounds. What takes minutes runs only when it is asked for: `python -m pytest -m many tests/engine`."""

from __future__ import annotations

import pytest

from tests.engine import many, sky_many
from tests.engine.chance import match_to_the_end
from tienkow_learn.engine import Match, Record, RecordError, RuleSet, SkyNine, TienKow
from tienkow_learn.engine.match import MOST_ROUNDS
from tienkow_learn.engine.record.record import MAX_RECORD


def test_matches_by_chance_hold_round_by_round() -> None:
    assert [many.played(seed) for seed in range(6)] == [many.ROUNDS] * 6


@pytest.mark.many
def test_ten_thousand_matches_of_twenty_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    told = many.rate()
    with capsys.disabled():
        print(told)  # noqa: T201
    assert told.startswith("10000 matches, 200000 rounds, ")


def test_games_of_sky_nine_by_chance_hold_one_by_one() -> None:
    assert [sky_many.played(seed).total() for seed in range(6)] == [sky_many.ROUNDS] * 6
    assert sum(sky_many.counted(seed)["full: 7 Civil, SkyNine straight_win=true"] for seed in range(20)) == 9


@pytest.mark.many
def test_a_hundred_thousand_games_of_sky_nine(capsys: pytest.CaptureFixture[str]) -> None:
    told = [*sky_many.games()]
    with capsys.disabled():
        print("\n".join(told))  # noqa: T201
    assert told[0].startswith("100000 games, ")


@pytest.mark.many
def test_3_5_straight_wins_are_as_frequent_as_the_rules_say(capsys: pytest.CaptureFixture[str]) -> None:
    told = [*sky_many.hands()]
    with capsys.disabled():
        print("\n".join(line for line, _ in told))  # noqa: T201
    assert [line for line, agrees in told if not agrees] == []


@pytest.mark.many
@pytest.mark.parametrize("rules", [TienKow(), SkyNine(straight_win=True)], ids=["Tien Kow", "Sky Nine"])
def test_the_longest_match_is_read_back(rules: RuleSet) -> None:
    over = match_to_the_end(Match(rules, seed=1, target=0), minutes=99_999.99)
    record = Record(over, dict.fromkeys(range(41), "\n" + "🀄" * 599), tuple(each + "🀄" * 39 for each in "🀇🀈🀉🀊"))
    assert (len(over.rounds), over.reached) == (MOST_ROUNDS, ("most_rounds",))
    assert len(str(record)) < MAX_RECORD
    assert Record.parse(str(record)) == record
    with pytest.raises(RecordError, match="the match is over"):
        over.finish()
