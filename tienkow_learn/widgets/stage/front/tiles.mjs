// @ts-check
/* Pictures of tiles: the one kind of markup that goes into a control. */

import { h } from "./dom.mjs";

/** @type {(view: tk.View, face: string) => HTMLElement} */
export function picture(view, face) {
  const node = h("span", "tk-picture");
  node.innerHTML = view.model.get("pictures")[face] ?? "";
  return node;
}

/** @type {(view: tk.View, node: HTMLElement, faces: readonly string[]) => void} */
export function row(view, node, faces) {
  const name = faces.join(" ") + view.model.get("colours").tile;
  if (node.dataset.faces === name) return;
  node.dataset.faces = name;
  node.replaceChildren(...faces.map((face) => picture(view, face)));
}
