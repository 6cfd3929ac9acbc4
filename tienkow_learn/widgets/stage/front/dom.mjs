// @ts-check
/* Elements: made, written to, and matched with what is to be shown. */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} [name]
 * @param {(Node | string)[]} inside
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, name, ...inside) {
  const node = document.createElement(tag);
  if (name) node.className = name;
  if (tag === "button") node.setAttribute("type", "button");
  node.append(...inside);
  return node;
}

/** @type {(name: string, ...inside: Node[]) => HTMLElement} */
export function group(name, ...inside) {
  const node = h("div", name, ...inside);
  node.setAttribute("role", "group");
  return node;
}

/**
 * The children of an element, as its maker knows them.
 * @template {readonly HTMLElement[]} Parts
 * @param {HTMLElement} node
 * @returns {Parts}
 */
export function parts(node) {
  return /** @type {Parts} */ (/** @type {unknown} */ ([...node.children]));
}

/** @type {(node: HTMLElement, text: string) => void} */
export function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** @type {(node: HTMLElement, name: string, value?: string | null | false) => void} */
export function set(node, name, value) {
  if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

/**
 * A control that is off keeps its place in the tab order, so that the focus is never lost. While it is said that an
 * answer is awaited, all are off.
 * @type {(view: tk.View, node: HTMLElement, off: boolean | undefined, press?: () => void) => void}
 */
export function onPress(view, node, off, press) {
  const out = off || view.wait !== "";
  set(node, "aria-disabled", out ? "true" : null);
  node.onclick = out || !press ? null : press;
}

/**
 * Makes the children of `parent` match `items` by key. Elements that stay are kept, and with them the focus; those that
 * are to go are only noted, to be removed when the focus has found its new place.
 * @template Item
 * @template {HTMLElement} Made
 * @param {tk.View} view
 * @param {HTMLElement} parent
 * @param {readonly Item[]} items
 * @param {(item: Item, index: number) => string | number} key
 * @param {(item: Item) => Made} make
 * @param {tk.Fill<Item, Made>} fill
 */
export function match(view, parent, items, key, make, fill) {
  const children = /** @type {Made[]} */ ([...parent.children]);
  const old = new Map(children.map((node) => [node.dataset.key, node]));
  let place = /** @type {Made | null} */ (parent.firstElementChild);
  items.forEach((item, index) => {
    const name = String(key(item, index));
    const node = old.get(name) ?? make(item);
    old.delete(name);
    node.dataset.key = name;
    fill(view, node, item, index);
    while (place && place !== node && !items.some((other, at) => String(key(other, at)) === place?.dataset.key)) {
      place = /** @type {Made | null} */ (place.nextElementSibling);
    }
    if (node === place) place = /** @type {Made | null} */ (place.nextElementSibling);
    else parent.insertBefore(node, place);
  });
  view.leaving.push(...old.values());
}

/** @type {(node: HTMLElement, width: number, height: number) => void} */
export function sizeOf(node, width, height) {
  node.style.setProperty("--tk-w", String(width));
  node.style.setProperty("--tk-h", String(height));
}
