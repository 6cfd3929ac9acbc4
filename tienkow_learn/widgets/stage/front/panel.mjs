// @ts-check
/* The panel: elements by their kind, one below the other. */

import { fillChoices, gathered, makeChoices } from "./choices.mjs";
import { group, h, match, onPress, parts, set, write } from "./dom.mjs";
import { fillNumber, makeNumber } from "./numbers.mjs";
import { row } from "./tiles.mjs";
import { send, settle } from "./waiting.mjs";

/** @type {tk.Fill<tk.Title>} */
function fillTitle(_, node, { text }) {
  write(node, text);
}

/** @type {tk.Fill<tk.Text>} */
function fillText(_, node, { text, tone = "" }) {
  node.className = `tk-text ${tone && `tk-tone tk-${tone}`}`;
  write(node, text);
}

/** @type {tk.Fill<tk.Tiles>} */
function fillTiles(view, node, { faces, name }) {
  set(node, "role", name ? "img" : null);
  set(node, "aria-label", name);
  row(view, node, faces);
}

/** @type {tk.Fill<tk.Actions>} */
function fillActions(view, node, { items }) {
  match(view, node, items, (item) => item.id, () => h("button", "tk-button"), (_, button, item) => {
    button.classList.toggle("tk-main", Boolean(item.primary));
    write(button, item.label);
    const press = () => (item.gather ? settle(view, item.id, gathered(view, item.gather)) : send(view, item.id));
    onPress(view, button, item.off || (item.gather && view.busy), press);
  });
}

/** @type {tk.Fill<tk.Steps>} */
function fillSteps(view, node, { id = "jump", count, at, labels = [] }) {
  const dots = Array.from({ length: count }, (_, index) => labels[index] ?? String(index + 1));
  match(view, node, dots, (_, index) => index, () => h("button", "tk-dot"), (_, dot, label, index) => {
    set(dot, "aria-label", label);
    set(dot, "aria-current", index === at ? "step" : null);
    dot.classList.toggle("tk-past", index < at);
    dot.title = label;
    onPress(view, dot, false, () => send(view, id, index));
  });
}

/** @type {(tag: "th" | "td", scope: "row" | "col" | null, text: string) => HTMLElement} */
function cell(tag, scope, text) {
  const made = h(tag, /^[+\-\u2212]?\d+$/.test(text) ? "tk-number" : "", String(text));
  set(made, "scope", scope);
  return made;
}

/** @type {tk.Fill<tk.Table>} */
function fillTable(_, node, { caption, head, rows }) {
  const written = JSON.stringify([caption, head, rows]);
  if (node.dataset.rows === written) return;
  node.dataset.rows = written;
  /** @type {(texts: readonly string[]) => HTMLElement} */
  const line = (texts) => h("tr", "", ...texts.map((text, at) => cell(at ? "td" : "th", at ? null : "row", text)));
  const top = h("thead", "", h("tr", "", ...head.map((text) => cell("th", "col", text))));
  node.replaceChildren(h("caption", "", caption), top, h("tbody", "", ...rows.map(line)));
}

/**
 * A text to copy, and the same as a file to keep: made here, so nothing is asked of the kernel.
 * @type {tk.Fill<tk.Record>}
 */
function fillRecord(_, node, { name, text, file, keep }) {
  /** @type {[HTMLTextAreaElement, HTMLAnchorElement]} */
  const [area, link] = parts(node);
  set(area, "aria-label", name);
  area.readOnly = true;
  area.rows = 8;
  if (area.value !== text) area.value = text;
  write(link, keep);
  link.download = file;
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
}

/** @type {tk.Fill<tk.More>} */
function fillMore(view, node, { summary, items }) {
  const [line, inside] = parts(node);
  write(line, summary);
  fillPanel(view, inside, items);
}

/** @type {{ [Kind in tk.Element["t"]]: [make: () => HTMLElement, fill: tk.Fill<Extract<tk.Element, { t: Kind }>>] }} */
const ELEMENTS = {
  title: [() => h("h3", "tk-title"), fillTitle],
  text: [() => h("p"), fillText],
  tiles: [() => h("div", "tk-row"), fillTiles],
  number: [makeNumber, fillNumber],
  choices: [makeChoices, fillChoices],
  actions: [() => group("tk-actions"), fillActions],
  steps: [() => h("nav", "tk-steps"), fillSteps],
  table: [() => h("table", "tk-table"), fillTable],
  record: [() => h("div", "tk-record", h("textarea"), h("a", "tk-button")), fillRecord],
  more: [() => h("details", "tk-more", h("summary"), h("div", "tk-panel")), fillMore],
};

/**
 * The elements of a kind that is known, each with the key by which it is found again: its id, or its place in its kind.
 * @type {(items: readonly tk.Element[]) => { key: string, item: tk.Element }[]}
 */
export function keyed(items) {
  const known = items.filter((item) => Object.hasOwn(ELEMENTS, item.t));
  /** @type {(item: tk.Element) => number} */
  const nth = (item) => known.filter((other) => other.t === item.t).indexOf(item);
  return known.map((item) => ({ key: `${item.t} ${item.id ?? nth(item)}`, item }));
}

/** @type {(view: tk.View, node: HTMLElement, items: readonly tk.Element[]) => void} */
export function fillPanel(view, node, items) {
  /** @type {tk.Fill<{ item: tk.Element }>} */
  const fill = (_, child, { item }, index) => {
    const one = /** @type {tk.Fill<tk.Element>} */ (ELEMENTS[item.t][1]);
    one(view, child, item, index);
  };
  match(view, node, keyed(items), ({ key }) => key, ({ item }) => ELEMENTS[item.t][0](), fill);
}
