import { storedReportSchema } from "@awning/domain/account/report";
import { expect, test } from "vitest";
import { reportedPath } from "./serve-checkout-page.ts";

const asked = (from: string) => reportedPath("kiln", new URLSearchParams({ from }), undefined);
const cameFrom = (referer: string) => reportedPath("kiln", new URLSearchParams(), referer);

test.each(["/kiln", "/kiln/shop", "/kiln/shop/bud-vase", "/kiln/about-us", "/kiln/chat", "/kiln/legal/terms"])("accepts %s", (path) => {
  expect(asked(path)).toBe(path);
  expect(cameFrom(`https://awning.example${path}`)).toBe(path);
  expect(cameFrom(`https://awning.example${path}?page=2#top`)).toBe(path);
});

test.each([
  "",
  "/",
  "shop",
  "/harbour",
  "/harbour/shop",
  "/kiln-two",
  "//kiln/shop",
  "//evil.example/kiln",
  "https://evil.example/kiln",
  "javascript:alert(1)",
  "/kiln/../harbour",
  "/kiln/shop?x=1",
  "/kiln/shop#x",
  "/kiln/shop\r\nBcc: all@evil.example",
  "/kiln/<b>",
  "/Kiln/Shop",
  "/kiln/report",
  "/kiln/checkout",
  "/kiln/order-confirmation",
  "/kiln/order/AbC123",
  "/kiln/send",
  "/kiln/unsubscribe",
  "/dashboard",
  `/kiln${"/".repeat(300)}`,
  `/kiln/${"a".repeat(5000)}`,
])("rejects %j", (from) => {
  expect(asked(from)).toBe("");
});

test.each([
  "",
  "about:blank",
  "no address",
  "https://awning.example/",
  "https://awning.example/harbour/shop",
  "https://awning.example/kiln/order/AbC123",
])("reports only the site for a visitor from %j", (referer) => {
  expect(cameFrom(referer)).toBe("");
});

test("prefers the query over the referrer if it is a page of the site", () => {
  const referer = "https://awning.example/kiln/shop";
  expect(reportedPath("kiln", new URLSearchParams({ from: "/kiln/about-us" }), referer)).toBe("/kiln/about-us");
  expect(reportedPath("kiln", new URLSearchParams({ from: "/harbour" }), referer)).toBe("/kiln/shop");
});

test("treats a stored report without a path as one about the site", () => {
  const kept = { reason: "fraud", text: "", email: "", siteId: "uid", username: "kiln", at: 1 };
  expect(storedReportSchema.parse(kept)).toEqual({ ...kept, path: "" });
});
