import { IN_STOCK_VALUE, SHELF_PARAMETERS, SHELF_SORTS } from "@awning/domain/published/product-listing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSitePath } from "../resolve/site-path.ts";
import { pageKey } from "./rendered-pages.ts";

function keyOf(address: string, isPageData = false): string | null {
  const { pathname, searchParams } = new URL(address, "https://awning.example.test");
  const parsed = parseSitePath(pathname);
  return parsed.type === "route" ? pageKey(parsed.route, searchParams, isPageData) : null;
}

test("distinguishes pages, products, further pages and page data", () => {
  const addresses = ["/kiln", "/tempo", "/kiln/shop", "/kiln/shop?page=2", "/kiln/shop/mug", "/kiln/shop/bowl"];
  const keys = addresses.flatMap((address) => [keyOf(address), keyOf(address, true)]);
  expect(new Set(keys).size).toBe(addresses.length * 2);
  expect(keys).not.toContain(null);
});

test("gives pages of one visitor no key", () => {
  for (const path of ["/kiln/checkout", "/kiln/order-confirmation", "/kiln/order/abc123"]) expect(keyOf(path)).toBeNull();
});

test("ignores other query parameters and their order", () => {
  const other = fc
    .tuple(fc.stringMatching(/^[a-z_\][]{1,12}$/), fc.string())
    .filter(([name]) => !["product", ...Object.values<string>(SHELF_PARAMETERS)].includes(name));
  fc.assert(
    fc.property(fc.array(other), fc.array(other), (before, after) => {
      const query = new URLSearchParams([...before, ["page", "2"], ...after]);
      expect(keyOf(`/kiln/shop?${query}`)).toBe(keyOf("/kiln/shop?page=2"));
      expect(keyOf(`/kiln?${query}`)).toBe(keyOf("/kiln"));
      expect(keyOf(`/kiln/shop/mug?${query}`)).toBe(keyOf("/kiln/shop/mug"));
    }),
  );
});

test("normalizes listing URLs and distinguishes each sort and filter", () => {
  const same = ["?stock=in&sort=name", "?sort=name&stock=in&q=", "?collection=No+slug!&stock=in&sort=name&product=~1"];
  expect(new Set(same.map((query) => keyOf(`/kiln/shop${query}`))).size).toBe(1);
  expect(keyOf("/kiln/shop?q=&sort=&stock=&collection=")).toBe(keyOf("/kiln/shop"));
  expect(keyOf("/kiln/shop?collection=No+slug!")).toBe(keyOf("/kiln/shop"));
  const others = [
    "",
    "?sort=name",
    "?sort=price-up",
    "?stock=in",
    "?stock=in&sort=name",
    "?page=2",
    "?collection=cups",
    "?collection=bowls",
    "?collection=cups&page=2",
  ];
  const keys = others.map((query) => keyOf(`/kiln/shop${query}`));
  expect(new Set(keys).size).toBe(others.length);
  expect(keys).not.toContain(null);
});

test("gives unbounded URLs no key", () => {
  for (const query of ["?q=mug", "?q=mug&page=2", "?page=abc", "?page=0"]) {
    expect([query, keyOf(`/kiln/shop${query}`)]).toEqual([query, null]);
  }
  const names = ["product", "page", "q", "sort", "stock"];
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), fc.string())), (noise) => {
      const key = keyOf(`/kiln/shop?${new URLSearchParams(noise)}`);
      const isKnown = noise.some(
        ([name, text]) =>
          (name === "page" && /^[1-9]\d{0,3}$/.test(text)) ||
          (name === "sort" && SHELF_SORTS.some((sort) => sort === text)) ||
          (name === "stock" && text === IN_STOCK_VALUE),
      );
      if (!isKnown) expect([null, keyOf("/kiln/shop")]).toContain(key);
    }),
  );
});
