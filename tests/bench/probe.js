/* Times one press, from `pointerdown` to the first animation frame that shows what it does. A look has a few
 * sides, each a string; it is shown when all of them have changed. Read with `await window.bench`. */
([look, late]) => {
  const LOOKS = {
    tile: [(at) => String(document.querySelectorAll(".tk-tile")[at].querySelector(".tk-raised") !== null)],
    table: [() => String(document.querySelectorAll(".tk-tile").length), pixels],
    round_trip: [() => document.querySelector(".bench-answer").textContent],
    plain: [() => plain().textContent],
  };

  /* The canvas made small, as the numbers of its pixels. */
  function pixels() {
    const small = (window.benchSmall ??= new OffscreenCanvas(120, 80).getContext("2d", { willReadFrequently: true }));
    small.drawImage(document.querySelector(".tk-stage > canvas"), 0, 0, 120, 80);
    return small.getImageData(0, 0, 120, 80).data.join();
  }

  /* A button that does next to nothing, in the cell of the table: Lab itself is busy when the focus changes its cell. */
  function plain() {
    const found = document.querySelector(".bench-plain");
    if (found) return found;
    const made = Object.assign(document.createElement("button"), { className: "bench-plain", textContent: "0" });
    made.onclick = () => (made.textContent = Number(made.textContent) + 1);
    document.querySelector(".bench-answer").after(made);
    return made;
  }

  const [name, ...given] = look;
  const before = LOOKS[name].map((side) => side(...given));
  const isShown = () => LOOKS[name].every((side, at) => side(...given) !== before[at]);
  window.bench = new Promise((done, fail) => {
    const watch = (event) => {
      const frame = () => {
        if (isShown()) done(performance.now() - event.timeStamp);
        else if (performance.now() - event.timeStamp > late) fail(new Error(`${name}: nothing changed`));
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    };
    window.addEventListener("pointerdown", watch, { capture: true, once: true });
  });
}
