import { expect, test } from "vitest";
import { nameInPath, parseSitePath } from "./site-path.ts";

test.each([
  ["/kiln", { kind: "home", username: "kiln" }],
  ["/kiln/shop", { kind: "shop", username: "kiln" }],
  ["/kiln/chat", { kind: "chat", username: "kiln" }],
  ["/kiln/book", { kind: "bookings", username: "kiln" }],
  ["/kiln/book/piano-lesson", { kind: "book", username: "kiln", slug: "piano-lesson" }],
  ["/kiln/booking/aB3", { kind: "reservation", username: "kiln", reservationId: "aB3" }],
  ["/kiln/shop/bud-vase", { kind: "product", username: "kiln", slug: "bud-vase" }],
  ["/kiln/checkout", { kind: "checkout", username: "kiln" }],
  ["/kiln/order-confirmation", { kind: "confirmation", username: "kiln" }],
  ["/kiln/about-us", { kind: "page", username: "kiln", slug: "about-us" }],
  ["/kiln/send", { kind: "send", username: "kiln" }],
  ["/kiln/order/AbC123", { kind: "order", username: "kiln", orderId: "AbC123" }],
])("%s is a page", (path, route) => {
  expect(parseSitePath(path)).toMatchObject({ type: "route", route });
});

test.each([
  ["/Kiln", "/kiln"],
  ["/kiln/", "/kiln"],
  ["/KILN/shop/", "/kiln/shop"],
  ["/Kiln/shop/Bud-Vase/", "/kiln/shop/bud-vase"],
  ["/kiln/About-Us", "/kiln/about-us"],
  ["/Kiln/Order/AbC123/", "/kiln/order/AbC123"],
  ["/kiln/Shop", "/kiln/shop"],
  ["/KILN/SHOP/BUD-VASE", "/kiln/shop/bud-vase"],
  ["/kiln/Legal/Terms", "/kiln/legal/terms"],
])("redirects %s to its canonical URL %s", (path, to) => {
  expect(parseSitePath(path)).toEqual({ type: "moved", to });
});

test.each([
  "/",
  "//evil.example",
  "//evil.example/",
  "/\\evil.example",
  "/ki",
  "/dashboard",
  "/admin/",
  "/Admin",
  "/-kiln",
  "/kiln/cart",
  "/kiln/home",
  "/kiln/a--b",
  "/kiln/a_b",
  "/kiln/shop/bud--vase",
  "/kiln/shop/-vase",
  "/kiln/shop/bud_vase",
  "/kiln/shop/bud/vase",
  "/kiln/about/more",
  "/kiln/order/a/b",
  "/kiln/order/a%2Fb",
  "/kiln//shop",
  "/kiln//",
  "/k%C3%AFln",
  "/kiln%00",
])("%s is no page and redirects nowhere", (path) => {
  expect(parseSitePath(path)).toEqual({ type: "unknown" });
});

test("returns the username of a URL for pages about names", () => {
  expect(nameInPath("/Kiln/shop")).toBe("kiln");
  expect(nameInPath("/<script>")).toBeNull();
});
