// @ts-check
/* The focus, which is never lost when controls come and go. */

/** @type {(view: tk.View) => tk.Focus | null} */
export function whereFocusIs(view) {
  const node = /** @type {HTMLElement} */ (document.activeElement);
  if (!view.root.contains(node)) return null;
  return { node, index: [...view.hits.querySelectorAll(".tk-tile")].indexOf(node) };
}

/**
 * After a play the focus goes to the tile that now lies where the played one lay, and from any control over the picture
 * that vanishes to the hand; where there is none, and in the panel, to the next control that can be used.
 * @type {(view: tk.View, focus: tk.Focus | null, newHand: boolean) => void}
 */
export function keepFocus(view, focus, newHand) {
  const played = newHand && !view.busy ? view.played : -1;
  if (newHand) view.played = -1;
  if (!focus) return;
  const { node, index } = focus;
  const gone = view.leaving.some((other) => other.contains(node));
  if (!gone && !(played >= 0 && node.matches(".tk-action"))) {
    if (node !== document.activeElement) focusOn(node);
    return;
  }
  focusOn(successor(view, node, Math.max(index, played, 0)));
}

/** @type {(view: tk.View, node: HTMLElement, at: number) => HTMLElement} */
function successor(view, node, at) {
  /** @type {(other: HTMLElement) => boolean} */
  const staying = (other) => !other.hidden && !view.leaving.some((left) => left.contains(other));
  /** @type {NodeListOf<HTMLElement>} */
  const all = view.root.querySelectorAll("button:not(.tk-step), summary, input");
  const controls = [...all].filter(staying);
  const hand = controls.filter((other) => other.matches(".tk-tile"));
  const tile = view.hits.contains(node) && hand[Math.min(hand.length - 1, at)];
  const usable = controls.filter((other) => !other.ariaDisabled);
  const next = usable.find((other) => node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  return tile || next || usable.at(-1) || view.root;
}

/** @type {(node: HTMLElement) => void} */
function focusOn(node) {
  node.focus({ preventScroll: true });
}
