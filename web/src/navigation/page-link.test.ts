import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isPageOf, pageUrl } from "./page-link.ts";

const ORIGIN = "https://awning.example";
beforeEach(() => vi.stubGlobal("location", new URL("/harbour", ORIGIN)));
afterEach(() => vi.unstubAllGlobals());

test.each(["/harbour", "/harbour#shop", "/harbour/shop", "/harbour/shop/bud-vase", "/harbour/about-us", "/harbour/shop?page=2#main"])(
  "%s is drawn in the browser",
  (path) => expect(isPageOf("harbour", new URL(path, ORIGIN))).toBe(true),
);

test.each([
  "/",
  "/harbour/checkout?line=a.b.1",
  "/harbour/order/abc",
  "/harbour/order-confirmation",
  "/harbour2",
  "/harbour2/shop",
  "/other/shop",
  "/harbour/shop/",
  "/harbour/shop/x/y",
  "/harbour/send",
  "/harbour/report",
  "/harbour/chat",
  "/harbour/report?from=/harbour/shop",
  "/harbour/contact-card",
  "/harbour/confirm",
  "/harbour/unsubscribe",
  "/harbour/",
  "/harbour/about/more",
  "/pricing",
  "//harbour/shop",
  "https://elsewhere.example/harbour",
  "http://awning.example/harbour",
  "mailto:harbour@example.test",
])("%s is left to the browser", (path) => expect(isPageOf("harbour", new URL(path, ORIGIN))).toBe(false));

test("a page without a shop has no pages", () => {
  expect(isPageOf("", new URL("/", ORIGIN))).toBe(false);
});

test("the fragment is not part of a page’s address, its query is", () => {
  expect(pageUrl(new URL("/harbour/shop/bud-vase#p2", ORIGIN))).toBe(`${ORIGIN}/harbour/shop/bud-vase`);
});
