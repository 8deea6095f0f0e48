import { noteOrigin } from "./came-from.ts";
import { tell } from "./tell.ts";

/** A page that is left within so many ms, without a touch, was hardly seen. */
const SEEN_MS = 1500;
let told = "";
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Tells of the page that is open, once. */
function tellView(brief?: 1): void {
  clearTimeout(waiting);
  if (told !== location.pathname) {
    told = location.pathname;
    tell("view", told, brief);
  }
}

/** Tells of pages, of links that are opened, by whichever button of the mouse, and of what is put into the basket. */
export function tellOfVisit(): void {
  noteOrigin();
  const look = () => {
    clearTimeout(waiting);
    // The first page waits until it is seen; a further one was wanted.
    waiting = setTimeout(tellView, told ? 9 : SEEN_MS);
  };
  look();
  for (const type of ["pageshow", "awning:basket"]) addEventListener(type, look);
  addEventListener("pagehide", () => tellView(1));
  addEventListener("awning:added", (event) => {
    tellView();
    tell("basket", `${(event as CustomEvent<string>).detail}`);
  });
  for (const type of ["click", "auxclick"] as const)
    document.addEventListener(type, ({ target, isTrusted, button }) => {
      // What fails to open clicks its own link a second time (`page.ts`): that one is ours, and is no second click.
      if (!isTrusted || button > 1) return;
      tellView();
      const anchor = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-link]");
      const link = anchor && anchor.dataset["link"];
      if (!link) return;
      if (anchor.host === location.host) noteOrigin(link);
      tell("click", link);
    });
}
