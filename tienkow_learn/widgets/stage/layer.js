/* The layer: native controls lying over a picture, and a panel below it. It knows no rules: what can be chosen, what
 * every control is called and what the panel holds comes in one value, `scene`; each action goes up once, with a number
 * of its own, as {do, value, view, n}, and {ask: n, view} asks whether it arrived (see "waiting").
 *
 * scene: size [w, h] or null; title, words: the picture in words; say: the line under it, heard but not seen where
 *   `hush` is set; turn: counts what was sent; done: [view, n], the action heard last;
 *   hits: [{id, kind: tile | seat | action, name, box [x, y, w, h], face, off}]; the box of a tile is as high as
 *   the tile, which stands in its middle;
 *   choose: null or the buttons that do something with the chosen tiles, the main one first: [{id, plays: {"6:6 6:3":
 *   "Play ..."}, any: {"4": "Give up 4 tiles"} (every set of so many), sizes: [1, 2], none, few, not, key}]; an action
 *   hit has the same id, and its label comes from here: that of the tiles, or `none`, `few`, `not`;
 *   panel: elements by "t": title, text, tiles, choices, number, actions, steps, table, more (see ELEMENTS). A number
 *   and choices of mode "pick" stay in the browser until an action whose `gather` names them sends them along;
 *   a number that is `live`, and a pick whose `chosen` one is told, are sent by themselves.
 * All words go in as text; only the trait `svg` and the tiles in `pictures` are markup. */

const NARROW = 640;
const PAUSE = 150; // milliseconds without a further step after which a live number is sent
const SLACK = 24; // so that a scroll bar that comes and goes cannot make the form change for ever
const SOON = 500; // milliseconds without an answer after which it is said that one is awaited
const AGAIN = 800; // and between two looks whether Python is there
const REACH = 900; // how long its server may take to say so
const BARE = 1000; // how long the canvas beside the layer may take to appear
const ENDED = new Set(["dead", "terminating", "restarting", "autorestarting"]);
const OVER = new Set(["away", "gone", "unsure"]);
const OWN_KEYS = new Set(["Enter", " ", "Escape", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

function h(tag, name, ...inside) {
  const node = document.createElement(tag);
  if (name) node.className = name;
  if (tag === "button") node.type = "button";
  node.append(...inside);
  return node;
}

function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

function set(node, name, value) {
  if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

/* A control that is off keeps its place in the tab order, so that the focus is never lost. While it is said that an
 * answer is awaited, all are off. */
function onPress(view, node, off, press) {
  const out = off || view.wait !== "";
  set(node, "aria-disabled", out ? "true" : null);
  node.onclick = out ? null : press;
}

/* Makes the children of `parent` match `items` by key. Elements that stay are kept, and with them the focus; those that
 * are to go are only noted, to be removed when the focus has found its new place. */
function match(view, parent, items, key, make, fill) {
  const old = new Map([...parent.children].map((node) => [node.dataset.key, node]));
  let place = parent.firstElementChild;
  items.forEach((item, index) => {
    const name = String(key(item, index));
    const node = old.get(name) ?? make(item);
    old.delete(name);
    node.dataset.key = name;
    fill(view, node, item, index);
    while (place && place !== node && !items.some((other, at) => String(key(other, at)) === place.dataset.key)) {
      place = place.nextElementSibling;
    }
    if (node === place) place = place.nextElementSibling;
    else parent.insertBefore(node, place);
  });
  view.leaving.push(...old.values());
}

function picture(view, face) {
  const node = h("span", "tk-picture");
  node.innerHTML = view.model.get("pictures")[face] ?? "";
  return node;
}

function row(view, node, faces) {
  const name = faces.join(" ") + view.model.get("colours").tile;
  if (node.dataset.faces === name) return;
  node.dataset.faces = name;
  node.replaceChildren(...faces.map((face) => picture(view, face)));
}

/* ---- up ---- */

function send(view, name, value) {
  view.sent += 1;
  post(view, { do: name, value, view: view.id, n: view.sent });
}

/* As `send`, but nothing more can be sent until the answer is there. */
function settle(view, name, value) {
  view.held = view.sent + 1;
  send(view, name, value);
  update(view);
}

function post(view, message) {
  try {
    view.model.send(message);
    view.timer ??= setTimeout(() => look(view), SOON);
  } catch {
    announce(view, "gone"); // Jupyter says "Cannot send" where the kernel is no longer the one that made this
  }
}

/* ---- waiting: an action is sent once, and answered, or the person is told why not ---- */

/* What Python has heard: that action and all before it are settled. */
function settled(view, [id, n] = []) {
  if (id !== view.id || n <= view.done) return;
  view.done = n;
  rest(view);
  if (view.sent > n) view.timer = setTimeout(() => look(view), SOON);
}

function rest(view) {
  clearTimeout(view.timer);
  Object.assign(view, { timer: null, asked: false, wait: "" });
}

function announce(view, wait) {
  if (view.wait === wait) return;
  view.wait = wait;
  update(view);
  if (wait) view.notice.scrollIntoView({ block: "nearest" });
}

/* Nothing is sent a second time: an action that was lost on the way shows when Python, asked, has not heard of it. */
async function look(view) {
  view.timer = null;
  if (!view.wait) announce(view, "wait");
  const found = await presence(view.model.widget_manager?.kernel);
  if (view.done >= view.sent || view.stop.aborted) return;
  const asked = view.asked;
  view.asked = found !== "away" && found !== "busy";
  announce(view, found === "idle" ? (asked ? "gone" : "wait") : { busy: "wait", unknown: "unsure" }[found] ?? found);
  if (view.asked && !asked) post(view, { ask: view.sent, view: view.id });
  if (view.wait !== "gone") view.timer ??= setTimeout(() => look(view), AGAIN);
}

const ended = (kernel) => kernel === null || kernel?.isDisposed || ENDED.has(kernel?.status);

/* Whether Python is there: "idle", "busy", "away" (no way to it), "gone", or "unknown" where the page does not tell. */
async function presence(kernel) {
  if (kernel === undefined) return "unknown";
  if (ended(kernel)) return "gone";
  if (kernel.connectionStatus !== "connected") return "away";
  const { baseUrl, token } = kernel.serverSettings;
  const headers = token ? { Authorization: `token ${token}` } : {};
  try {
    const options = { headers, cache: "no-store", signal: AbortSignal.timeout(REACH) };
    const answer = await fetch(`${baseUrl}api/kernels/${kernel.id}`, options);
    const { execution_state: state = kernel.status } = await answer.json().catch(() => ({}));
    return answer.status === 404 && state !== "busy" ? "gone" : state === "busy" ? "busy" : "idle";
  } catch {
    return "away";
  }
}

const inVoila = () => document.getElementById("rendered_cells") || location.pathname.includes("/voila/");

function fillNotice(view) {
  const { wait } = view;
  const words = view.model.get("words");
  const remedy = `wait_${wait === "gone" ? "" : "else_"}${inVoila() ? "load" : "run"}`;
  write(view.notice, [words[`wait_${wait}`], OVER.has(wait) && words[remedy]].filter(Boolean).join(" "));
  view.notice.className = `tk-notice ${wait && `tk-text tk-tone tk-${OVER.has(wait) ? "bad" : "note"}`}`;
}

/* ---- the picture ---- */

const tilesOf = (view) => view.scene.hits.filter((hit) => hit.kind === "tile");

function place(node, [x, y, w, hgt], [width, height]) {
  const parts = { left: x / width, top: y / height, width: w / width, height: hgt / height };
  for (const [side, part] of Object.entries(parts)) node.style[side] = `${(part * 100).toFixed(3)}%`;
}

/* What a button says and does for the tiles that are chosen now. */
function verdict(view, { id, plays, any = {}, sizes, none, few, not }) {
  const faces = tilesOf(view).filter((hit) => view.chosen.includes(hit.id)).map((hit) => hit.face);
  const value = faces.join(" ");
  if (!faces.length) return { label: none, off: true };
  const label = plays[value] ?? any[faces.length];
  if (label) return { label, press: () => play(view, id, value) };
  if (not && sizes.includes(faces.length)) return { label: not, doubt: true, press: () => send(view, id, value) };
  const more = sizes.filter((size) => size > faces.length);
  return { label: more.length ? few.replace("{n}", Math.min(...more)) : none, off: true };
}

/* Every action's label and what it does. The main one is the first that would do what it says, or the first of all. */
function actionsOf(view) {
  const { choose: choice, hits } = view.scene;
  const found = hits.filter((hit) => hit.kind === "action").map((hit) => {
    const button = choice?.find((other) => other.id === hit.id);
    const told = button ? verdict(view, button) : { label: hit.name, press: () => send(view, hit.id) };
    return { ...told, id: hit.id, key: button?.key, off: hit.off || told.off, chooses: Boolean(button) };
  });
  const first = found.find(({ chooses, off, doubt }) => chooses && !off && !doubt) ?? found[0];
  return new Map(found.map((action) => [action.id, { ...action, main: action === first }]));
}

function play(view, id, value) {
  view.played = tilesOf(view).findIndex((hit) => view.chosen.includes(hit.id));
  settle(view, id, value);
}

function choose(view, id) {
  const most = Math.max(...view.scene.choose.flatMap((button) => button.sizes));
  const chosen = view.chosen.includes(id) ? view.chosen.filter((other) => other !== id) : [...view.chosen, id];
  view.chosen = chosen.slice(-most);
  update(view);
}

function fillHit(view, node, hit) {
  place(node, hit.box, view.scene.size);
  if (hit.kind === "action") Object.assign(node.style, { minHeight: node.style.height, height: "auto" });
  node.className = `tk-hit tk-${hit.kind}`;
  (hit.kind === "action" ? fillAction : fillPlace)(view, node, hit);
}

function fillAction(view, node, hit) {
  const { label, off, doubt, main, key, press } = view.actions.get(hit.id);
  write(node, label);
  node.classList.toggle("tk-main", main && !doubt);
  node.classList.toggle("tk-long", label.length > 16);
  set(node, "aria-keyshortcuts", key);
  onPress(view, node, view.busy || off, press);
}

function fillPlace(view, node, hit) {
  const choosable = hit.kind === "tile" && view.scene.choose !== null;
  const on = choosable && view.chosen.includes(hit.id);
  set(node, "aria-label", hit.name);
  set(node, "aria-pressed", choosable ? String(on) : null);
  node.tabIndex = hit.kind === "seat" && hit.off ? -1 : 0;
  const press = () => (choosable ? choose(view, hit.id) : send(view, hit.id, hit.face));
  onPress(view, node, view.busy || (hit.off && !choosable), press);
  raise(view, node, on && hit);
}

/* A chosen tile: a slot over the painted one, and the tile's picture above it. */
function raise(view, node, hit) {
  if (!hit) node.replaceChildren();
  else if (!node.firstElementChild) {
    node.append(h("span", "tk-up", h("span", "tk-slot"), h("span", "tk-raised", picture(view, hit.face))));
  }
}

function showSvg(view) {
  const markup = view.model.get("svg");
  if (view.markup !== markup) view.svg.innerHTML = view.markup = markup;
}

function sizeOf(node, width, height) {
  node.style.setProperty("--tk-w", width);
  node.style.setProperty("--tk-h", height);
}

function fillPicture(view) {
  const { size, hits, title, words, say, hush } = view.scene;
  const [width, height] = size ?? [1, 1];
  view.table.hidden = !size;
  sizeOf(view.root, width, height);
  set(view.table, "aria-label", title);
  write(view.words, words ?? "");
  showSvg(view);
  view.actions = actionsOf(view);
  match(view, view.hits, size ? hits : [], (hit) => hit.id, () => h("button"), fillHit);
  write(view.say, say);
  view.say.classList.toggle("tk-unseen", !size || Boolean(hush));
}

/* ---- the panel ---- */

function fillText(view, node, { text, tone = "" }) {
  node.className = `tk-text ${tone && `tk-tone tk-${tone}`}`;
  write(node, text);
}

function fillTiles(view, node, { faces, name }) {
  set(node, "role", name ? "img" : null);
  set(node, "aria-label", name);
  row(view, node, faces);
}

function fillActions(view, node, { items }) {
  match(view, node, items, (item) => item.id, () => h("button", "tk-button"), (_, button, item) => {
    button.classList.toggle("tk-main", Boolean(item.primary));
    write(button, item.label);
    const press = () => (item.gather ? settle(view, item.id, gathered(view, item.gather)) : send(view, item.id));
    onPress(view, button, item.off || (item.gather && view.busy), press);
  });
}

/* What was filled in, by id: numbers, and what was picked (nothing as null). */
function gathered(view, ids) {
  const value = (id) => view.numbers.get(id)?.value ?? view.answers.get(id)?.list[0] ?? null;
  return Object.fromEntries(ids.map((id) => [id, value(id)]));
}

/* A number lives in the browser. What the kernel says counts when it is new, and no step is on its way to the kernel. */
function numberOf(view, { id, value, min, max }) {
  if (!view.numbers.has(id)) view.numbers.set(id, {});
  const state = view.numbers.get(id);
  if (value !== state.told && (state.wants ?? value) === value) Object.assign(state, { value, wants: undefined });
  state.told = value;
  state.value = Math.min(max, Math.max(min, state.value));
  return state;
}

function step(view, element, value) {
  const state = numberOf(view, element);
  if (!view.wait) state.value = Math.min(element.max, Math.max(element.min, value));
  if (element.live && state.value !== (state.wants ?? element.value)) {
    state.wants = state.value;
    clearTimeout(state.timer);
    state.timer = setTimeout(() => send(view, element.id, state.value), PAUSE);
  }
  update(view);
}

function makeNumber() {
  const [label, input] = [h("label", "tk-label"), h("input")];
  input.type = "number";
  label.htmlFor = input.id = `tk-${Math.random().toString(36).slice(2)}`;
  const [less, more] = ["\u2212", "+"].map((sign) => h("button", "tk-step", sign));
  less.tabIndex = more.tabIndex = -1; // the arrow keys do the same in the field
  return group("tk-field", label, less, input, more);
}

function fillNumber(view, node, element) {
  const [label, less, input, more] = node.children;
  const { min, max, mark } = element;
  const { value } = numberOf(view, element);
  node.className = `tk-field ${mark ? `tk-${mark}` : ""}`;
  write(label, element.label);
  Object.assign(input, { min, max });
  set(input, "aria-invalid", mark === "wrong" ? "true" : null);
  if (input.valueAsNumber !== value) input.value = value;
  [[less, value - 1, "less"], [more, value + 1, "more"]].forEach(([button, next, word]) => {
    set(button, "aria-label", `${element.label}: ${view.model.get("words")[word] ?? button.textContent}`);
    onPress(view, button, next < min || next > max, () => step(view, element, next));
  });
  input.oninput = () => input.validity.valid && input.value && step(view, element, input.valueAsNumber);
  input.onblur = () => input.valueAsNumber !== value && step(view, element, Math.round(input.valueAsNumber) || 0);
  input.onkeydown = (event) => numberKey(view, element, event);
}

/* Up and down step; Enter settles what was typed and presses the panel's main button, as in a form. */
function numberKey(view, element, event) {
  const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  const { target } = event;
  if (by) {
    event.preventDefault();
    step(view, element, view.numbers.get(element.id).value + by);
  } else if (event.key === "Enter") {
    target.onblur();
    if (!element.live) view.panel.querySelector(":scope > .tk-actions > .tk-main")?.click();
  }
}

/* Answers that are being chosen live in the browser until they are sent: by element, emptied when its items change. */
function answers(view, { id, items }) {
  const names = items.map((item) => item.id).join("\n");
  if (view.answers.get(id)?.names !== names) view.answers.set(id, { names, list: [] });
  return view.answers.get(id);
}

function toggle(view, element, item) {
  const state = answers(view, element);
  if (element.mode === "pick") state.list = [item.id];
  else state.list = state.list.includes(item.id) ? state.list.filter((id) => id !== item.id) : [...state.list, item.id];
  update(view);
}

function fillChoices(view, node, element) {
  const { id, items, mode, name, titled, submit, chosen } = element;
  const local = mode !== "one" && chosen === undefined;
  const list = chosen === undefined ? answers(view, element).list : [chosen];
  set(node, "aria-label", name);
  set(node, "data-title", titled ? name : null);
  match(view, node.firstElementChild, items, (item) => item.id, makeChoice, (_, button, item) => {
    fillChoice(view, button, item, mode, list);
    const press = () => (local ? toggle(view, element, item) : settle(view, id, item.id));
    onPress(view, button, view.busy || item.off, press);
  });
  const done = node.lastElementChild;
  done.hidden = !local || !submit;
  write(done, submit ?? "");
  const enough = mode === "order" ? list.length === items.length : list.length > 0;
  onPress(view, done, view.busy || !enough || items.every((item) => item.off), () => settle(view, id, list));
}

function makeChoice() {
  const parts = ["tk-place", "tk-row", "tk-label", "tk-mark"].map((name) => h("span", name));
  return h("button", "tk-choice", ...parts);
}

function fillChoice(view, node, { id, label, faces = [], mark = "", off }, mode, list) {
  const [number, tiles, text, sign] = node.children;
  const at = list.indexOf(id);
  node.className = `tk-choice ${mark && `tk-${mark}`} ${off ? "tk-off" : ""}`;
  set(node, "aria-pressed", mode === "one" ? null : String(at >= 0));
  write(number, mode === "order" && at >= 0 ? String(at + 1) : "");
  number.classList.toggle("tk-check", mode === "many");
  number.classList.toggle("tk-radio", mode === "pick");
  row(view, tiles, faces);
  write(text, label);
  write(sign, mark ? view.model.get("words")[mark] ?? mark : "");
}

function fillSteps(view, node, { id = "jump", count, at, labels = [] }) {
  const dots = Array.from({ length: count }, (_, index) => labels[index] ?? String(index + 1));
  match(view, node, dots, (_, index) => index, () => h("button", "tk-dot"), (_, dot, label, index) => {
    set(dot, "aria-label", label);
    set(dot, "aria-current", index === at ? "step" : null);
    dot.classList.toggle("tk-past", index < at);
    dot.title = label;
    onPress(view, dot, false, () => send(view, id, index));
  });
}

function fillTable(view, node, { caption, head, rows }) {
  const written = JSON.stringify([caption, head, rows]);
  if (node.dataset.rows === written) return;
  node.dataset.rows = written;
  const cell = (tag, scope, text) => {
    const made = h(tag, /^[+\-\u2212]?\d+$/.test(text) ? "tk-number" : "", String(text));
    set(made, "scope", scope);
    return made;
  };
  const line = (texts) => h("tr", "", ...texts.map((text, at) => cell(at ? "td" : "th", at ? null : "row", text)));
  const top = h("thead", "", h("tr", "", ...head.map((text) => cell("th", "col", text))));
  node.replaceChildren(h("caption", "", caption), top, h("tbody", "", ...rows.map(line)));
}

/* A text to copy, and the same as a file to keep: made here, so nothing is asked of the kernel. */
function fillRecord(view, node, { name, text, file, keep }) {
  const [area, link] = node.children;
  set(area, "aria-label", name);
  area.readOnly = true;
  area.rows = 8;
  if (area.value !== text) area.value = text;
  write(link, keep);
  link.download = file;
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
}

function fillMore(view, node, { summary, items }) {
  write(node.firstElementChild, summary);
  fillPanel(view, node.lastElementChild, items);
}

const ELEMENTS = {
  title: [() => h("h3", "tk-title"), (view, node, { text }) => write(node, text)],
  text: [() => h("p"), fillText],
  tiles: [() => h("div", "tk-row"), fillTiles],
  number: [makeNumber, fillNumber],
  choices: [() => group("tk-choices", h("div", "tk-items"), h("button", "tk-button tk-main")), fillChoices],
  actions: [() => group("tk-actions"), fillActions],
  steps: [() => h("nav", "tk-steps"), fillSteps],
  table: [() => h("table", "tk-table"), fillTable],
  record: [() => h("div", "tk-record", h("textarea"), h("a", "tk-button")), fillRecord],
  more: [() => h("details", "tk-more", h("summary"), h("div", "tk-panel")), fillMore],
};

function group(name, ...inside) {
  const node = h("div", name, ...inside);
  node.setAttribute("role", "group");
  return node;
}

function fillPanel(view, node, items) {
  const known = items.filter((item) => Object.hasOwn(ELEMENTS, item.t));
  const key = (item) => `${item.t} ${item.id ?? known.filter((other) => other.t === item.t).indexOf(item)}`;
  const fill = (_, child, item) => ELEMENTS[item.t][1](view, child, item);
  match(view, node, known, key, (item) => ELEMENTS[item.t][0](), fill);
}

/* ---- all of it ---- */

function update(view) {
  const scene = view.model.get("scene");
  if (!scene.hits) return;
  const hand = JSON.stringify(scene.hits.filter((hit) => hit.kind === "tile").map((hit) => [hit.id, hit.face]));
  const newHand = hand !== view.hand;
  const focus = whereFocusIs(view);
  if (newHand) view.chosen = [];
  settled(view, scene.done);
  Object.assign(view, { scene, hand, busy: view.held > view.done, leaving: [] });
  fillNotice(view);
  fillPicture(view);
  fillPanel(view, view.panel, scene.panel);
  keepFocus(view, focus, newHand);
  view.leaving.forEach((node) => node.remove());
  dressStage(view);
}

function whereFocusIs(view) {
  const node = document.activeElement;
  if (!view.root.contains(node)) return null;
  return { node, index: [...view.hits.querySelectorAll(".tk-tile")].indexOf(node) };
}

/* After a play the focus goes to the tile that now lies where the played one lay, and from any control over the picture
 * that vanishes to the hand; where there is none, and in the panel, to the next control that can be used. */
function keepFocus(view, focus, newHand) {
  const played = newHand && !view.busy ? view.played : -1;
  if (newHand) view.played = -1;
  if (!focus) return;
  const { node, index } = focus;
  const gone = view.leaving.some((other) => other.contains(node));
  if (!gone && !(played >= 0 && node.matches(".tk-action"))) {
    if (node !== document.activeElement) focusOn(node);
    return;
  }
  const staying = (other) => !other.hidden && !view.leaving.some((left) => left.contains(other));
  const controls = [...view.root.querySelectorAll("button:not(.tk-step), summary, input")].filter(staying);
  const hand = controls.filter((other) => other.matches(".tk-tile"));
  const tile = view.hits.contains(node) && hand[Math.min(hand.length - 1, Math.max(index, played, 0))];
  const usable = controls.filter((other) => !other.ariaDisabled);
  const next = usable.find((other) => node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  focusOn(tile || next || usable.at(-1) || view.root);
}

function focusOn(node) {
  node.focus({ preventScroll: true });
}

/* The canvas beside the layer is a picture only. It would take Tab, the wheel and touches if it could (its own widget
 * sets that up at each render), so it is made inert here; it also gets the layer's limits. */
function dressStage(view) {
  const stage = view.root.closest(".tk-stage");
  if (stage && view.stage !== stage) {
    view.stage = stage;
    view.stageWatch.observe(stage, { childList: true });
  }
  const canvas = stage?.querySelector(":scope > canvas");
  view.bare = Boolean(view.late) && !canvas && view.model.get("painter") === "canvas";
  [...(stage?.children ?? [])].forEach((child) => {
    child.toggleAttribute("data-tk-out", view.bare && !child.contains(view.root));
  });
  if (!canvas) return;
  canvas.inert = true;
  canvas.tabIndex = -1;
  canvas.setAttribute("aria-hidden", "true");
  canvas.hidden = !view.scene?.size;
  sizeOf(stage, ...(view.scene?.size ?? [1, 1]));
}

function dress(view) {
  const colours = Object.entries(view.model.get("colours"));
  colours.forEach(([token, colour]) => view.root.style.setProperty(`--tk-${token}`, colour));
  view.hits.querySelectorAll(".tk-up").forEach((node) => node.remove());
  update(view);
}

/* ---- facts of the screen ---- */

const asks = (query) => window.matchMedia(`(${query})`).matches;
const DARK = "prefers-color-scheme: dark";
const CONTRAST = "prefers-contrast: more";
const FORCED = "forced-colors: active";
const STILL = "prefers-reduced-motion: reduce";

/* The theme is Lab's where it tells one, else the page's, else what the person asked the system for. */
function theme() {
  const { jpThemeLight: light, jpThemeName: name = "" } = document.body.dataset;
  if (asks(CONTRAST) || asks(FORCED) || /contrast/i.test(name)) return "contrast";
  if (light) return light === "true" ? "light" : "dark";
  const { classList } = document.body;
  if (classList.contains("theme-light")) return "light";
  return classList.contains("theme-dark") || asks(DARK) ? "dark" : "light";
}

function facts(view, width) {
  const wide = width >= NARROW + (view.facts?.width === "narrow" ? SLACK : 0);
  const ratio = Math.min(3, Math.max(1, Math.round(window.devicePixelRatio * 100) / 100));
  return { width: wide ? "wide" : "narrow", theme: theme(), ratio, still: asks(STILL), canvas: !view.bare };
}

/* Each view has its own facts; the one picture that they share fits the narrowest of those that are shown. */
function shared(views) {
  const all = [...views].map((view) => view.facts).filter(Boolean);
  const width = all.some((each) => each.width === "narrow") ? "narrow" : "wide";
  const ratio = Math.max(...all.map((each) => each.ratio));
  return all.length && { ...all.at(-1), width, ratio, canvas: all.every(({ canvas }) => canvas) };
}

function tellFacts(view, again = false) {
  const width = view.root.clientWidth;
  dressStage(view);
  view.facts = width ? facts(view, width) : null;
  if (view.facts) Object.assign(view.root.dataset, { theme: view.facts.theme, width: view.facts.width });
  tellShared(view, again);
}

/* Two pages may show one widget: the one that is used last (`again`) has its say. */
function tellShared({ model, views }, again = false) {
  const now = shared(views);
  const same = (old) => Object.keys(now).every((name) => now[name] === old?.[name]);
  if (!now || (same(views.told) && !(again && !same(model.get("facts"))))) return;
  const first = !views.told;
  views.told = now;
  if (first && same(model.get("facts"))) return;
  model.set("facts", now);
  model.save_changes();
}

function watchFacts(view, signal) {
  const tell = () => tellFacts(view);
  const late = setTimeout(() => tell((view.late = true)), BARE);
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
    [late, view.timer].forEach(clearTimeout);
    view.views.delete(view);
    tellShared(view);
  });
}

/* ---- keys ---- */

/* Lab and Notebook listen before anyone else and take plain keys as commands ("x" cuts the cell), so they are told to
 * look away for them, and only for them: Ctrl+S and its like stay theirs. They look for the mark from the element with
 * the focus upwards, and Notebook finds a command of its own before it looks any further: so that element carries it. */
function guardKeys(view, signal) {
  const own = (event) => OWN_KEYS.has(event.key) || !(event.ctrlKey || event.metaKey || event.altKey);
  const mark = (event) => {
    if (view.root.contains(event.target)) event.target.toggleAttribute("data-lm-suppress-shortcuts", own(event));
  };
  window.addEventListener("keydown", mark, { capture: true, signal });
  view.root.addEventListener("keydown", (event) => {
    if (own(event) && event.key !== "Tab") event.stopPropagation();
    walk(view, event);
    shortcut(view, event);
  });
}

/* A letter presses the button that it belongs to, from anywhere in the layer where nothing is typed. On a keyboard of
 * another script the key that has the letter on a Latin one does. */
function shortcut(view, event) {
  if (event.target.matches("input, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = /^[a-z]$/i.test(event.key) ? event.key : event.code.replace(/^Key/, "");
  const letter = CSS.escape(key.toLowerCase());
  view.hits.querySelector(`[aria-keyshortcuts="${letter}"]`)?.click();
}

/* Left and right walk through the hand; Tab does too. */
function walk(view, event) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const hand = [...view.hits.querySelectorAll(".tk-tile")];
  const next = step && hand.includes(event.target) && hand[hand.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/* ---- the widget ---- */

/* As long as a view lives, the picture that a stored output has for pages without a kernel is not shown. */
function hideStill(name) {
  const still = `[data-tk-still="${CSS.escape(name)}"]`;
  return h("style", "", `${still}, .jp-OutputArea-child:has(${still}) { display: none; }`);
}

function makeView(model, views, stop) {
  const parts = { words: h("p", "tk-unseen"), svg: h("div", "tk-svg-box"), hits: h("div", "tk-hits") };
  const table = group("tk-over", ...Object.values(parts));
  const [notice, say, panel] = [h("p", "tk-notice"), h("p", "tk-say"), h("div", "tk-panel")];
  const root = h("div", "tk-layer", table, notice, say, panel, hideStill(model.get("still")));
  root.tabIndex = -1;
  notice.setAttribute("role", "status");
  say.setAttribute("aria-live", "polite");
  const local = { chosen: [], answers: new Map(), numbers: new Map(), played: -1, leaving: [], facts: null };
  const talk = { id: Math.random().toString(36).slice(2, 8), sent: 0, held: 0, done: 0, wait: "", timer: null };
  const view = { model, views, stop, root, table, notice, say, panel, ...parts, ...local, ...talk };
  view.stageWatch = new MutationObserver(() => tellFacts(view));
  return view;
}

/* Whatever Python says of itself shows that it is there; of an action that is waited for it must say that it heard it. */
function renew(view) {
  if (view.sent === view.done) rest(view);
  update(view);
}

function render(views, { model, el }) {
  const stop = new AbortController();
  const view = makeView(model, views, stop.signal);
  views.add(view);
  el.replaceChildren(view.root);
  model.on("change:scene", () => renew(view));
  model.on("change:svg", () => showSvg(view));
  model.on("change:colours", () => dress(view));
  model.on("comm_live_update", () => ended(model.widget_manager?.kernel) && announce(view, "gone"));
  dress(view);
  watchFacts(view, stop.signal);
  guardKeys(view, stop.signal);
  return () => stop.abort();
}

/* Called once for each widget: its views are known together. */
export default () => {
  const views = new Set();
  return { render: (context) => render(views, context) };
};
