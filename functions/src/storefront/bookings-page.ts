import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { faceOfSite } from "@awning/web/storefront";
import { notFoundIn } from "./not-found.ts";
import type { PageAnswer } from "./page.ts";
import type { PageContext } from "./page-context.ts";
import { bookingsHead } from "./page-head.ts";

/** `/{username}/book`: the services that the site lists; not found where there are none. */
export function bookingsPage(site: PublishedCopy, context: PageContext): PageAnswer {
  const { services, theme, design, siteId, version } = site;
  if (services.length === 0) return notFoundIn(site, context);
  const props = { shop: faceOfSite(site), mediaBase: context.mediaBase, services, currency: site.shop.currency };
  const head = bookingsHead(site, context);
  const view = { kind: "bookings", props } as const;
  const madeFrom = { siteId, version, productIds: [] };
  return { type: "page", page: { status: 200, view, theme, design, head, cache: "shared", madeFrom } };
}
