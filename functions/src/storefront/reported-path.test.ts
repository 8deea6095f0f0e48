import { storedReportSchema } from "@awning/domain/account/report";
import { expect, test } from "vitest";
import { reportedPath } from "./serve-checkout-page.ts";

const asked = (from: string) => reportedPath("kiln", new URLSearchParams({ from }), undefined);
const cameFrom = (referer: string) => reportedPath("kiln", new URLSearchParams(), referer);

test.each(["/kiln", "/kiln/shop", "/kiln/shop/bud-vase", "/kiln/about-us", "/kiln/chat", "/kiln/legal/terms"])(
  "%s is what a report is about",
  (path) => {
    expect(asked(path)).toBe(path);
    expect(cameFrom(`https://awning.example${path}`)).toBe(path);
    expect(cameFrom(`https://awning.example${path}?page=2#top`)).toBe(path);
  },
);

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
])("%j is not", (from) => {
  expect(asked(from)).toBe("");
});

test.each([
  "",
  "about:blank",
  "no address",
  "https://awning.example/",
  "https://awning.example/harbour/shop",
  "https://awning.example/kiln/order/AbC123",
])("who came from %j reports the site alone", (referer) => {
  expect(cameFrom(referer)).toBe("");
});

test("what the address says goes before where somebody came from, unless it is nothing of the site", () => {
  const referer = "https://awning.example/kiln/shop";
  expect(reportedPath("kiln", new URLSearchParams({ from: "/kiln/about-us" }), referer)).toBe("/kiln/about-us");
  expect(reportedPath("kiln", new URLSearchParams({ from: "/harbour" }), referer)).toBe("/kiln/shop");
});

test("a report that was kept without a path is one of the site", () => {
  const kept = { reason: "fraud", text: "", email: "", siteId: "uid", username: "kiln", at: 1 };
  expect(storedReportSchema.parse(kept)).toEqual({ ...kept, path: "" });
});
