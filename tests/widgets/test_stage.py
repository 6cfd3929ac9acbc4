"""The stage on its own, without a browser: what it hands to the layer, what it hears, what it leaves behind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from ipywidgets.widgets import widget as registry

from tests.widgets.sample import Sample
from tienkow_learn.draw.scene.shapes import Hit, Rect, Scene
from tienkow_learn.draw.scene.theme import colour
from tienkow_learn.draw.scene.view import View
from tienkow_learn.widgets.stage import stage as stages
from tienkow_learn.widgets.stage.stage import PICTURE, Stage
from tienkow_learn.widgets.stage.still import still

FELT = Rect(0, 0, 100, 50, "felt", radius=4)
SCENE = Scene(100, 50, (FELT,), (Hit("a", "action", "Go <b>", 10, 10, 30, 20, off=True),), "A table", "Nothing on it.")


@pytest.fixture
def said() -> list[tuple[str, object]]:
    return []


@pytest.fixture
def stage(said: list[tuple[str, object]]) -> Iterator[Stage]:
    made = Stage(lambda name, value: said.append((name, value)))
    yield made
    made.close()


def press(stage: Stage, message: object) -> None:
    """What arrives when the layer sends a message."""
    stage.layer._handle_custom_msg(message, [])


def living() -> set[str]:
    return set(registry._instances)


def test_a_scene_goes_to_the_layer_in_one_value(stage: Stage) -> None:
    seen: list[Any] = []
    stage.layer.observe(lambda change: seen.append(change.new), "scene")
    stage.show(SCENE, panel=[{"t": "text", "text": "Hello"}], say="Your turn.")
    assert seen == [
        {
            "size": [100, 50],
            "title": "A table",
            "words": "Nothing on it.",
            "hits": [{"id": "a", "kind": "action", "name": "Go <b>", "box": [10, 10, 30, 20], "off": True}],
            "choose": None,
            "panel": [{"t": "text", "text": "Hello"}],
            "say": "Your turn.",
            "turn": 1,
        }
    ]


def test_without_a_scene_only_the_panel_is_shown(stage: Stage) -> None:
    stage.show(None, panel=[{"t": "title", "text": "Pairs"}])
    assert (stage.layer.scene["size"], stage.layer.scene["hits"]) == (None, [])


def test_an_action_is_heard_once_with_its_value(stage: Stage, said: list[tuple[str, object]]) -> None:
    press(stage, {"do": "play", "value": "6:6 6:3"})
    press(stage, {"do": "undo"})
    assert said == [("play", "6:6 6:3"), ("undo", None)]


def test_an_action_that_comes_twice_is_done_once_and_heard_twice(stage: Stage, said: list[tuple[str, object]]) -> None:
    stage.show(SCENE)
    for n in (1, 1, 2, 1):
        press(stage, {"do": "play", "value": str(n), "view": "a", "n": n})
        assert stage.layer.scene["done"] == ("a", max(n, len(said)))
    press(stage, {"do": "undo", "view": "b", "n": 1})
    assert said == [("play", "1"), ("play", "2"), ("undo", None)]
    assert stage.layer.scene["turn"] == 6


def test_a_view_that_asks_is_told_and_what_it_asked_for_comes_too_late(
    stage: Stage, said: list[tuple[str, object]]
) -> None:
    stage.show(SCENE)
    press(stage, {"ask": 2, "view": "a"})
    assert stage.layer.scene["done"] == ("a", 2)
    press(stage, {"do": "play", "view": "a", "n": 2})
    assert said == []
    press(stage, {"do": "play", "view": "a", "n": 3})
    assert said == [("play", None)]


def test_an_action_that_fails_is_heard_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TIENKOW_LEARN_RAISE", raising=False)
    sample = Sample()
    press(sample.stage, {"do": "fail", "view": "a", "n": 1})
    assert sample.stage.layer.scene["done"] == ("a", 1)
    sample.stage.close()


def test_the_words_of_waiting_are_in_the_browser_before_they_are_needed(stage: Stage) -> None:
    words = stage.layer.words
    assert all(words[f"wait_{code}"] for code in ("wait", "unsure", "away", "gone"))
    assert all(words[f"wait_{code}"] for code in ("run", "load", "else_run", "else_load"))


def test_where_the_browser_has_no_canvas_the_picture_is_svg_until_it_has_one() -> None:
    sample = Sample(picture="canvas")
    layer = sample.stage.layer
    assert (layer.painter, layer.svg) == ("canvas", "")
    layer.facts = layer.facts | {"canvas": False}
    before = layer.svg
    assert before.startswith("<svg")
    sample.do("play", "6:6")
    assert layer.svg not in {"", before}
    layer.facts = layer.facts | {"canvas": True}
    assert layer.svg == ""
    sample.stage.close()


def test_a_stored_output_has_the_widget_and_then_its_picture() -> None:
    sent: list[dict[str, Any]] = []
    sample = Sample(panel=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stages, "display", lambda bundle, **_: sent.append(bundle))
        sample.stage._ipython_display_()
    widget, shown = sent
    assert "application/vnd.jupyter.widget-view+json" in widget
    assert widget["text/html"] == ""
    assert f'data-tk-still="{sample.stage.layer.still}"' in shown["text/html"]
    assert 'alt="The table, trick 1. West leads' in shown["text/html"]
    assert "data:image/svg+xml;base64," in shown["text/html"]
    assert shown["text/plain"].startswith("This is a picture of how it began.")
    sample.stage.close()


def test_the_still_of_a_panel_is_its_words_and_only_words() -> None:
    panel: list[dict[str, Any]] = [
        {"t": "title", "text": "<b>Who?</b>"},
        {"t": "choices", "items": [{"label": "West"}, {"label": "East"}]},
    ]
    shown = still("x", None, panel)
    assert shown["text/plain"].splitlines()[1:] == ["<b>Who?</b>", "West, East"]
    assert "<p>&lt;b&gt;Who?&lt;/b&gt;</p><p>West, East</p>" in shown["text/html"]


@pytest.mark.parametrize("nonsense", [{}, {"do": 7}, "play", None, ["do"], {"value": 1}])
def test_a_message_of_another_form_is_not_heard(stage: Stage, said: list[tuple[str, object]], nonsense: object) -> None:
    press(stage, nonsense)
    assert said == []
    assert stage.errors == []


def test_every_action_is_answered_so_that_the_layer_does_not_wait(stage: Stage) -> None:
    stage.show(SCENE)
    press(stage, {"do": "nothing"})
    assert stage.layer.scene["turn"] == 2


def test_an_error_is_shown_and_remembered_and_the_next_scene_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TIENKOW_LEARN_RAISE", raising=False)
    sample = Sample(panel=True)
    press(sample.stage, {"do": "fail"})
    first = sample.stage.layer.scene["panel"][0]
    assert first["tone"] == "bad"
    assert "ZeroDivisionError: asked for" in first["text"]
    assert [type(error) for error in sample.stage.errors] == [ZeroDivisionError]
    press(sample.stage, {"do": "next"})
    assert sample.stage.layer.scene["panel"][0]["t"] == "title"
    sample.stage.close()


def test_an_error_is_raised_where_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    sample = Sample()
    monkeypatch.setenv("TIENKOW_LEARN_RAISE", "1")
    for guarded in (sample.stage.guard(sample.do), sample.stage.guard(sample.stage.guard(sample.do))):
        sample.stage.errors.clear()
        with pytest.raises(ZeroDivisionError):
            guarded("fail", None)
        assert len(sample.stage.errors) == 1
    sample.stage.close()


def test_the_facts_of_the_screen_become_the_view() -> None:
    seen: list[View] = []
    stage = Stage(lambda *_: None, seen.append)
    facts = {"width": "narrow", "theme": "dark", "ratio": 2.5, "still": True}
    stage.layer.facts = facts
    stage.layer.facts = dict(facts)
    assert seen == [stage.view] == [View("narrow", "dark", 2.5)]
    stage.close()


@pytest.mark.parametrize(
    "facts", [{}, {"width": 3, "theme": "pink", "ratio": "big", "still": 1}, {"ratio": float("nan")}, {"ratio": -2}]
)
def test_facts_that_make_no_sense_count_as_unsaid(stage: Stage, facts: dict[str, object]) -> None:
    stage.layer.facts = facts
    assert stage.view == View()


def test_another_theme_brings_its_colours_and_tiles(stage: Stage) -> None:
    light = stage.layer.pictures
    stage.layer.facts = {"theme": "contrast"}
    assert stage.layer.colours["felt"] == colour("felt", "contrast")
    assert stage.layer.pictures.keys() == light.keys()
    assert stage.layer.pictures != light


def test_there_is_a_picture_of_every_face_and_none_has_a_name(stage: Stage) -> None:
    assert len(stage.layer.pictures) == 21
    assert all('aria-hidden="true"' in picture for picture in stage.layer.pictures.values())


def test_closing_leaves_no_widget() -> None:
    Sample().stage.close()
    before = living()
    Sample(panel=True).stage.close()
    Sample(picture="svg").stage.close()
    assert living() == before


def test_closing_twice_is_allowed(stage: Stage) -> None:
    stage.close()
    stage.close()


def test_the_pool_of_widgets_does_not_grow() -> None:
    sample = Sample()
    before = living()
    for _ in range(20):
        sample.draw()
        sample.stage.layer.facts = {"theme": "dark" if sample.stage.view.theme == "light" else "light"}
    assert living() == before
    sample.stage.close()


def test_the_repr_is_short_and_stable(stage: Stage) -> None:
    assert (repr(stage), repr(stage.layer)) == ("Stage()", "Layer()")


def test_without_ipycanvas_the_layer_shows_the_svg(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stages, "find_spec", lambda _: None)
    sample = Sample()
    assert sample.stage.canvas is None
    assert sample.stage.children == (sample.stage.layer,)
    assert sample.stage.layer.svg.startswith("<svg")
    sample.stage.close()


@pytest.mark.parametrize("picture", ["canvas", "svg"])
def test_the_painter_can_be_chosen(monkeypatch: pytest.MonkeyPatch, picture: str) -> None:
    monkeypatch.setenv(PICTURE, picture)
    stage = Stage(lambda *_: None)
    assert (stage.canvas is None) == (picture == "svg")
    stage.close()


def test_an_unknown_painter_is_refused() -> None:
    with pytest.raises(ValueError, match="'oil': it can be 'canvas' or 'svg'"):
        Stage(lambda *_: None, picture="oil")
