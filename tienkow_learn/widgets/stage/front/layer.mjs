// @ts-check
/* The layer: native controls lying over a picture, and a panel below it. It knows no rules: what can be chosen, what
 * every control is called and what the panel holds comes in one value, `scene` (declared in wire.py, and from there in
 * wire.d.ts); each action goes up once (see waiting.mjs).
 * All words go in as text; only the trait `svg` and the tiles in `pictures` are markup. */

import { dressStage } from "./beside.mjs";
import { tellFacts, watchFacts } from "./facts.mjs";
import { keepFocus, whereFocusIs } from "./focus.mjs";
import { guardKeys } from "./keys.mjs";
import { fillPanel } from "./panel.mjs";
import { fillPicture, showSvg } from "./picture.mjs";
import { ended } from "./presence.mjs";
import { makeView } from "./view.mjs";
import { announce, fillNotice, rest, settled } from "./waiting.mjs";

/** @type {(view: tk.View) => void} */
function update(view) {
  const scene = view.model.get("scene");
  if (!scene.hits) return;
  const hand = JSON.stringify(scene.hits.filter((hit) => hit.kind === "tile").map((hit) => [hit.id, hit.face]));
  const newHand = hand !== view.hand;
  const focus = whereFocusIs(view);
  if (newHand) view.chosen = [];
  settled(view, scene.done);
  Object.assign(view, { scene, hand, busy: view.held > view.done, leaving: [] });
  fillNotice(view);
  fillPicture(view);
  fillPanel(view, view.panel, scene.panel);
  keepFocus(view, focus, newHand);
  view.leaving.forEach((node) => node.remove());
  dressStage(view);
}

/** @type {(view: tk.View) => void} */
function dress(view) {
  const colours = Object.entries(view.model.get("colours"));
  colours.forEach(([token, colour]) => view.root.style.setProperty(`--tk-${token}`, colour));
  view.hits.querySelectorAll(".tk-up").forEach((node) => node.remove());
  view.update();
}

/**
 * Whatever Python says of itself shows that it is there; of an action that is waited for it must say that it heard it.
 * @type {(view: tk.View) => void}
 */
function renew(view) {
  if (view.sent === view.done) rest(view);
  view.update();
}

/** @type {(views: tk.Views, context: { model: tk.Model, el: HTMLElement }) => () => void} */
function render(views, { model, el }) {
  const stop = new AbortController();
  const view = makeView(model, views, stop.signal, { update, changed: tellFacts });
  views.add(view);
  el.replaceChildren(view.root);
  model.on("change:scene", () => renew(view));
  model.on("change:svg", () => showSvg(view));
  model.on("change:colours", () => dress(view));
  model.on("comm_live_update", () => ended(model.widget_manager?.kernel) && announce(view, "gone"));
  dress(view);
  watchFacts(view, stop.signal);
  guardKeys(view, stop.signal);
  return () => stop.abort();
}

/** Called once for each widget: its views are known together. */
export default () => {
  /** @type {tk.Views} */
  const views = new Set();
  return { render: (/** @type {{ model: tk.Model, el: HTMLElement }} */ context) => render(views, context) };
};
