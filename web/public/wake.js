// In pages that came with their words: starts the app at once, or when someone reaches for what needs it.
(() => {
  const { app, wake } = document.currentScript.dataset;
  const REACHES = ["focusin", "keydown", "pointerdown", "pointerover"];
  let pressed;

  function start() {
    for (const type of REACHES) document.removeEventListener(type, reached, true);
    const script = document.createElement("script");
    script.type = "module";
    script.src = app;
    document.head.append(script);
  }

  function reached({ type, target }) {
    // Where the mouse only passes, nothing is wanted yet. A link leads on without the app.
    if (type === "pointerover" && !target.closest?.("form, button")) return;
    start();
  }

  function press({ target }) {
    pressed = target.closest?.("button[type=button]") ?? pressed;
  }

  // The button that was pressed before the app could answer is pressed again once it can.
  function takenOver(_, watch) {
    watch.disconnect();
    document.removeEventListener("click", press, true);
    pressed?.click();
  }

  if (wake === "load") return start();
  document.addEventListener("click", press, true);
  new MutationObserver(takenOver).observe(document.getElementById("root"), { attributeFilter: ["data-takeover"] });
  for (const type of REACHES) document.addEventListener(type, reached, { capture: true, passive: true });
})();
