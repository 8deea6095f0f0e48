// The script of the pages that are the same for every visitor.

import { isPageOf, pageLinkAt, pageUrl } from "../../navigation/page-link.ts";
import { tellOfVisit } from "./count-visit.ts";
import { wakeForms } from "./forms.ts";
import { openBasket, putIn } from "./page.ts";
import { username } from "./username.ts";

declare const __PAGES_CHUNK__: string;

type Pages = { go: (href: string) => void; reach: (link: HTMLAnchorElement) => void };
/** How long a click waits for a chunk, in ms, before the browser navigates. */
const PATIENCE_MS = 3000;

/**
 * Preloads the page renderer when a visitor turns to a link of this shop, and lets the browser navigate when that fails. Only
 * on pages the browser can draw; leaving a checkout loads a document.
 */
function followLinks(username: string): void {
  if (!isPageOf(username, location)) return;
  const first = pageUrl(location);
  let isAwake = false;

  async function pages(): Promise<Pages> {
    const loaded: Pages = await import(__PAGES_CHUNK__);
    isAwake = true;
    return loaded;
  }

  function go(href: string): void {
    const late = new Promise<never>((_, refuse) => setTimeout(refuse, PATIENCE_MS));
    Promise.race([pages(), late]).then(
      (loaded) => loaded.go(href),
      () => location.assign(href),
    );
  }

  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, ({ target }) => {
      const link = pageLinkAt(target, username);
      if (link)
        pages()
          .then(({ reach }) => reach(link))
          .catch(() => undefined);
    });
  }
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = pageLinkAt(event.target, username);
    if (!link) return;
    event.preventDefault();
    go(link.href);
  });

  // Handles history entries that an earlier load of this document added, which fire no page load.
  addEventListener("popstate", () => {
    if (!isAwake && pageUrl(location) !== first) location.reload();
  });
  // Restores the scroll position from the history state; the chunk disabled the browser's own restoration.
  const { y }: { y?: unknown } = history.state ?? {};
  if (typeof y === "number") scrollTo({ top: y, behavior: "instant" });
}

tellOfVisit();
followLinks(username);
wakeForms((token, quantity) => {
  if (putIn(token, quantity)) openBasket();
});
