import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { linkDraftSchema, PLAIN_LINK } from "../link/link.ts";
import type { Product } from "../product/product.ts";
import { reducedPrices, type SampleFields, sampleProduct } from "../product/sample-product.ts";
import { SINGLE_VARIANT, stockId } from "../routes/firestore-paths.ts";
import { DEFAULT_SHOP_SETTINGS, type ShopSettings } from "../shop/shop-settings.ts";
import type { Site } from "../site/site.ts";
import { buildProjection, type Sources } from "./projection.ts";
import { publishedProductsSchema } from "./published.ts";
import { publishedCopySchema } from "./published-copy.ts";

const SITE: Site = {
  username: "kiln",
  displayName: "Kiln",
  headline: "Clay",
  bio: "",
  avatar: null,
  cover: null,
  socials: {},
  theme: "clay",
  published: true,
  suspendedAt: null,
  leavesAt: null,
  createdAt: 1,
  updatedAt: 2,
};

function product(id: string, changes: Partial<SampleFields> = {}): Product {
  const draft = sampleProduct({ title: id, slug: id, price: 1000, ...changes });
  return { ...draft, id, createdAt: 0, updatedAt: 0 };
}

function build(changes: Partial<Sources> = {}) {
  const sources = {
    siteId: "uid",
    site: SITE,
    settings: DEFAULT_SHOP_SETTINGS,
    links: [],
    products: [],
    stock: new Map(),
    archivedSlugs: [],
    version: 7,
    mediaBase: "https://files.example.test/o/",
    now: 1000,
  };
  return buildProjection({ ...sources, ...changes });
}

describe("projection", () => {
  test("matches the strict schema without extra fields", () => {
    const secret = { internal: "secret", ownerNote: "secret" };
    const socials = { a: { id: "a", kind: "web", url: "https://kiln.example.test/", place: 0, ...secret } };
    const site = { ...SITE, ...secret, socials };
    const draft = { ...PLAIN_LINK, type: "web", title: "L", url: "https://a.example.test/" };
    const link = { ...linkDraftSchema.parse({ ...draft, order: "a" }), id: "l", ...secret };
    const made = build({ site, links: [link], products: [{ ...product("p"), ...secret }] });
    expect(JSON.stringify(made)).not.toContain("secret");
    expect(z.parse(publishedCopySchema, made?.site)).toEqual(made?.site);
  });

  test("links to no refused host, neither by icon nor in the shop's text", () => {
    const urls = ["https://www.grabify.link/us", "https://kiln.example.test/"];
    const socials = Object.fromEntries(urls.map((url, place) => [`s${place}`, { id: `s${place}`, kind: "web", url, place }]));
    const made = build({ site: { ...SITE, socials, bio: "See https://grabify.link/us and https://kiln.example.test/" } });
    expect(made?.site.socials).toEqual([{ kind: "web", url: "https://kiln.example.test/" }]);
    expect(made?.site.bio).toBe("See grabify.link/us and https://kiln.example.test/");
  });

  test("is missing for an unpublished site, and only a name for a suspended or leaving one", () => {
    expect(build({ site: { ...SITE, published: false } })).toBeNull();
    for (const closed of [{ suspendedAt: 5 }, { suspendedAt: 5, published: false }, { leavesAt: 5 }]) {
      const made = build({ site: { ...SITE, ...closed }, products: [product("p")] });
      expect(made?.site).toMatchObject({
        state: "suspended",
        username: "kiln",
        displayName: "",
        headline: "",
        products: [],
        shop: { open: false },
      });
    }
  });

  test("opens a shop when a delivery method can be paid for", () => {
    const { transfer, cash, shipping, pickup } = DEFAULT_SHOP_SETTINGS;
    expect(build()?.site.shop).toMatchObject({ open: true, payments: ["cash"], deliveries: ["pickup"] });
    const onlyParcels = { ...DEFAULT_SHOP_SETTINGS, shipping: { enabled: true, price: 300 }, pickup: { ...pickup, enabled: false } };
    expect(build({ settings: onlyParcels })?.site.shop).toMatchObject({ open: false, payments: [], deliveries: [] });
    const byTransfer = { ...onlyParcels, transfer: { ...transfer, enabled: true }, cash: { ...cash, enabled: false } };
    expect(build({ settings: byTransfer })?.site.shop).toMatchObject({
      open: true,
      payments: ["transfer"],
      deliveries: ["shipping", "none"],
      shippingPrice: 300,
    });
    expect(build({ settings: { ...byTransfer, shipping } })?.site.shop.shippingPrice).toBe(0);
    expect(build({ settings: null })?.site.shop).toMatchObject({ open: false });
  });

  test("includes pickup details while pickup is offered and shown", () => {
    const place = "Quay 4\nFridays 15:00 to 18:00";
    const placeOf = (pickup: ShopSettings["pickup"]) => build({ settings: { ...DEFAULT_SHOP_SETTINGS, pickup } })?.site.pickupPlace;
    expect(placeOf({ enabled: true, place, shown: true })).toBe(place);
    expect(placeOf({ enabled: true, place: "Ask at https://grabify.link/us", shown: true })).toBe("Ask at grabify.link/us");
    expect(placeOf({ enabled: false, place, shown: true })).toBe("");
    expect(placeOf({ enabled: true, place, shown: false })).toBe("");
    expect(build({ settings: null })?.site.pickupPlace).toBe("");
  });

  test("sums a product's availability over its variants", () => {
    const variants = ["a", "b"].map((id) => ({ id, name: id, price: null }));
    const availability = (counts: Record<string, number>, one = product("p", { variants })) => {
      const stock = new Map(Object.entries(counts).map(([variant, count]) => [stockId("p", variant), count]));
      return build({ products: [one], stock })?.site.products[0]?.availability;
    };
    expect(availability({ a: 0, b: 0 })).toEqual({ state: "sold_out", left: 0 });
    expect(availability({ a: 0, b: 2 })).toEqual({ state: "low", left: 2 });
    expect(availability({ a: 2, b: 2 })).toEqual({ state: "in_stock", left: null });
    expect(availability({ a: 0 })).toEqual({ state: "in_stock", left: null });
    expect(availability({ a: 0, b: 0 }, product("p", { variants, backorder: true }))).toEqual({ state: "backorder", left: null });
    expect(availability({ [SINGLE_VARIANT]: 1 }, product("p"))).toEqual({ state: "low", left: 1 });
  });

  test("applies each variant's rules and stays available while one can be ordered", () => {
    const shown = (counts: [number, number], sells: [boolean | null, boolean | null], backorder: boolean) => {
      const variants = ["a", "b"].map((id, at) => ({ id, name: id, price: null, backorder: sells[at] ?? null, lowAt: 9 }));
      const stock = new Map(["a", "b"].map((id, at) => [stockId("p", id), counts[at] ?? 0]));
      const made = build({ products: [product("p", { variants, backorder })], stock })?.site.products[0];
      // The public copy holds the rules' results, not the rules.
      expect(Object.keys(made?.variants[0] ?? {})).toEqual(["id", "name", "price", "availability", "values", "image"]);
      return [...(made?.variants ?? []), made].map((one) => one?.availability.state);
    };
    expect(shown([0, 0], [true, null], false)).toEqual(["backorder", "sold_out", "backorder"]);
    expect(shown([0, 2], [true, null], false)).toEqual(["backorder", "low", "in_stock"]);
    expect(shown([0, 0], [false, null], true)).toEqual(["sold_out", "backorder", "backorder"]);
    expect(shown([0, 0], [false, false], true)).toEqual(["sold_out", "sold_out", "sold_out"]);
  });

  test("gives every product a unique slug", () => {
    const products = [
      product("b", { slug: "mug", order: "b" }),
      product("a", { slug: "mug", order: "a" }),
      product("c", { slug: "mug-2", order: "c" }),
    ];
    const made = build({ products })?.site.products.map((one) => [one.id, one.slug]);
    expect(made).toEqual([
      ["a", "mug"],
      ["b", "mug-2"],
      ["c", "mug-2-2"],
    ]);
  });

  test("pages products beyond 48 in order and without gaps", () => {
    const products = Array.from({ length: 100 }, (_, index) =>
      product(`p${index}`, { order: `a${String(index).padStart(3, "0")}` }),
    ).toReversed();
    const made = build({ products });
    expect(made?.site).toMatchObject({ productCount: 100 });
    expect(made?.furtherPages.map((page) => page.length)).toEqual([48, 4]);
    const all = [...(made?.site.products ?? []), ...(made?.furtherPages.flat() ?? [])];
    expect(all.map((one) => one.id)).toEqual(Array.from({ length: 100 }, (_, index) => `p${index}`));
    for (const page of made?.furtherPages ?? [])
      expect(z.safeParse(publishedProductsSchema, { version: 7, products: page }).success).toBe(true);
  });
});

test("shows an earlier price only for a lower current one", () => {
  const variant = (id: string, price: number | null) => ({ id, name: id, price });
  const compared = (variants: ReturnType<typeof variant>[]) => {
    const mug = product("mug", { compareAt: 2000, variants });
    return build({ products: [{ ...mug, prices: reducedPrices(mug, 0) }] })?.site.products[0]?.prior;
  };
  expect(compared([])).toBe(2000);
  expect(build({ products: [product("mug", { compareAt: 2000 })] })?.site.products[0]?.prior).toBeUndefined();
  expect(compared([variant("a", 3000), variant("b", 1999)])).toBe(2000);
  expect(compared([variant("a", 3000), variant("b", null)])).toBe(2000);
  expect(compared([variant("a", 3000), variant("b", 2000)])).toBeUndefined();
});
