import { beforeEach, expect, test, vi } from "vitest";
import { isOrderKey, orderIdOf, orderKey, orderUrl } from "./order-access-token.ts";

beforeEach(() => {
  vi.stubEnv("ORDER_LINK_SECRET", "a secret of thirty-two letters and more");
  vi.stubEnv("SITE_URL", "https://awning.example.test");
});

test("opens only its own order until the link is renewed", () => {
  const key = orderKey("order1", 1);
  expect(isOrderKey("order1", 1, key)).toBe(true);
  for (const wrong of ["", "x", `${key}x`, key.slice(1), key.toUpperCase(), orderKey("order2", 1), orderKey("order1", 2)]) {
    expect(isOrderKey("order1", 1, wrong)).toBe(false);
  }
  expect(isOrderKey("order1", 2, key)).toBe(false);
});

test("derives other keys from another secret and refuses a short one", () => {
  const key = orderKey("order1", 1);
  vi.stubEnv("ORDER_LINK_SECRET", "another secret of thirty-two letters");
  expect(isOrderKey("order1", 1, key)).toBe(false);
  vi.stubEnv("ORDER_LINK_SECRET", "short");
  expect(() => orderKey("order1", 1)).toThrow("ORDER_LINK_SECRET");
});

test("derives the same order id from the same cart and shop only", () => {
  expect(orderIdOf("site", "key")).toBe(orderIdOf("site", "key"));
  expect(orderIdOf("site", "key")).toMatch(/^[A-Za-z0-9]{24}$/);
  expect(new Set([orderIdOf("a", "b"), orderIdOf("b", "a"), orderIdOf("a", "c")]).size).toBe(3);
});

test("builds links to this site", () => {
  expect(orderUrl("kiln", "abc", 1)).toBe(`https://awning.example.test/kiln/order/abc?key=${orderKey("abc", 1)}`);
});
