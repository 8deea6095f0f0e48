import { expect, test } from "vitest";
import { LINKS_MAX } from "../account/limits.ts";
import { DISCOUNTS_MAX } from "../discount/discount.ts";
import { LINKS_ARCHIVED_MAX } from "../link/link.ts";
import { PAGES_MAX } from "../page/page.ts";
import { COLLECTIONS_MAX } from "../product/collection.ts";
import { SITE_COLLECTION_NAMES } from "../routes/firestore-paths.ts";
import { type CappedCollection, DOCUMENT_CAPS, fullFor, isCapped } from "./document-caps.ts";

const names = Object.keys(DOCUMENT_CAPS).filter(isCapped);

test("every cap belongs to a known collection and is lower for unconfirmed addresses", () => {
  for (const name of names) {
    expect(SITE_COLLECTION_NAMES).toContain(name);
    expect(DOCUMENT_CAPS[name].unconfirmed).toBeLessThan(DOCUMENT_CAPS[name].all);
  }
  expect(isCapped("orders")).toBe(false);
  expect(isCapped("toString")).toBe(false);
});

test("no screen allows more than the cap", () => {
  const screens: Partial<Record<CappedCollection, number>> = {
    links: LINKS_MAX,
    archivedLinks: LINKS_ARCHIVED_MAX,
    collections: COLLECTIONS_MAX,
    discounts: DISCOUNTS_MAX,
    pages: PAGES_MAX,
  };
  for (const [name, max] of Object.entries(screens)) expect(isCapped(name) && DOCUMENT_CAPS[name].all, name).toBeGreaterThan(max);
});

test.each(names)("%s are full at their caps", (name) => {
  const { unconfirmed, all } = DOCUMENT_CAPS[name];
  expect([0, unconfirmed - 1, unconfirmed, all - 1, all, all + 1].map((count) => fullFor(name, count))).toEqual([
    null,
    null,
    "unconfirmed",
    "unconfirmed",
    "all",
    "all",
  ]);
});
