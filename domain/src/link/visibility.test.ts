import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { PageIndex } from "../page/page.ts";
import { publishLinks } from "../published/projection-links.ts";
import type { PublicProduct } from "../published/published.ts";
import { type LinkDraft, linkDraftSchema, PLAIN_LINK } from "./link.ts";
import { leftOutReason, linkedProductIds, type Targets } from "./visibility.ts";

const NOW = 1000;
const onSale = new Set(["bowl"]);
const PAGES = { about: "published", stall: "page_off" } as const;
const targets: Targets = {
  isOnSale: (productId) => onSale.has(productId),
  isBookable: (serviceId) => serviceId === "lesson",
  pageState: (pageId) => (pageId in PAGES ? PAGES[pageId as keyof typeof PAGES] : "page_gone"),
};

function link(id: string, changes: Partial<LinkDraft> = {}) {
  const { type = "web" } = changes;
  const url = type === "web" ? "https://a.example.test/" : "";
  return { ...linkDraftSchema.parse({ ...PLAIN_LINK, type, title: id, url, order: id, ...changes }), id };
}
const group = (enabled: boolean) => link("g", { type: "group", enabled });
const reason = (one: ReturnType<typeof link>, all: ReturnType<typeof link>[] = []) => leftOutReason(one, [...all, one], targets, NOW);

test("omits a link in a disabled group, but not in an enabled or missing one", () => {
  const inside = link("a", { groupId: "g" });
  expect(reason(inside, [group(false)])).toBe("group_off");
  expect(reason(inside, [group(true)])).toBeNull();
  expect(reason(inside)).toBeNull();
  // Only groups affect other links.
  expect(reason(inside, [link("g", { enabled: false })])).toBeNull();
  expect(reason(link("later", { groupId: "g", showFrom: NOW + 5 }), [group(false)])).toBe("group_off");
});

test("omits a link to a product or service that is not for sale or missing", () => {
  for (const type of ["product", "service"] as const) {
    expect(reason(link("a", { type, productId: "bowl" }))).toBeNull();
    expect(reason(link("a", { type, productId: "vase" }))).toBe("product_gone");
    expect(reason(link("a", { type }))).toBe("product_gone");
  }
  expect(reason(link("a", { type: "product", productId: "vase", groupId: "g" }), [group(false)])).toBe("group_off");
  expect(reason(link("a", { productId: "vase" }))).toBeNull();
});

test("omits a link to an unpublished or deleted page", () => {
  const to = (pageId: string | null) => reason(link("a", { type: "page", pageId }));
  expect([to("about"), to("stall"), to("deleted"), to(null)]).toEqual([null, "page_off", "page_gone", "page_gone"]);
  expect(reason(link("a", { pageId: "stall" }))).toBeNull();
});

test("omits a link to a service that cannot be booked or is missing", () => {
  const to = (serviceId: string | null) => reason(link("a", { type: "booking", serviceId }));
  expect([to("lesson"), to("deleted"), to(null)]).toEqual([null, "service_gone", "service_gone"]);
  expect(reason(link("a", { serviceId: "deleted" }))).toBeNull();
});

test("gives no reason for disabled or expired links", () => {
  for (const own of [{ enabled: false }, { showUntil: NOW }]) {
    expect(reason(link("a", { ...own, groupId: "g" }), [group(false)])).toBeNull();
    expect(reason(link("a", { ...own, type: "product", productId: "vase" }))).toBeNull();
  }
});

test("an enabled link is published exactly if no reason omits it", () => {
  const products = z.parse(z.array(z.custom<PublicProduct>()), [{ id: "bowl", slug: "bowl", kind: "physical", images: [] }]);
  const pages = z.parse(z.custom<PageIndex>(), { about: { slug: "about" } });
  const linkArbitrary = fc.record({
    type: fc.constantFrom("web" as const, "product" as const, "service" as const, "page" as const, "booking" as const),
    enabled: fc.boolean(),
    groupId: fc.constantFrom(null, "on", "off", "nowhere"),
    productId: fc.constantFrom(null, "bowl", "vase"),
    serviceId: fc.constantFrom(null, "lesson", "deleted"),
    pageId: fc.constantFrom(null, "about", "stall", "deleted"),
    showFrom: fc.constantFrom(null, NOW - 10, NOW + 10),
    showUntil: fc.constantFrom(null, NOW - 5, NOW + 20),
  });
  const isWhole = ({ showFrom, showUntil }: { showFrom: number | null; showUntil: number | null }) =>
    showFrom === null || showUntil === null || showFrom < showUntil;
  fc.assert(
    fc.property(fc.array(linkArbitrary.filter(isWhole), { maxLength: 12 }), (drafts) => {
      const links = drafts.map((draft, at) => link(`l${at}`, draft));
      const all = [...links, link("on", { type: "group" }), link("off", { type: "group", enabled: false })];
      const around = {
        siteId: "uid",
        username: "kiln",
        settings: null,
        products,
        services: [{ id: "lesson", slug: "piano" }],
        pages,
        mediaBase: "",
        now: NOW,
      };
      const { links: shown, later } = publishLinks(all, around);
      const published = new Set([...shown, ...later].map(({ id }) => id));
      for (const one of links) {
        const isMeant = one.enabled && (one.showUntil === null || one.showUntil > NOW);
        expect(published.has(one.id)).toBe(isMeant && leftOutReason(one, all, targets, NOW) === null);
      }
    }),
  );
});

test("lists linked products once, in any order of links", () => {
  const links = [
    link("a", { type: "product", productId: "vase" }),
    link("b", { type: "service", productId: "lesson" }),
    link("c", { type: "product", productId: "vase" }),
    link("d", { type: "product" }),
    link("e", { productId: "old" }),
  ];
  expect(linkedProductIds(links)).toEqual(["lesson", "vase"]);
  expect(linkedProductIds(links.toReversed())).toEqual(["lesson", "vase"]);
  expect(linkedProductIds([])).toEqual([]);
});
