import assert from "node:assert/strict";
import { test } from "node:test";

import { facts, shared, tellShared, theme } from "../../tienkow_learn/widgets/stage/front/facts.mjs";
import { globals, view } from "./stand_ins.mjs";

const WIDE = { width: "wide", theme: "light", ratio: 1, still: false, canvas: true };

/* A page: what the system asks for, what Lab's data says, which classes the body has. */
function page(t, { asks = [], data = {}, classes = [], ratio = 1 } = {}) {
  const matchMedia = (query) => ({ matches: asks.some((each) => query.includes(each)) });
  globals(t, {
    window: { matchMedia, devicePixelRatio: ratio },
    document: { body: { dataset: data, classList: { contains: (name) => classes.includes(name) } } },
  });
}

const THEMES = [
  ["light", {}],
  ["dark", { asks: ["color-scheme: dark"] }],
  ["light", { asks: ["color-scheme: dark"], data: { jpThemeLight: "true" } }],
  ["dark", { data: { jpThemeLight: "false" } }],
  ["contrast", { data: { jpThemeLight: "false", jpThemeName: "JupyterLab Dark High Contrast" } }],
  ["light", { asks: ["color-scheme: dark"], classes: ["theme-light"] }],
  ["dark", { classes: ["theme-dark"] }],
  ["contrast", { asks: ["prefers-contrast"], data: { jpThemeLight: "true" } }],
  ["contrast", { asks: ["forced-colors"] }],
];

for (const [name, told] of THEMES) {
  test(`the theme is ${name} with ${JSON.stringify(told)}`, (t) => {
    page(t, told);
    assert.equal(theme(), name);
  });
}

/* The form before, the width in CSS pixels, the form then: it grows wide only when there is room to spare. */
const WIDTHS = [
  [null, 640, "wide"],
  [null, 639, "narrow"],
  ["wide", 640, "wide"],
  ["wide", 639, "narrow"],
  ["narrow", 663, "narrow"],
  ["narrow", 664, "wide"],
];

for (const [before, width, after] of WIDTHS) {
  test(`${width} pixels are ${after} after ${before ?? "nothing"}`, (t) => {
    page(t);
    const { view: made } = view();
    made.facts = before && { ...WIDE, width: before };
    assert.equal(facts(made, width).width, after);
  });
}

for (const [ratio, told] of [[0.5, 1], [1.254, 1.25], [2, 2], [8, 3]]) {
  test(`a screen with ${ratio} dots in a pixel is drawn with ${told}`, (t) => {
    page(t, { ratio });
    assert.equal(facts(view().view, 800).ratio, told);
  });
}

test("views share the narrowest form and the finest picture; those that are not shown do not count", () => {
  const views = [{ facts: WIDE }, { facts: { ...WIDE, width: "narrow", ratio: 2, canvas: false } }, { facts: null }];
  assert.deepEqual(shared([...views, { facts: { ...WIDE, theme: "dark" } }]), {
    width: "narrow", theme: "dark", ratio: 2, still: false, canvas: false,
  });
  assert.equal(shared([{ facts: null }]), null);
  assert.equal(shared([]), null);
});

test("facts go up when they change, and again from the page that is used last", () => {
  const { view: made, told } = view({}, { facts: WIDE });
  made.facts = { ...WIDE };
  made.views.add(made);
  tellShared(made);
  assert.deepEqual(told, []);
  made.facts = { ...WIDE, width: "narrow" };
  tellShared(made);
  tellShared(made);
  assert.deepEqual(told, [made.facts]);
  made.model.set("facts", WIDE);
  tellShared(made);
  assert.equal(told.length, 2);
  tellShared(made, true);
  assert.deepEqual(told.slice(2), [made.facts]);
});
