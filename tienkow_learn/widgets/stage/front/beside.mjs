// @ts-check
/* What lies beside the layer in the stage: the canvas. */

import { sizeOf } from "./dom.mjs";

/**
 * The canvas is a picture only. It would take Tab, the wheel and touches if it could (its own widget sets that up at
 * each render), so it is made inert here; it also gets the layer's limits.
 * @type {(view: tk.View) => void}
 */
export function dressStage(view) {
  const stage = /** @type {HTMLElement | null} */ (view.root.closest(".tk-stage"));
  if (stage && view.stage !== stage) {
    view.stage = stage;
    view.stageWatch.observe(stage, { childList: true });
  }
  const canvas = /** @type {HTMLElement | null} */ (stage?.querySelector(":scope > canvas") ?? null);
  view.bare = view.late && !canvas && view.model.get("painter") === "canvas";
  [...(stage?.children ?? [])].forEach((child) => {
    child.toggleAttribute("data-tk-out", view.bare && !child.contains(view.root));
  });
  if (!canvas || !stage) return;
  const { size } = view.scene;
  canvas.inert = true;
  canvas.tabIndex = -1;
  canvas.setAttribute("aria-hidden", "true");
  canvas.hidden = !size;
  sizeOf(stage, ...(size ?? /** @type {const} */ ([1, 1])));
}
