/** What of an address decides whose it is; anchors, `location` and `URL` all have it. */
type Address = { origin: string; pathname: string; search: string };

/** Pages of one visitor, where forms are sent, and files: documents of their own. */
const OF_ONE = /^(checkout|order|order-confirmation|send|report|chat|contact-card|confirm|unsubscribe)$/;

/** Whether an address is a page of this shop that can be drawn from data: its home, its shelf, a product or a page of the owner's own. */
export function isPageOf(username: string, address: Address): boolean {
  const [, name, part, product, more] = address.pathname.split("/");
  const isPage = product === undefined ? part !== "" && !OF_ONE.test(part ?? "") : part === "shop" && product !== "" && more === undefined;
  return address.origin === location.origin && username !== "" && name === username && isPage;
}

/** The address of a page without the place on it. */
export function pageUrl({ origin, pathname, search }: Address): string {
  return origin + pathname + search;
}

/**
 * The link to another page of this shop around an element. Everything else is the browser's: other shops and sites,
 * checkout and orders, files, new windows, and places on the page that is shown.
 */
export function pageLinkAt(target: EventTarget | null, username: string): HTMLAnchorElement | null {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.download || !isPageOf(username, link)) return null;
  return pageUrl(link) === pageUrl(location) ? null : link;
}
