import { expect, test } from "vitest";
import { PAGE_SLUG_MAX, pageSlugOf, RESERVED_SLUGS, refuseSlug } from "./slug.ts";

test.each([
  ["", "empty"],
  ["a".repeat(PAGE_SLUG_MAX + 1), "too_long"],
  ["About", "bad_slug"],
  ["a--b", "bad_slug"],
  ["checkout", "reserved"],
  ["about", "taken"],
  ["about-us", null],
])("%s: %s", (slug, reason) => expect(refuseSlug(slug, ["about"])).toBe(reason));

test.each(["About us!", "Über uns", "北", "Shop", "", "about", "order", "x".repeat(200)])(
  "a title %j always leads to a free slug",
  (title) => {
    const taken = ["about", "about-us", "page", "shop-page"];
    expect(refuseSlug(pageSlugOf(title, taken), taken)).toBeNull();
  },
);

test("every path segment below a name is reserved", () => {
  for (const word of ["shop", "checkout", "order", "order-confirmation", "c", "send", "home"]) expect(RESERVED_SLUGS).toContain(word);
});
