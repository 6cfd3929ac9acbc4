import assert from "node:assert/strict";
import { test } from "node:test";

import { answers, gathered, toggle } from "../../tienkow_learn/widgets/stage/front/choices.mjs";
import { numberKey, numberOf, step } from "../../tienkow_learn/widgets/stage/front/numbers.mjs";
import { keyed } from "../../tienkow_learn/widgets/stage/front/panel.mjs";
import { clock, view } from "./stand_ins.mjs";

const POINTS = { t: "number", id: "points", label: "Points", value: 3, min: 0, max: 8 };
const items = ["a", "b", "c"].map((id) => ({ id, label: id }));
const choices = (mode, more = {}) => ({ t: "choices", id: "q", mode, items, ...more });

test("a number stays between its ends", () => {
  const { view: made } = view();
  const seen = [5, 99, -1].map((value) => (step(made, POINTS, value), numberOf(made, POINTS).value));
  assert.deepEqual(seen, [5, 8, 0]);
});

test("what Python says of a number counts when it is new, not when it is said again", () => {
  const { view: made } = view();
  step(made, POINTS, 5);
  assert.equal(numberOf(made, POINTS).value, 5);
  assert.equal(numberOf(made, { ...POINTS, value: 7 }).value, 7);
});

test("a live number is sent once after the last step, and an old answer does not take it back", async (t) => {
  const pass = clock(t);
  const { view: made, sent } = view();
  const live = { ...POINTS, live: true };
  step(made, live, 4);
  await pass(100);
  step(made, live, 5);
  await pass(149);
  assert.equal(sent.length, 0);
  await pass(1);
  assert.deepEqual(sent.map((each) => [each.do, each.value]), [["points", 5]]);
  assert.equal(numberOf(made, { ...live, value: 4 }).value, 5);
  assert.equal(numberOf(made, { ...live, value: 5 }).value, 5);
  assert.equal(numberOf(made, { ...live, value: 2 }).value, 2);
});

test("while an answer is awaited a number does not move", () => {
  const { view: made } = view();
  made.wait = "wait";
  step(made, POINTS, 5);
  assert.equal(numberOf(made, POINTS).value, 3);
});

test("up and down step, and Enter settles what was typed and presses the main button unless the number is live", () => {
  const { view: made } = view();
  const done = [];
  made.panel = { querySelector: () => ({ click: () => done.push("pressed") }) };
  const press = (key, element = POINTS) => numberKey(made, element, { key, preventDefault: () => {} }, () => done.push("left"));
  press("ArrowUp");
  press("ArrowUp");
  press("ArrowDown");
  assert.equal(numberOf(made, POINTS).value, 4);
  press("Enter");
  press("Enter", { ...POINTS, live: true });
  press("x");
  assert.deepEqual(done, ["left", "pressed", "left"]);
});

/* The mode, what is pressed one after the other, and what is chosen then. */
for (const [mode, pressed, list] of [
  ["pick", ["a", "c"], ["c"]],
  ["many", ["c", "a", "c", "b"], ["a", "b"]],
  ["order", ["b", "a", "c"], ["b", "a", "c"]],
]) {
  test(`${mode}: after ${pressed} it is ${list}`, () => {
    const { view: made } = view();
    pressed.forEach((id) => toggle(made, choices(mode), { id }));
    assert.deepEqual(answers(made, choices(mode)).list, list);
  });
}

test("answers are forgotten when there is other to choose from", () => {
  const { view: made } = view();
  toggle(made, choices("many"), { id: "a" });
  assert.deepEqual(answers(made, choices("many", { items: items.slice(1) })).list, []);
});

test("an action gathers numbers and picks by name, and nothing as null", () => {
  const { view: made } = view();
  step(made, POINTS, 0);
  toggle(made, choices("pick"), { id: "b" });
  assert.deepEqual(gathered(made, ["points", "q", "other"]), { points: 0, q: "b", other: null });
});

test("an element is found again by its id, or by its place among those of its kind; unknown kinds are left out", () => {
  const panel = [{ t: "text" }, { t: "title" }, { t: "text" }, { t: "film" }, { t: "text", id: "place" }, { t: "constructor" }];
  assert.deepEqual(keyed(panel).map(({ key }) => key), ["text 0", "title 0", "text 1", "text place"]);
});
