// @ts-check
/* Choosing tiles, and what the buttons then say and do. It touches no element. */

import { send, settle } from "./waiting.mjs";

/** @type {(view: tk.View) => tk.Hit[]} */
export function tilesOf(view) {
  return view.scene.hits.filter((hit) => hit.kind === "tile");
}

/** @type {(view: tk.View, id: string) => void} */
export function choose(view, id) {
  const most = Math.max(...(view.scene.choose ?? []).flatMap((button) => button.sizes));
  const chosen = view.chosen.includes(id) ? view.chosen.filter((other) => other !== id) : [...view.chosen, id];
  view.chosen = chosen.slice(-most);
  view.update();
}

/**
 * What a button says and does for the tiles that are chosen now.
 * @type {(view: tk.View, button: tk.Choose) => tk.Verdict}
 */
export function verdict(view, { id, plays, any = {}, sizes, none, few, not }) {
  const faces = tilesOf(view).filter((hit) => view.chosen.includes(hit.id)).map((hit) => hit.face);
  const value = faces.join(" ");
  if (!faces.length) return { label: none, off: true };
  const label = plays[value] ?? any[faces.length];
  if (label) return { label, press: () => play(view, id, value) };
  if (not && sizes.includes(faces.length)) return { label: not, doubt: true, press: () => send(view, id, value) };
  const more = sizes.filter((size) => size > faces.length);
  return { label: more.length ? few.replace("{n}", String(Math.min(...more))) : none, off: true };
}

/** @type {(view: tk.View, id: string, value: string) => void} */
function play(view, id, value) {
  view.played = tilesOf(view).findIndex((hit) => view.chosen.includes(hit.id));
  settle(view, id, value);
}

/**
 * Every action's label and what it does. The main one is the first that would do what it says, or the first of all.
 * @type {(view: tk.View) => Map<string, tk.Act>}
 */
export function actionsOf(view) {
  const { choose: choice, hits } = view.scene;
  const found = hits.filter((hit) => hit.kind === "action").map((hit) => {
    const button = choice?.find((other) => other.id === hit.id);
    /** @type {tk.Verdict} */
    const told = button ? verdict(view, button) : { label: hit.name, press: () => send(view, hit.id) };
    return { ...told, id: hit.id, key: button?.key, off: hit.off || told.off, chooses: Boolean(button) };
  });
  const first = found.find(({ chooses, off, doubt }) => chooses && !off && !doubt) ?? found[0];
  return new Map(found.map((action) => [action.id, { ...action, main: action === first }]));
}
