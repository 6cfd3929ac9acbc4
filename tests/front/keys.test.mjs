import assert from "node:assert/strict";
import { test } from "node:test";

import { letterOf, own, shortcut, walk } from "../../tienkow_learn/widgets/stage/front/keys.mjs";
import { globals, view } from "./stand_ins.mjs";

/* A key that is pressed on a control, or in a field. */
function press(key, { code = "", field = false, on = null, ...held } = {}) {
  const target = on ?? { matches: () => field };
  const event = { key, code, target, ctrlKey: false, metaKey: false, altKey: false, stopped: false, ...held };
  return Object.assign(event, { preventDefault: () => (event.stopped = true) });
}

const OWN = [
  ["x", {}, true],
  ["s", { ctrlKey: true }, false],
  ["s", { metaKey: true }, false],
  ["q", { altKey: true }, false],
  ["Enter", { ctrlKey: true }, true],
  ["ArrowLeft", { altKey: true }, true],
  ["X", { shiftKey: true }, true],
];

for (const [key, held, ours] of OWN) {
  test(`${Object.keys(held)} ${key} is ${ours ? "the layer's" : "the page's"}`, () => {
    assert.equal(own(press(key, held)), ours);
  });
}

for (const [key, code, letter] of [["p", "KeyP", "p"], ["P", "KeyR", "p"], ["з", "KeyP", "p"], ["1", "Digit1", "digit1"]]) {
  test(`${key} on ${code} is ${letter}`, () => assert.equal(letterOf(press(key, { code })), letter));
}

const pressed = (t, event) => {
  globals(t, { CSS: { escape: (text) => text } });
  const [{ view: made }, found] = [view(), []];
  made.hits = { querySelector: (name) => ({ click: () => found.push(name) }) };
  shortcut(made, event);
  return found;
};

test("a letter presses its button, on a keyboard of any script", (t) => {
  assert.deepEqual(pressed(t, press("з", { code: "KeyP" })), ['[aria-keyshortcuts="p"]']);
});

test("a letter that is typed into a field, or held with another key, presses nothing", (t) => {
  assert.deepEqual(pressed(t, press("p", { field: true })), []);
  assert.deepEqual(pressed(t, press("p", { ctrlKey: true })), []);
});

/* Where the focus is in a hand of three, the key, and where it is then. */
for (const [at, key, then] of [[0, "ArrowRight", 1], [1, "ArrowLeft", 0], [0, "ArrowLeft", 0], [2, "ArrowRight", 2], [1, "x", 1]]) {
  test(`${key} on tile ${at} leads to tile ${then}`, () => {
    let focus = at;
    const hand = [0, 1, 2].map((index) => ({ focus: () => (focus = index) }));
    const { view: made } = view();
    made.hits = { querySelectorAll: () => hand };
    const event = press(key, { on: hand[at] });
    walk(made, event);
    assert.deepEqual([focus, event.stopped], [then, at !== then]);
  });
}
