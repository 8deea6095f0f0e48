// Runs before the first paint and outside of the app, so that it works when the app does not.

// A chosen light or dark never flashes the other one. See src/app/shell/theme.ts.
try {
  const chosen = localStorage.getItem("awning.theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
} catch {
  // No storage (private window): the system's choice holds.
}

// When the app did not start, or is gone, `#root` is empty and the words in index.html show. Here they become exact.
(() => {
  const root = () => document.getElementById("root");
  const isThere = () => Boolean(root()?.firstChild);

  function tell(cause, title, text) {
    if (isThere() || document.documentElement.dataset.start) return;
    document.documentElement.dataset.start = cause;
    // A page that came with its words keeps these aside.
    const aside = document.getElementById("unstarted-words");
    if (aside) aside.replaceWith(aside.content);
    const place = document.getElementById("unstarted");
    if (!place) return addEventListener("DOMContentLoaded", () => write(title, text), { once: true });
    write(title, text);
  }

  function write(title, text) {
    document.title = `${title.replace(/\.$/, "")} · Awning`;
    document.getElementById("unstarted-title").textContent = title;
    document.getElementById("unstarted-text").textContent = text;
  }

  function missing() {
    if (!navigator.onLine)
      return tell("offline", "You’re offline.", "Awning couldn’t be loaded. What you saved is safe. Try again when you’re back online.");
    // A new version may have taken the place of this one: it is loaded once, as the app does it (src/app/stale-build.ts).
    try {
      if (sessionStorage.getItem("awning.reloaded-for") === null) {
        sessionStorage.setItem("awning.reloaded-for", "1");
        return location.reload();
      }
    } catch {
      // Nobody could tell whether it was loaded anew before.
    }
    tell(
      "missing",
      "Awning couldn’t load.",
      "The connection was lost, or something on your device or network blocks part of Awning. What you saved is safe.",
    );
  }

  function threw() {
    tell(
      "threw",
      "The awning came down.",
      `Application error: a client-side exception has occurred while loading ${location.host}. What was saved is safe, and nothing was sent twice.`,
    );
  }

  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel !== "icon")) {
        if (!isThere()) missing();
      }
      // React takes its last screen away after it has told the error.
      else if (!(target instanceof Element)) setTimeout(threw);
    },
    true,
  );
  addEventListener("unhandledrejection", () => setTimeout(threw));
  document.addEventListener("securitypolicyviolation", ({ disposition, effectiveDirective }) => {
    if (disposition === "enforce" && effectiveDirective.startsWith("script-src-elem") && !isThere()) missing();
  });
  if (!("noModule" in HTMLScriptElement.prototype)) tell("old", "This browser is too old for Awning.", "Update it, or use another one.");
})();
