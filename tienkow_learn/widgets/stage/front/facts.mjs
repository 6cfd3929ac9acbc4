// @ts-check
/* Facts of the screens that show the widget: how wide, which theme, how fine. */

import { dressStage } from "./beside.mjs";

const NARROW = 640;
const SLACK = 24; // so that a scroll bar that comes and goes cannot make the form change for ever
const BARE = 1000; // milliseconds that the canvas beside the layer may take to appear
const DARK = "prefers-color-scheme: dark";
const CONTRAST = "prefers-contrast: more";
const FORCED = "forced-colors: active";
const STILL = "prefers-reduced-motion: reduce";

/** @type {(query: string) => boolean} */
function asks(query) {
  return window.matchMedia(`(${query})`).matches;
}

/**
 * The theme is Lab's where it tells one, else the page's, else what the person asked the system for.
 * @type {() => tk.Facts["theme"]}
 */
export function theme() {
  const { jpThemeLight: light, jpThemeName: name = "" } = document.body.dataset;
  if (asks(CONTRAST) || asks(FORCED) || /contrast/i.test(name)) return "contrast";
  if (light) return light === "true" ? "light" : "dark";
  const { classList } = document.body;
  if (classList.contains("theme-light")) return "light";
  return classList.contains("theme-dark") || asks(DARK) ? "dark" : "light";
}

/** @type {(view: tk.View, width: number) => tk.Facts} */
export function facts(view, width) {
  const wide = width >= NARROW + (view.facts?.width === "narrow" ? SLACK : 0);
  const ratio = Math.min(3, Math.max(1, Math.round(window.devicePixelRatio * 100) / 100));
  return { width: wide ? "wide" : "narrow", theme: theme(), ratio, still: asks(STILL), canvas: !view.bare };
}

/**
 * Each view has its own facts; the one picture that they share fits the narrowest of those that are shown.
 * @type {(views: Iterable<Pick<tk.View, "facts">>) => tk.Facts | null}
 */
export function shared(views) {
  const all = [...views].flatMap((view) => view.facts ?? []);
  const last = all.at(-1);
  if (!last) return null;
  const width = all.some((each) => each.width === "narrow") ? "narrow" : "wide";
  const ratio = Math.max(...all.map((each) => each.ratio));
  return { ...last, width, ratio, canvas: all.every(({ canvas }) => canvas) };
}

/** @type {(view: tk.View, again?: boolean) => void} */
export function tellFacts(view, again = false) {
  const width = view.root.clientWidth;
  dressStage(view);
  view.facts = width ? facts(view, width) : null;
  if (view.facts) Object.assign(view.root.dataset, { theme: view.facts.theme, width: view.facts.width });
  tellShared(view, again);
}

/**
 * Two pages may show one widget: the one that is used last (`again`) has its say.
 * @type {(view: Pick<tk.View, "model" | "views">, again?: boolean) => void}
 */
export function tellShared({ model, views }, again = false) {
  const now = shared(views);
  if (!now) return;
  const names = /** @type {(keyof tk.Facts)[]} */ (Object.keys(now));
  /** @type {(old?: tk.Facts) => boolean} */
  const same = (old) => names.every((name) => now[name] === old?.[name]);
  if (same(views.told) && !(again && !same(model.get("facts")))) return;
  const first = !views.told;
  views.told = now;
  if (first && same(model.get("facts"))) return;
  model.set("facts", now);
  model.save_changes();
}

/** @type {(view: tk.View, signal: AbortSignal) => void} */
export function watchFacts(view, signal) {
  const tell = () => tellFacts(view);
  const late = setTimeout(() => {
    view.late = true;
    tell();
  }, BARE);
  const size = new ResizeObserver(tell);
  const body = new MutationObserver(tell);
  size.observe(view.root);
  body.observe(document.body, { attributeFilter: ["class", "data-jp-theme-light", "data-jp-theme-name"] });
  window.addEventListener("resize", tell, { signal });
  window.addEventListener("focus", () => tellFacts(view, true), { signal });
  [DARK, CONTRAST, FORCED, STILL].forEach((query) =>
    window.matchMedia(`(${query})`).addEventListener("change", tell, { signal }),
  );
  signal.addEventListener("abort", () => {
    [size, body, view.stageWatch].forEach((watch) => watch.disconnect());
    [late, view.timer ?? undefined].forEach(clearTimeout);
    view.views.delete(view);
    tellShared(view);
  });
}
