/** The parts of an address that identify its page; anchors, `location` and `URL` all have them. */
type Address = { origin: string; pathname: string; search: string };

/** Pages for a single visitor, form actions, and files: documents of their own. */
const OF_ONE = /^(checkout|order|order-confirmation|send|report|chat|contact-card|confirm|unsubscribe)$/;

/**
 * Whether an address is a page of this shop that can be drawn from data: its home page, its product list, a product or one of
 * the owner's pages.
 */
export function isPageOf(username: string, address: Address): boolean {
  const [, name, part, product, more] = address.pathname.split("/");
  const isPage = product === undefined ? part !== "" && !OF_ONE.test(part ?? "") : part === "shop" && product !== "" && more === undefined;
  return address.origin === location.origin && username !== "" && name === username && isPage;
}

/** The address of a page without its fragment. */
export function pageUrl({ origin, pathname, search }: Address): string {
  return origin + pathname + search;
}

/**
 * The link around an element to another page of this shop. Everything else is left to the browser: other shops and sites,
 * checkout and orders, files, new windows, and fragments of the current page.
 */
export function pageLinkAt(target: EventTarget | null, username: string): HTMLAnchorElement | null {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.download || !isPageOf(username, link)) return null;
  return pageUrl(link) === pageUrl(location) ? null : link;
}
