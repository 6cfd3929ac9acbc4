"""The reference card says what the rules say (RULES 2.1, 3.1, 3.3), in letters, pictures and tables."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

import tienkow_learn as tk
from tienkow_learn.draw.card.card import Card
from tienkow_learn.draw.figures import figure
from tienkow_learn.draw.scene.shapes import Label
from tienkow_learn.draw.scene.view import View

SKY = Card(tk.SkyNine())
TIEN_KOW = Card(tk.TienKow())
CLASSES = [
    "A > B > C > D > E > F > G > H > I > J > K",
    "9 > 8 > 7 > 6 > 5 > 3",
    "AA > BB > CC > DD > EE > FF > GG > HH > II > JJ",
    "99 > 88 > 77 > 55",
    "A9 > B8 > C7 > D5",
    "AA9 > BB8 > CC7 > DD5",
    "A99 > B88 > C77 > D55",
    "AA99 > BB88 > CC77 > DD55",
    "63",
    "KK",
]
PAIRS = "63 > AA > BB > CC > DD > EE > FF > GG > HH > II > JJ > KK > 99 > 88 > 77 > 55 > A9 > B8 > C7 > D5"


def classes(card: Card) -> list[str]:
    """The lines of letters of the card's text."""
    return [line.strip() for line in str(card).partition("Playing")[0].splitlines() if line.startswith("  ")][::2]


def test_the_classes_of_sky_nine_are_on_its_card() -> None:
    assert classes(SKY) == CLASSES


def test_the_singles_and_the_twenty_pairs_of_tien_kow_are_on_its_card() -> None:
    assert classes(TIEN_KOW) == ["A > H > E = I > C > J > F = K > D = G > B", "9 > 8 > 7 > 6 > 5 > 3", PAIRS]
    assert len(TIEN_KOW.sections[2].lines) == 20


@pytest.mark.parametrize(
    ("rules", "place", "said"),
    [
        (tk.SkyNine(), 5, "Beaten only by what stands before it here."),
        (tk.SkyNine(), 8, "Wins only when it is led, and then nothing beats it."),
        (tk.SkyNine(), 9, "Wins only when it is led, and then nothing beats it."),
        (tk.SkyNine(jj_catches_kk=True), 9, "Beaten only by JJ."),
        (tk.TienKow(), 2, "Beaten only by what stands before it here."),
    ],
)
def test_what_beats_a_class_is_what_the_rules_let_beat_it(rules: tk.RuleSet, place: int, said: str) -> None:
    assert Card(rules).sections[place].beaten() == said


def test_where_kk_is_no_royal_it_is_the_lowest_pair() -> None:
    assert classes(Card(tk.SkyNine(kk_royal=False)))[2].endswith("JJ > KK")


def test_the_scoring_of_sky_nine_is_on_its_card() -> None:
    paid = dict(SKY.scoring)
    [won] = [pays for what, pays in SKY.scoring if what.startswith("Tiles won")]
    assert won == "0: −5, 1: −3, 2: −2, 3: −1, 4: 0, 5: +1, 6: +2, 7: +3"
    bank = "0 won, paid to a banker who wins"
    assert paid[bank] == "5 in the first round of a match; later 10, 15, 20 and so on, round by round of one bank"
    assert paid["The round ended with the smallest (K or 3)"] == "losses × 2, gains × 2, bonuses × 1"
    assert paid["The round ended with four tiles"] == "losses × 4, gains × 4, bonuses × 1"
    caught = "losses × 4, paid by who was caught; gains × 4, bonuses × 1"
    assert paid["In the last trick four tiles were caught"] == caught
    assert paid["Every tile of the round won, a Full House"] == "losses × 2, bonuses × 1"
    assert paid["A Full House, and the round ended with a Royal"] == "losses × 4, bonuses × 1"
    assert paid["A Full House, and the round ended with four tiles"] == "losses × 8, bonuses × 1"
    assert "everything" not in str(SKY)
    assert paid["Bonus for a Royal"] == "2 points from each"
    assert paid["Bonus for a set of four tiles"] == "4 points from each"


def test_the_scoring_of_tien_kow_is_on_its_card() -> None:
    paid = dict(TIEN_KOW.scoring)
    told = "8 in the first round of a match; later 8, 12, 16 and so on, round by round of one bank"
    assert paid["0 won, paid to a banker who wins"] == told
    assert paid["Bonus for the Supreme pair, by the banker"] == "4 points from each"
    assert paid["Bonus for a mixed pair, by another player"] == "8 points from the banker, 4 from each other player"


def test_hong_kong_begins_at_twice_and_pays_no_bonus_in_the_last_trick() -> None:
    paid = dict(Card(tk.SkyNine.hong_kong()).scoring)
    assert paid["0 won, paid to a banker who wins"].startswith("10 in the first round of a match; later 10, 15, 20")
    assert paid["Bonus for a Royal: paid in the last trick, too?"] == "no"
    assert paid["Bonus for JJ catching KK"] == "2 points from each"
    assert paid["The round ended with four tiles"] == "losses × 4, gains × 1, bonuses × 1"


def test_in_the_sister_text_the_supreme_pair_beats_nothing_in_reply() -> None:
    card = Card(tk.TienKow.dominorules())
    assert [each.title() for each in card.sections[2:]] == ["Pairs: 63", "Pairs: AA–D5"]
    assert dict(card.playing)["AA led: does 63 beat it?"] == "no"
    assert "AA led: does 63 beat it? no" in str(card)


def test_what_an_option_does_not_allow_is_not_on_the_card() -> None:
    said = [what for what, _ in Card(tk.SkyNine(straight_win=True)).scoring]
    assert not any("straight win" in what or "JJ" in what for what, _ in SKY.scoring)
    assert "The round ended a straight win" not in said
    assert any("straight win" in what for what in said)


class Seen(HTMLParser):
    """What a screen reader meets: tables, their captions and head cells; and how often pictures are hidden from it."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.hidden = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.hidden += tag == "svg" and ("aria-hidden", "true") in attrs


@pytest.mark.parametrize("card", [SKY, TIEN_KOW])
def test_in_a_notebook_it_is_tables_with_captions_and_pictures_that_have_words_beside_them(card: Card) -> None:
    shown = card._repr_mimebundle_()
    seen = Seen()
    seen.feed(shown["text/html"])
    assert seen.tags.count("table") == seen.tags.count("caption") == len(card.sections) + 2
    assert seen.hidden == seen.tags.count("svg") == len(card.rules.combinations())
    assert shown["text/plain"] == str(card)


def test_it_is_in_the_package_and_says_what_it_is() -> None:
    assert tk.Card is Card
    assert repr(tk.Card(tk.SkyNine(kk_royal=False))) == "Card(SkyNine(kk_royal=False))"


@pytest.mark.parametrize("width", ["wide", "narrow"])
def test_as_a_picture_it_has_every_line(width: str) -> None:
    drawn = SKY.scene(View(width))
    shown = " ".join(shape.text for shape in drawn.shapes if isinstance(shape, Label))
    assert drawn.width == (720 if width == "wide" else 360)
    assert all(face.x >= 0 and face.x + face.w <= drawn.width for face in drawn.faces)
    assert all(sign in shown.split() for line in CLASSES for sign in line.split(" > "))
    assert "Four tiles: AA99, BB88, CC77, DD55. Beaten only by what stands before it here." in drawn.speech


def test_it_can_be_a_figure_of_a_lesson() -> None:
    drawn = figure("card", {"kind": "card", "rules": "SkyNine", "width": "narrow", "alt": "The card."})
    assert "<title>The card.</title>" in drawn
    assert drawn.count(">AA99<") == 1
