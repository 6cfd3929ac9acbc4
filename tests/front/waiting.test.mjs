import assert from "node:assert/strict";
import { test } from "node:test";

import { ended, presence } from "../../tienkow_learn/widgets/stage/front/presence.mjs";
import { fillNotice, rest, send, settle, settled } from "../../tienkow_learn/widgets/stage/front/waiting.mjs";
import { clock, globals, view } from "./stand_ins.mjs";

const KERNEL = { id: "k", status: "idle", connectionStatus: "connected", serverSettings: { baseUrl: "/", token: "t" } };

/* A server that says of the kernel what it is told to. */
function server(t, answer) {
  const asked = [];
  globals(t, {
    fetch: async (url, options) => {
      asked.push([url, options.headers]);
      if (answer instanceof Error) throw answer;
      return { status: answer.status ?? 200, json: async () => answer };
    },
  });
  return asked;
}

test("every action has a number of its own", (t) => {
  clock(t);
  const { view: made, sent } = view();
  send(made, "hint");
  settle(made, "play", "6:6");
  assert.deepEqual(sent.map(({ do: name, n }) => [name, n]), [["hint", 1], ["play", 2]]);
  assert.equal(made.held, 2);
});

test("an answer that comes soon is never waited for", async (t) => {
  const pass = clock(t);
  const { view: made, sent } = view({}, { kernel: KERNEL });
  send(made, "hint");
  await pass(499);
  settled(made, [made.id, 1]);
  await pass(5000);
  assert.deepEqual([made.wait, made.done, made.timer, sent.length], ["", 1, null, 1]);
});

test("an answer for another view, or an old one, settles nothing; with the second action open it is looked again", (t) => {
  clock(t);
  const { view: made } = view();
  send(made, "hint");
  send(made, "undo");
  settled(made, ["another", 9]);
  settled(made);
  assert.equal(made.done, 0);
  settled(made, [made.id, 1]);
  assert.deepEqual([made.done, made.timer === null], [1, false]);
  settled(made, [made.id, 2]);
  settled(made, [made.id, 1]);
  assert.deepEqual([made.done, made.timer], [2, null]);
});

test("an answer that is heard again changes nothing of what is waited for", (t) => {
  clock(t);
  const { view: made } = view();
  send(made, "hint");
  send(made, "undo");
  settled(made, [made.id, 1]);
  Object.assign(made, { asked: true, wait: "wait" });
  settled(made, [made.id, 1]);
  assert.deepEqual([made.asked, made.wait], [true, "wait"]);
});

/* What the page finds, and what a person is told after half a second, and after a second look. */
const FOUND = [
  ["an idle kernel that never heard of it", KERNEL, { execution_state: "idle" }, "wait", "gone", 1],
  ["a busy kernel", KERNEL, { execution_state: "busy" }, "wait", "wait", 0],
  ["a kernel that the server does not know", KERNEL, { status: 404 }, "gone", "gone", 1],
  ["a kernel at work that the server does not tell of", { ...KERNEL, status: "busy" }, { status: 404 }, "wait", "wait", 0],
  ["a server that does not answer", KERNEL, new Error("no way"), "away", "away", 0],
  ["a connection that is lost", { ...KERNEL, connectionStatus: "connecting" }, {}, "away", "away", 0],
  ["a kernel that was killed", { ...KERNEL, status: "dead" }, {}, "gone", "gone", 1],
  ["a page that tells nothing of kernels", undefined, {}, "unsure", "unsure", 1],
];

for (const [what, kernel, answer, first, second, asks] of FOUND) {
  test(`${what}: "${first}", then "${second}", and nothing is sent twice`, async (t) => {
    const pass = clock(t);
    server(t, answer);
    const { view: made, sent } = view({}, { kernel });
    send(made, "play", "6:6");
    await pass(500);
    assert.equal(made.wait, first);
    await pass(800);
    assert.equal(made.wait, second);
    assert.deepEqual(sent.filter((each) => each.do).length, 1);
    assert.deepEqual(sent.filter((each) => each.ask), Array(asks).fill({ ask: 1, view: made.id }));
  });
}

test("when Python is back, and says that it heard, all goes on", async (t) => {
  const pass = clock(t);
  server(t, new Error("no way"));
  const { view: made } = view({}, { kernel: KERNEL });
  send(made, "play");
  await pass(3000);
  assert.equal(made.wait, "away");
  settled(made, [made.id, 1]);
  assert.deepEqual([made.wait, made.timer], ["", null]);
});

test("a page that can send nothing says so at once", (t) => {
  clock(t);
  const { view: made } = view();
  made.model.send = () => {
    throw new Error("Cannot send");
  };
  send(made, "play");
  assert.deepEqual([made.wait, made.timer, made.updates], ["gone", null, 1]);
});

test("a view that has gone looks for nobody", async (t) => {
  const pass = clock(t);
  server(t, { execution_state: "idle" });
  const { view: made, sent } = view({}, { kernel: KERNEL });
  send(made, "play");
  made.stop.aborted = true;
  await pass(5000);
  assert.equal(sent.length, 1);
});

test("resting forgets the timer, the question and the notice", (t) => {
  clock(t);
  const { view: made } = view();
  Object.assign(made, { timer: 7, asked: true, wait: "away" });
  rest(made);
  assert.deepEqual([made.timer, made.asked, made.wait], [null, false, ""]);
});

test("the server is asked with the token, if there is one", async (t) => {
  const asked = server(t, { execution_state: "idle" });
  assert.equal(await presence(KERNEL), "idle");
  assert.equal(await presence({ ...KERNEL, serverSettings: { baseUrl: "/x/" } }), "idle");
  assert.deepEqual(asked, [["/api/kernels/k", { Authorization: "token t" }], ["/x/api/kernels/k", {}]]);
});

test("a kernel has ended when it was taken away, disposed of, or is dying; not where the page tells nothing", () => {
  const kernels = [null, { isDisposed: true }, { status: "dead" }, { status: "restarting" }, { status: "busy" }, undefined];
  assert.deepEqual(kernels.map(ended), [true, true, true, true, false, false]);
});

/* What is told, with what to do about it: in a notebook the cells are run again, in Voila the page is loaded again. */
const NOTICES = [
  ["", "/lab", "", "tk-notice "],
  ["wait", "/lab", "<wait>", "tk-notice tk-text tk-tone tk-note"],
  ["gone", "/lab", "<gone> <run>", "tk-notice tk-text tk-tone tk-bad"],
  ["away", "/lab", "<away> <else_run>", "tk-notice tk-text tk-tone tk-bad"],
  ["unsure", "/voila/render/a", "<unsure> <else_load>", "tk-notice tk-text tk-tone tk-bad"],
  ["gone", "/voila/render/a", "<gone> <load>", "tk-notice tk-text tk-tone tk-bad"],
];

for (const [wait, pathname, text, name] of NOTICES) {
  test(`"${wait}" on ${pathname} reads "${text}"`, (t) => {
    globals(t, { document: { getElementById: () => null }, location: { pathname } });
    const { view: made } = view();
    made.wait = wait;
    fillNotice(made);
    assert.deepEqual([made.notice.textContent, made.notice.className], [text, name]);
  });
}
