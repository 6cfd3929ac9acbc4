/* A view without elements: what the modules of the layer need of one, and time that passes when it is told to. */

import { makeMemory } from "../../tienkow_learn/widgets/stage/front/view.mjs";

export const HAND = ["6:6", "1:1", "6:6", "4:4"].map((face, at) => ({ id: `t${at}`, kind: "tile", face, name: face }));

const WAITS = ["wait", "unsure", "away", "gone", "run", "load", "else_run", "else_load"];

/* A view whose model keeps what is sent (`sent`) and set (`told`); `scene` and `traits` fill it. */
export function view(scene = {}, traits = {}) {
  const memory = makeMemory();
  const [sent, told] = [[], []];
  const words = Object.fromEntries(WAITS.map((word) => [`wait_${word}`, `<${word}>`]));
  const has = { words, facts: undefined, ...traits };
  const model = {
    get: (name) => has[name],
    set: (name, value) => told.push((has[name] = value)),
    save_changes: () => {},
    send: (message) => sent.push(message),
    widget_manager: { kernel: traits.kernel },
  };
  const notice = { scrollIntoView: () => {}, textContent: "", className: "" };
  const made = { ...memory, model, notice, views: new Set(), stop: { aborted: false }, updates: 0 };
  made.scene = { ...memory.scene, ...scene };
  made.update = () => (made.updates += 1);
  return { view: made, sent, told };
}

/* Puts a clock in the place of the browser's; `pass(ms)` lets what is due then happen, and waits for it. */
export function clock(t) {
  let [now, next] = [0, 1];
  const due = new Map();
  const kept = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };
  globalThis.setTimeout = (call, ms) => (due.set(next, { call, at: now + ms }), next++);
  globalThis.clearTimeout = (id) => due.delete(id);
  t.after(() => Object.assign(globalThis, kept));
  return async (ms) => {
    const end = now + ms;
    for (;;) {
      const [id, first] = [...due].sort(([, one], [, other]) => one.at - other.at)[0] ?? [];
      if (!first || first.at > end) break;
      due.delete(id);
      now = first.at;
      await first.call();
    }
    now = end;
  };
}

/* Puts other values in the place of globals until the test ends. */
export function globals(t, values) {
  const kept = Object.fromEntries(Object.keys(values).map((name) => [name, globalThis[name]]));
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  t.after(() => Object.assign(globalThis, kept));
}
