"""An example file that is wrong is refused, and the message says which file, which step, and what."""

from __future__ import annotations

import pytest

from tienkow_learn.lessons import ExampleError, load, read

GOOD = """
title = "A trick"
hands = ["6:1", "5:5", "3:1", "6:4"]

[[step]]
say = "You lead."
plays = ["6:1"]
rule = "spots"

[[step]]
ask = "winner"
say = "West wins."
plays = ["5:5", "3:1", "6:4"]
"""
WRONG = [
    ('title = "A trick"', "", "the top: 'title' is missing"),
    ('title = "A trick"', "title = 3", "the top: 'title' must be of type str"),
    ('title = "A trick"', 'title = "A trick"\ncolour = "red"', "the top: there is no field 'colour'"),
    ('title = "A trick"', 'title = "A trick"\nrules = "Chess"', "the top: there are no rules called 'Chess'"),
    ('title = "A trick"', 'title = "A trick"\npicture = "film"', "the top: there is no picture 'film'"),
    ('title = "A trick"', 'title = "A trick"\nleader = 4', "the top: leader cannot be 4"),
    ('"6:4"]', '"6:4 6:4"]', "the top: the four hands must be equal"),
    ('"5:5", "3:1", "6:4"]\n\n', '"7:5", "3:1", "6:4"]\n\n', "hand 1: '7:5' at place 1 is not a tile"),
    ("plays = [", "plays = 6 # [", "step 1: 'plays' must be of type list"),
    ('say = "You lead."', "", "step 1: 'say' is missing"),
    ('rule = "spots"', 'rule = "spot"', "step 1: no rule is called 'spot'"),
    ('plays = ["6:1"]', 'plays = ["6:3"]', "step 1: The hand does not hold Nine (6:3)"),
    ('plays = ["6:1"]', 'plays = ["(6:1"]', "step 1: '(6:1' has one bracket"),
    ('ask = "winner"', 'ask = "loser"', "step 2: no question is called 'loser'"),
    ('ask = "winner"', 'ask = "series"', "step 2: to ask 'series' it needs one tile in `of`"),
    ('ask = "winner"', 'ask = "pair"', "step 2: to ask 'pair' it needs two tiles in `of`"),
    ('ask = "winner"', 'ask = "higher"', "step 2: to ask 'higher' it needs two or more choices"),
    ('ask = "winner"', 'ask = "higher"\nchoices = ["6:6 6:2", "5:5 5:5"]', "it needs choices that are pairs"),
    (
        'ask = "winner"',
        'ask = "higher"\nchoices = ["6:6 6:3", "6:6 5:4"]',
        "a question has one right answer, this one has 2",
    ),
    ('ask = "winner"', 'ask = "legal"\nchoices = ["5:5", "3:1"]', "step 2: to ask 'legal' it needs the learner's turn"),
    ('rule = "spots"', 'ask = "winner"', "step 1: to ask 'winner' it needs a full trick"),
    ('rule = "spots"', 'ask = "legal"\nchoices = ["6:1", "6:3", "6:1"]', "this one has 2"),
    ('hands = ["6:1", "5:5", "3:1", "6:4"]', "", "step 1: a play needs hands, and the example has none"),
]


def test_a_good_example_is_read() -> None:
    assert repr(read(GOOD, "good")) == "<Example good: 2 steps>"


@pytest.mark.parametrize(("old", "new", "message"), WRONG, ids=[message for _, _, message in WRONG])
def test_a_wrong_example_is_refused(old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(ExampleError) as refused:
        read(GOOD.replace(old, new, 1), "bad")
    assert str(refused.value).startswith("bad")
    assert message in str(refused.value)


def test_what_is_not_toml_is_refused() -> None:
    with pytest.raises(ExampleError, match=r"bad: this is not TOML: .*line 1"):
        read("title == 3\n", "bad")


def test_a_huge_file_is_refused() -> None:
    with pytest.raises(ExampleError, match="10000000 characters are too many"):
        read("#" * 10_000_000, "bad")


def test_a_name_that_is_not_there_is_refused_and_leads_nowhere() -> None:
    with pytest.raises(ExampleError, match=r"there is no example '\.\./example'; there are earth-led"):
        load("../example")
