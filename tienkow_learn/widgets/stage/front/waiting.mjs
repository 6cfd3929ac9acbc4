// @ts-check
/* Up, and back: an action is sent once, and answered, or the person is told why not. Each has a number of its own. */

import { write } from "./dom.mjs";
import { presence } from "./presence.mjs";

const SOON = 500; // milliseconds without an answer after which it is said that one is awaited
const AGAIN = 800; // and between two looks whether Python is there
const OVER = new Set(["away", "gone", "unsure"]);

/** @type {(view: tk.View, name: string, value?: tk.Value) => void} */
export function send(view, name, value) {
  view.sent += 1;
  post(view, { do: name, value, view: view.id, n: view.sent });
}

/**
 * As `send`, but nothing more can be sent until the answer is there.
 * @type {(view: tk.View, name: string, value?: tk.Value) => void}
 */
export function settle(view, name, value) {
  view.held = view.sent + 1;
  send(view, name, value);
  view.update();
}

/** @type {(view: tk.View, message: tk.Do | tk.Ask) => void} */
function post(view, message) {
  try {
    view.model.send(message);
    view.timer ??= setTimeout(() => look(view), SOON);
  } catch {
    announce(view, "gone"); // Jupyter says "Cannot send" where the kernel is no longer the one that made this
  }
}

/**
 * What Python has heard: that action and all before it are settled.
 * @type {(view: tk.View, done?: [string, number]) => void}
 */
export function settled(view, done) {
  const [id, n] = done ?? ["", 0];
  if (id !== view.id || n <= view.done) return;
  view.done = n;
  rest(view);
  if (view.sent > n) view.timer = setTimeout(() => look(view), SOON);
}

/** @type {(view: tk.View) => void} */
export function rest(view) {
  clearTimeout(view.timer ?? undefined);
  Object.assign(view, { timer: null, asked: false, wait: "" });
}

/** @type {(view: tk.View, wait: tk.Wait) => void} */
export function announce(view, wait) {
  if (view.wait === wait) return;
  view.wait = wait;
  view.update();
  if (wait) view.notice.scrollIntoView({ block: "nearest" });
}

/**
 * Nothing is sent a second time: an action that was lost on the way shows when Python, asked, has not heard of it.
 * @type {(view: tk.View) => Promise<void>}
 */
export async function look(view) {
  view.timer = null;
  if (!view.wait) announce(view, "wait");
  const found = await presence(view.model.widget_manager?.kernel);
  if (view.done >= view.sent || view.stop.aborted) return;
  const asked = view.asked;
  view.asked = found !== "away" && found !== "busy";
  announce(view, waitFor(found, asked));
  if (view.asked && !asked) post(view, { ask: view.sent, view: view.id });
  if (view.wait !== "gone") view.timer ??= setTimeout(() => look(view), AGAIN);
}

/**
 * What is said of a Python that is found so; one that was asked before, and is idle, has lost what was sent.
 * @type {(found: tk.Presence, asked: boolean) => tk.Wait}
 */
export function waitFor(found, asked) {
  if (found === "idle") return asked ? "gone" : "wait";
  if (found === "busy") return "wait";
  return found === "unknown" ? "unsure" : found;
}

function inVoila() {
  return Boolean(document.getElementById("rendered_cells")) || location.pathname.includes("/voila/");
}

/** @type {(view: tk.View) => void} */
export function fillNotice(view) {
  const { wait } = view;
  const words = view.model.get("words");
  const remedy = `wait_${wait === "gone" ? "" : "else_"}${inVoila() ? "load" : "run"}`;
  write(view.notice, [words[`wait_${wait}`], OVER.has(wait) && words[remedy]].filter(Boolean).join(" "));
  view.notice.className = `tk-notice ${wait && `tk-text tk-tone tk-${OVER.has(wait) ? "bad" : "note"}`}`;
}
