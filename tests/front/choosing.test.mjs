import assert from "node:assert/strict";
import { test } from "node:test";

import { actionsOf, choose } from "../../tienkow_learn/widgets/stage/front/choosing.mjs";
import { HAND, view } from "./stand_ins.mjs";

const PLAY = {
  id: "play",
  plays: { "6:6": "Play Heaven", "6:6 6:6": "Play two Heavens" },
  sizes: [1, 2],
  none: "Choose a tile",
  few: "Choose {n} tiles",
  not: "Why not?",
  key: "p",
};
const GIVE = { id: "give", plays: {}, any: { 2: "Give up 2 tiles" }, sizes: [2], none: "Give up", few: "Take {n}" };
const action = (id, more = {}) => ({ id, kind: "action", name: id, ...more });
const scene = (...buttons) => ({ hits: [...HAND, action("play"), action("give"), action("hint")], choose: buttons });

/* What is chosen, what the buttons say then, which is the main one, and which can be pressed. */
const CASES = [
  [[], "Choose a tile", "Give up", "play", ["hint"]],
  [["t0"], "Play Heaven", "Take 2", "play", ["play", "hint"]],
  [["t1"], "Why not?", "Take 2", "play", ["play", "hint"]],
  [["t2", "t0"], "Play two Heavens", "Give up 2 tiles", "play", ["play", "give", "hint"]],
  [["t0", "t1"], "Why not?", "Give up 2 tiles", "give", ["play", "give", "hint"]],
];

for (const [chosen, play, give, main, able] of CASES) {
  test(`with ${chosen.join(" and ") || "nothing"} chosen the buttons say "${play}" and "${give}"`, () => {
    const { view: made } = view(scene(PLAY, GIVE));
    made.chosen = chosen;
    const acts = actionsOf(made);
    assert.deepEqual([acts.get("play").label, acts.get("give").label], [play, give]);
    assert.deepEqual([...acts.values()].filter((act) => act.main).map((act) => act.id), [main]);
    assert.deepEqual([...acts.values()].filter((act) => !act.off).map((act) => act.id), able);
  });
}

test("the tiles go up in the order in which they lie, once, and nothing more goes up until they are heard", () => {
  const { view: made, sent } = view(scene(PLAY, GIVE));
  made.chosen = ["t2", "t0"];
  actionsOf(made).get("play").press();
  clearTimeout(made.timer);
  assert.deepEqual(sent, [{ do: "play", value: "6:6 6:6", view: made.id, n: 1 }]);
  assert.deepEqual([made.held, made.played], [1, 0]);
});

test("why a set cannot be played is asked without being held up", () => {
  const { view: made, sent } = view(scene(PLAY));
  made.chosen = ["t1"];
  actionsOf(made).get("play").press();
  clearTimeout(made.timer);
  assert.deepEqual([sent[0].value, made.held], ["1:1", 0]);
});

test("a button that is off stays off whatever is chosen, and one without a choice does what it is called", () => {
  const { view: made, sent } = view({ hits: [...HAND, action("play", { off: true }), action("hint")], choose: [PLAY] });
  made.chosen = ["t0"];
  assert.equal(actionsOf(made).get("play").off, true);
  actionsOf(made).get("hint").press();
  clearTimeout(made.timer);
  assert.deepEqual(sent.map((each) => [each.do, each.value]), [["hint", undefined]]);
});

test("a tile is chosen, and let go when it is pressed again; with too many the first one is let go", () => {
  const { view: made } = view(scene(PLAY, GIVE));
  const seen = ["t0", "t1", "t0", "t3", "t2"].map((id) => (choose(made, id), [...made.chosen]));
  assert.deepEqual(seen, [["t0"], ["t0", "t1"], ["t1"], ["t1", "t3"], ["t3", "t2"]]);
  assert.equal(made.updates, 5);
});
