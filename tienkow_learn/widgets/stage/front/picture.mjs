// @ts-check
/* The picture, and the native controls that lie over it in per cent of its size. */

import { actionsOf, choose } from "./choosing.mjs";
import { h, match, onPress, set, sizeOf, write } from "./dom.mjs";
import { picture } from "./tiles.mjs";
import { send } from "./waiting.mjs";

/** @type {(node: HTMLElement, box: tk.Hit["box"], size: [number, number]) => void} */
function place(node, [x, y, w, hgt], [width, height]) {
  const share = { left: x / width, top: y / height, width: w / width, height: hgt / height };
  for (const [side, part] of Object.entries(share)) node.style.setProperty(side, `${(part * 100).toFixed(3)}%`);
}

/** @type {tk.Fill<tk.Hit>} */
function fillHit(view, node, hit) {
  place(node, hit.box, view.scene.size ?? [1, 1]);
  if (hit.kind === "action") Object.assign(node.style, { minHeight: node.style.height, height: "auto" });
  node.className = `tk-hit tk-${hit.kind}`;
  const action = view.actions.get(hit.id);
  if (hit.kind === "action" && action) fillAction(view, node, action);
  else fillPlace(view, node, hit);
}

/** @type {(view: tk.View, node: HTMLElement, action: tk.Act) => void} */
function fillAction(view, node, { label, off, doubt, main, key, press }) {
  write(node, label);
  node.classList.toggle("tk-main", main && !doubt);
  node.classList.toggle("tk-long", label.length > 16);
  set(node, "aria-keyshortcuts", key);
  onPress(view, node, view.busy || off, press);
}

/** @type {(view: tk.View, node: HTMLElement, hit: tk.Hit) => void} */
function fillPlace(view, node, hit) {
  const choosable = hit.kind === "tile" && view.scene.choose !== null;
  const on = choosable && view.chosen.includes(hit.id);
  set(node, "aria-label", hit.name);
  set(node, "aria-pressed", choosable ? String(on) : null);
  node.tabIndex = hit.kind === "seat" && hit.off ? -1 : 0;
  const press = () => (choosable ? choose(view, hit.id) : send(view, hit.id, hit.face));
  onPress(view, node, view.busy || (hit.off && !choosable), press);
  raise(view, node, on && hit);
}

/**
 * A chosen tile: a slot over the painted one, and the tile's picture above it.
 * @type {(view: tk.View, node: HTMLElement, hit: tk.Hit | false) => void}
 */
function raise(view, node, hit) {
  if (!hit) node.replaceChildren();
  else if (!node.firstElementChild) {
    node.append(h("span", "tk-up", h("span", "tk-slot"), h("span", "tk-raised", picture(view, hit.face ?? ""))));
  }
}

/** @type {(view: tk.View) => void} */
export function showSvg(view) {
  const markup = view.model.get("svg");
  if (view.markup !== markup) view.svg.innerHTML = view.markup = markup;
}

/** @type {(view: tk.View) => void} */
export function fillPicture(view) {
  const { size, hits, title, words, say, hush } = view.scene;
  view.table.hidden = !size;
  sizeOf(view.root, ...(size ?? /** @type {const} */ ([1, 1])));
  set(view.table, "aria-label", title);
  write(view.words, words ?? "");
  showSvg(view);
  view.actions = actionsOf(view);
  match(view, view.hits, size ? hits : [], (hit) => hit.id, () => h("button"), fillHit);
  write(view.say, say);
  view.say.classList.toggle("tk-unseen", !size || Boolean(hush));
}
