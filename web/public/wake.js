// In pages that came with their words: starts the app at once, or when someone reaches for what needs it.
(() => {
  const { app, wake } = document.currentScript.dataset;
  const REACHES = ["focusin", "keydown", "pointerdown", "pointerover"];

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

  if (wake === "load") return start();
  for (const type of REACHES) document.addEventListener(type, reached, { capture: true, passive: true });
})();
