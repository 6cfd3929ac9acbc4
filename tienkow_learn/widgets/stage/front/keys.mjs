// @ts-check
/* Keys: the layer's own, kept from the page around it. */

const OWN_KEYS = new Set(["Enter", " ", "Escape", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

/** @type {(event: KeyboardEvent) => boolean} */
const modified = (event) => event.ctrlKey || event.metaKey || event.altKey;

/**
 * Whether a key is the layer's: Ctrl+S and its like stay the page's.
 * @type {(event: KeyboardEvent) => boolean}
 */
export function own(event) {
  return OWN_KEYS.has(event.key) || !modified(event);
}

/**
 * Lab and Notebook listen before anyone else and take plain keys as commands ("x" cuts the cell), so they are told to
 * look away for them, and only for them. They look for the mark from the element with the focus upwards, and Notebook
 * finds a command of its own before it looks any further: so that element carries it.
 * @type {(view: tk.View, signal: AbortSignal) => void}
 */
export function guardKeys(view, signal) {
  /** @type {(event: KeyboardEvent) => void} */
  const mark = (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (view.root.contains(target)) target.toggleAttribute("data-lm-suppress-shortcuts", own(event));
  };
  window.addEventListener("keydown", mark, { capture: true, signal });
  view.root.addEventListener("keydown", (event) => {
    if (own(event) && event.key !== "Tab") event.stopPropagation();
    walk(view, event);
    shortcut(view, event);
  });
}

/**
 * The Latin letter of a key. On a keyboard of another script the key that has the letter on a Latin one counts.
 * @type {(event: KeyboardEvent) => string}
 */
export function letterOf(event) {
  const key = /^[a-z]$/i.test(event.key) ? event.key : event.code.replace(/^Key/, "");
  return key.toLowerCase();
}

/**
 * A letter presses the button that it belongs to, from anywhere in the layer where nothing is typed.
 * @type {(view: tk.View, event: KeyboardEvent) => void}
 */
export function shortcut(view, event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.matches("input, textarea") || modified(event)) return;
  const name = `[aria-keyshortcuts="${CSS.escape(letterOf(event))}"]`;
  /** @type {HTMLElement | null} */ (view.hits.querySelector(name))?.click();
}

/**
 * Left and right walk through the hand; Tab does too.
 * @type {(view: tk.View, event: KeyboardEvent) => void}
 */
export function walk(view, event) {
  const target = /** @type {HTMLElement} */ (event.target);
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const hand = /** @type {HTMLElement[]} */ ([...view.hits.querySelectorAll(".tk-tile")]);
  const next = step && hand.includes(target) && hand[hand.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
