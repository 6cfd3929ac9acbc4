// @ts-check
/* Numbers that a person fills in: a field with two buttons. */

import { group, h, onPress, parts, set, write } from "./dom.mjs";
import { send } from "./waiting.mjs";

const PAUSE = 150; // milliseconds without a further step after which a live number is sent

/**
 * A number lives in the browser. What the kernel says counts when it is new, and no step is on its way to the kernel.
 * @type {(view: tk.View, element: tk.Number) => tk.Filling}
 */
export function numberOf(view, { id, value, min, max }) {
  const state = view.numbers.get(id) ?? { value };
  view.numbers.set(id, state);
  if (value !== state.told && (state.wants ?? value) === value) Object.assign(state, { value, wants: undefined });
  state.told = value;
  state.value = between(min, state.value, max);
  return state;
}

/** @type {(min: number, value: number, max: number) => number} */
function between(min, value, max) {
  return Math.min(max, Math.max(min, value));
}

/** @type {(view: tk.View, element: tk.Number, value: number) => void} */
export function step(view, element, value) {
  const state = numberOf(view, element);
  if (!view.wait) state.value = between(element.min, value, element.max);
  if (element.live && state.value !== (state.wants ?? element.value)) {
    state.wants = state.value;
    clearTimeout(state.timer);
    state.timer = setTimeout(() => send(view, element.id, state.value), PAUSE);
  }
  view.update();
}

export function makeNumber() {
  const label = h("label", "tk-label");
  const input = h("input");
  input.type = "number";
  label.htmlFor = input.id = `tk-${Math.random().toString(36).slice(2)}`;
  const less = h("button", "tk-step", "\u2212");
  const more = h("button", "tk-step", "+");
  less.tabIndex = more.tabIndex = -1; // the arrow keys do the same in the field
  return group("tk-field", label, less, input, more);
}

/** @type {tk.Fill<tk.Number>} */
export function fillNumber(view, node, element) {
  /** @type {[HTMLElement, HTMLElement, HTMLInputElement, HTMLElement]} */
  const [label, less, input, more] = parts(node);
  const { min, max, mark } = element;
  const { value } = numberOf(view, element);
  node.className = `tk-field ${mark ? `tk-${mark}` : ""}`;
  write(label, element.label);
  Object.assign(input, { min, max });
  set(input, "aria-invalid", mark === "wrong" ? "true" : null);
  if (input.valueAsNumber !== value) input.value = String(value);
  fillStep(view, less, element, value - 1, "less");
  fillStep(view, more, element, value + 1, "more");
  const typed = () => step(view, element, Math.round(input.valueAsNumber) || 0);
  const leave = () => input.valueAsNumber !== value && typed();
  input.oninput = () => input.validity.valid && input.value && step(view, element, input.valueAsNumber);
  input.onblur = leave;
  input.onkeydown = (event) => numberKey(view, element, event, leave);
}

/** @type {(view: tk.View, button: HTMLElement, element: tk.Number, next: number, word: string) => void} */
function fillStep(view, button, element, next, word) {
  set(button, "aria-label", `${element.label}: ${view.model.get("words")[word] ?? button.textContent}`);
  onPress(view, button, next < element.min || next > element.max, () => step(view, element, next));
}

/**
 * Up and down step; Enter settles what was typed and presses the panel's main button, as in a form.
 * @type {(view: tk.View, element: tk.Number, event: KeyboardEvent, leave: () => void) => void}
 */
export function numberKey(view, element, event, leave) {
  const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (by) {
    event.preventDefault();
    step(view, element, numberOf(view, element).value + by);
  } else if (event.key === "Enter") {
    leave();
    const main = /** @type {HTMLElement | null} */ (view.panel.querySelector(":scope > .tk-actions > .tk-main"));
    if (!element.live) main?.click();
  }
}
