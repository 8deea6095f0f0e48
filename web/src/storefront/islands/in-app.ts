import { keep, recall } from "../script/storage.ts";
import { SHARE_CSS } from "../styles/share-css.ts";
import { addStyles, element } from "./element.ts";

const HIDDEN = "awning:in-app";

/**
 * Says on top of a page that an app shows it in a browser of its own, where signing in, downloads and paying often fail,
 * and leads out of it. Who closes it is not told again in this visit.
 */
export function open(): void {
  if (recall("sessionStorage", HIDDEN) || document.querySelector(".in-app")) return;
  addStyles(SHARE_CSS);
  const isAndroid = /Android/.test(navigator.userAgent);
  // What follows the number sign would be taken for the intent's own part.
  const there = location.host + location.pathname + location.search;
  // Each system has its own word for "in the browser of this person".
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
