import { keep, recall } from "../script/storage.ts";
import { SHARE_CSS } from "../styles/share-css.ts";
import { addStyles, element } from "./element.ts";

const HIDDEN = "awning:in-app";

/**
 * Shows a banner when an app's built-in browser displays the page, because sign-in, downloads and payment often fail there,
 * with a link out of it. Once closed, it stays closed for the visit.
 */
export function open(): void {
  if (recall("sessionStorage", HIDDEN) || document.querySelector(".in-app")) return;
  addStyles(SHARE_CSS);
  const isAndroid = /Android/.test(navigator.userAgent);
  // A fragment would be parsed as part of the intent.
  const there = location.host + location.pathname + location.search;
  // iOS and Android use different schemes to open the default browser.
  const way = isAndroid ? `intent://${there}#Intent;scheme=${location.protocol.slice(0, -1)};end` : `x-safari-${location.href}`;
  const close = element("button", { type: "button" }, "Stay here");
  const bar = element(
    "aside",
    { class: "in-app", "aria-label": "Open in your browser" },
    element("p", {}, "You’re viewing this inside another app. Open it in your browser so everything works."),
    element("a", { href: way }, "Open in your browser"),
    close,
  );
  close.addEventListener("click", () => {
    bar.remove();
    keep("sessionStorage", HIDDEN, "1");
  });
  document.body.prepend(bar);
}
