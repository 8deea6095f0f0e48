import { noteOrigin } from "./came-from.ts";
import { tell } from "./tell.ts";

/** A page left sooner than this, in ms, and without a touch does not count as seen. */
const SEEN_MS = 1500;
let told = "";
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Reports the current page view once. */
function tellView(brief?: 1): void {
  clearTimeout(waiting);
  if (told !== location.pathname) {
    told = location.pathname;
    tell("view", told, brief);
  }
}

/** Reports page views, opened links (with any mouse button) and additions to the basket. */
export function tellOfVisit(): void {
  noteOrigin();
  const look = () => {
    clearTimeout(waiting);
    // The first page must be visible for a while; a later one was requested.
    waiting = setTimeout(tellView, told ? 9 : SEEN_MS);
  };
  look();
  for (const type of ["pageshow", "awning:basket"]) addEventListener(type, look);
  addEventListener("pagehide", () => tellView(1));
  addEventListener("awning:added", (event) => {
    tellView();
    tell("basket", (event as CustomEvent<string>).detail);
  });
  for (const type of ["click", "auxclick"] as const)
    document.addEventListener(type, ({ target, isTrusted, button }) => {
      // A failed feature clicks its own link again (`page.ts`); that synthetic click is not counted.
      if (!isTrusted || button > 1) return;
      tellView();
      const anchor = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-link]");
      const link = anchor && anchor.dataset["link"];
      if (!link) return;
      if (anchor.host === location.host) noteOrigin(link);
      tell("click", link);
    });
}
