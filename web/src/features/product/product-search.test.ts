import type { Product } from "@awning/domain/product/product";
import { sampleProduct } from "@awning/domain/product/sample-product";
import { describe, expect, test } from "vitest";
import type { Pages } from "#data/core/pages.ts";
import { joinSearch } from "#data/product/join-search.ts";
import { tagsOf } from "./product-labels.ts";

const product = (id: string, title: string, sku = ""): Product => ({
  ...sampleProduct({ title, price: 100, sku, slug: id, order: id }),
  ...{ id, createdAt: 0, updatedAt: 0 },
});
const mug = product("a1", "Café mug", "MUG-7");
const bowl = product("a3", "Mug for breakfast");
const late = product("a2", "Mug of last year");
const page = (items: Product[], hasMore: boolean): Pages<Product> => ({
  state: "ready",
  items,
  hasMore,
  isLoadingMore: false,
  isFromCache: false,
});
const shown = (pages: Pages<Product>) => (pages.state === "ready" ? pages.items.map((one) => one.id) : pages.state);
const offline: Pages<Product> = { state: "failed", failure: expect.anything() };

describe("product search", () => {
  test("filters a fully loaded list without a query", () => {
    const all = page([mug, bowl], false);
    expect(shown(joinSearch(all, { state: "loading" }, "cafe"))).toEqual(["a1"]);
    expect(shown(joinSearch(all, offline, "mug-7"))).toEqual(["a1"]);
    expect(shown(joinSearch(all, { state: "loading" }, "vase"))).toEqual([]);
    expect(joinSearch(all, { state: "loading" }, "")).toBe(all);
  });

  test("shows local matches of a longer list until the rest is found, each product once and in shop order", () => {
    const all = page([mug, bowl], true);
    expect(joinSearch(all, { state: "loading" }, "mug")).toMatchObject({ items: [mug, bowl], hasMore: true, isLoadingMore: true });
    expect(joinSearch(all, page([late, bowl], false), "mug")).toEqual(page([mug, late, bowl], false));
    expect(joinSearch(all, page([late], true), "mug")).toMatchObject({ hasMore: true, isLoadingMore: false });
  });

  test("filters locally when no query can answer, and says that there is more", () => {
    expect(joinSearch(page([mug, bowl], true), null, "cafe")).toEqual(page([mug], true));
  });

  test("claims nothing unknown while a longer list is searched", () => {
    expect(shown(joinSearch({ state: "loading" }, page([late], false), "mug"))).toBe("loading");
    expect(shown(joinSearch(page([bowl], true), { state: "loading" }, "cafe"))).toBe("loading");
    expect(shown(joinSearch(page([mug], true), offline, "cafe"))).toBe("failed");
  });

  test("filters by the exact tag, combined with the search", () => {
    const [first, second] = [
      { ...mug, tags: ["spring", "gifts"] },
      { ...bowl, tags: ["spring-like"] },
    ];
    const all = page([first, second], false);
    expect(shown(joinSearch(all, { state: "loading" }, "", "spring"))).toEqual(["a1"]);
    expect(shown(joinSearch(all, { state: "loading" }, "cafe", "gifts"))).toEqual(["a1"]);
    expect(shown(joinSearch(all, { state: "loading" }, "breakfast", "gifts"))).toEqual([]);
    expect(tagsOf([first, second], null)).toEqual(["gifts", "spring", "spring-like"]);
    expect(tagsOf([], "gone")).toEqual(["gone"]);
  });
});
