// @ts-check
/* Choices: one that is sent at once, or a pick, some of many, or an order, which stay here until they are sent. */

import { group, h, match, onPress, parts, set, write } from "./dom.mjs";
import { row } from "./tiles.mjs";
import { settle } from "./waiting.mjs";

/**
 * Answers that are being chosen live in the browser until they are sent: by element, emptied when its items change.
 * @type {(view: tk.View, element: tk.Choices) => tk.Answering}
 */
export function answers(view, { id, items }) {
  const names = items.map((item) => item.id).join("\n");
  const known = view.answers.get(id);
  const state = known?.names === names ? known : { names, list: [] };
  view.answers.set(id, state);
  return state;
}

/** @type {(view: tk.View, element: tk.Choices, item: tk.Choice) => void} */
export function toggle(view, element, item) {
  const state = answers(view, element);
  if (element.mode === "pick") state.list = [item.id];
  else state.list = state.list.includes(item.id) ? state.list.filter((id) => id !== item.id) : [...state.list, item.id];
  view.update();
}

/**
 * What was filled in, by id: numbers, and what was picked (nothing as null).
 * @type {(view: tk.View, ids: readonly string[]) => { [id: string]: string | number | null }}
 */
export function gathered(view, ids) {
  /** @type {(id: string) => string | number | null} */
  const value = (id) => view.numbers.get(id)?.value ?? view.answers.get(id)?.list[0] ?? null;
  return Object.fromEntries(ids.map((id) => [id, value(id)]));
}

export function makeChoices() {
  return group("tk-choices", h("div", "tk-items"), h("button", "tk-button tk-main"));
}

/** @type {tk.Fill<tk.Choices>} */
export function fillChoices(view, node, element) {
  const { id, items, mode, name, titled, submit, chosen } = element;
  const [all, done] = parts(node);
  const local = mode !== "one" && chosen === undefined;
  const list = chosen === undefined ? answers(view, element).list : [chosen];
  set(node, "aria-label", name);
  set(node, "data-title", titled ? name : null);
  match(view, all, items, (item) => item.id, makeChoice, (_, button, item) => {
    fillChoice(view, button, item, mode, list);
    const press = () => (local ? toggle(view, element, item) : settle(view, id, item.id));
    onPress(view, button, view.busy || item.off, press);
  });
  done.hidden = !local || !submit;
  write(done, submit ?? "");
  const enough = mode === "order" ? list.length === items.length : list.length > 0;
  onPress(view, done, view.busy || !enough || items.every((item) => item.off), () => settle(view, id, list));
}

function makeChoice() {
  const inside = ["tk-place", "tk-row", "tk-label", "tk-mark"].map((name) => h("span", name));
  return h("button", "tk-choice", ...inside);
}

/** @type {(view: tk.View, node: HTMLElement, item: tk.Choice, mode: tk.Choices["mode"], list: string[]) => void} */
function fillChoice(view, node, { id, label, faces = [], mark = "", off }, mode, list) {
  const [number, tiles, text, sign] = parts(node);
  const at = list.indexOf(id);
  node.className = `tk-choice ${mark && `tk-${mark}`} ${off ? "tk-off" : ""}`;
  set(node, "aria-pressed", mode === "one" ? null : String(at >= 0));
  write(number, mode === "order" && at >= 0 ? String(at + 1) : "");
  number.classList.toggle("tk-check", mode === "many");
  number.classList.toggle("tk-radio", mode === "pick");
  row(view, tiles, faces);
  write(text, label);
  write(sign, mark ? view.model.get("words")[mark] ?? mark : "");
}
