import type { FullFor } from "../account/full-collections.ts";
import { LINKS_MAX } from "../account/limits.ts";
import { SCHEDULES_MAX } from "../booking/schedule.ts";
import { SERVICES_MAX } from "../booking/service.ts";
import { DISCOUNTS_MAX } from "../discount/discount.ts";
import { LINKS_ARCHIVED_MAX } from "../link/link.ts";
import { PAGES_MAX } from "../page/page.ts";
import { COLLECTIONS_MAX } from "../product/collection.ts";

/** The limit of the screens plus slack for two devices that add at once, and for undone deletions. */
const withSlack = (max: number) => max + Math.ceil(max / 10);

/**
 * How many documents a collection of a site may hold, for owners with an unconfirmed address and for all. Rules cannot count, so functions
 * count after each write and mark full collections on the site, where rules check.
 */
export const DOCUMENT_CAPS = {
  links: { unconfirmed: 50, all: withSlack(LINKS_MAX) },
  archivedLinks: { unconfirmed: 50, all: withSlack(LINKS_ARCHIVED_MAX) },
  products: { unconfirmed: 20, all: 5000 },
  collections: { unconfirmed: 5, all: withSlack(COLLECTIONS_MAX) },
  stock: { unconfirmed: 200, all: 20_000 },
  // Ended codes are kept.
  discounts: { unconfirmed: 10, all: DISCOUNTS_MAX * 10 },
  pages: { unconfirmed: 5, all: withSlack(PAGES_MAX) },
  services: { unconfirmed: 5, all: withSlack(SERVICES_MAX) },
  schedules: { unconfirmed: 3, all: withSlack(SCHEDULES_MAX) },
} as const;
export type CappedCollection = keyof typeof DOCUMENT_CAPS;

export function isCapped(name: string): name is CappedCollection {
  return Object.hasOwn(DOCUMENT_CAPS, name);
}

export function fullFor(name: CappedCollection, count: number): FullFor | null {
  const { unconfirmed, all } = DOCUMENT_CAPS[name];
  if (count >= all) return "all";
  return count >= unconfirmed ? "unconfirmed" : null;
}
