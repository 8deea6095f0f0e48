import { expect, test } from "vitest";
import { getHeld, type Held, showHeld, subscribeHeld } from "./held-products.ts";

// Nothing of the product is looked at.
const held = [{ productId: "jug", count: 1, orders: [], product: { id: "jug" } }] as unknown as Held[];

test("the screen that stands shows what is held, and is told once it is closed", () => {
  let told = 0;
  const leave = subscribeHeld(() => told++);
  expect(showHeld(held)).toBe(true);
  expect([getHeld(), told]).toEqual([held, 1]);
  showHeld([]);
  expect([getHeld(), told]).toEqual([[], 2]);
  leave();
});

test("an answer that comes after its screen was left is not shown at the next", () => {
  subscribeHeld(() => undefined)();
  expect(showHeld(held)).toBe(false);
  expect(getHeld()).toEqual([]);
});
