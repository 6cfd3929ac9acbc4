// @ts-check
/* A view: the elements that never change, and what this page remembers. */

import { group, h } from "./dom.mjs";

/**
 * As long as a view lives, the picture that a stored output has for pages without a kernel is not shown.
 * @type {(name: string) => HTMLElement}
 */
function hideStill(name) {
  const still = `[data-tk-still="${CSS.escape(name)}"]`;
  return h("style", "", `${still}, .jp-OutputArea-child:has(${still}) { display: none; }`);
}

/** @type {(model: tk.Model) => tk.Nodes} */
function makeNodes(model) {
  const [words, svg, hits] = [h("p", "tk-unseen"), h("div", "tk-svg-box"), h("div", "tk-hits")];
  const table = group("tk-over", words, svg, hits);
  const [notice, say, panel] = [h("p", "tk-notice"), h("p", "tk-say"), h("div", "tk-panel")];
  const root = h("div", "tk-layer", table, notice, say, panel, hideStill(model.get("still")));
  root.tabIndex = -1;
  notice.setAttribute("role", "status");
  say.setAttribute("aria-live", "polite");
  return { root, table, words, svg, hits, notice, say, panel };
}

/** @type {() => tk.Memory} */
export function makeMemory() {
  return {
    scene: { size: null, hits: [], choose: null, panel: [], say: "", turn: 0 },
    hand: "",
    chosen: [],
    answers: new Map(),
    numbers: new Map(),
    actions: new Map(),
    played: -1,
    leaving: [],
    markup: null,
    facts: null,
    late: false,
    bare: false,
    stage: null,
    id: Math.random().toString(36).slice(2, 8),
    sent: 0,
    held: 0,
    done: 0,
    busy: false,
    asked: false,
    wait: "",
    timer: null,
  };
}

/**
 * `update(view)` shows all anew; `changed(view)` is called when something appears beside the layer, or vanishes.
 * @type {(model: tk.Model, views: tk.Views, stop: AbortSignal, calls: tk.Calls) => tk.View}
 */
export function makeView(model, views, stop, { update, changed }) {
  const stageWatch = new MutationObserver(() => changed(view));
  /** @type {tk.View} */
  const view = { model, views, stop, stageWatch, update: () => update(view), ...makeNodes(model), ...makeMemory() };
  return view;
}
