import { TALLY_PATH } from "@awning/domain/paths";
import { noteOrigin } from "./came-from.ts";

/** Tells the owner that a link was opened, by whichever button of the mouse. Without it a click is only not counted. */
export function countClicks(site: string): void {
  for (const type of ["click", "auxclick"] as const)
    document.addEventListener(type, ({ target, isTrusted, button }) => {
      const anchor = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-link]");
      const link = anchor && anchor.dataset["link"];
      // What fails to open clicks its own link a second time (`page.ts`): that one is ours, and is no second click.
      if (!link || !isTrusted || button > 1) return;
      if (anchor.host === location.host) noteOrigin(link);
      navigator.sendBeacon?.(TALLY_PATH, JSON.stringify({ kind: "click", site, link }));
    });
}
