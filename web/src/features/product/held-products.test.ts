import { expect, test } from "vitest";
import { getHeld, type Held, showHeld, subscribeHeld } from "./held-products.ts";

// The product itself is not read.
const held = [{ productId: "jug", count: 1, orders: [], product: { id: "jug" } }] as unknown as Held[];

test("shows the held products on the current screen and reports closing it", () => {
  let told = 0;
  const leave = subscribeHeld(() => told++);
  expect(showHeld(held)).toBe(true);
  expect([getHeld(), told]).toEqual([held, 1]);
  showHeld([]);
  expect([getHeld(), told]).toEqual([[], 2]);
  leave();
});

test("does not show a late answer on the next screen", () => {
  subscribeHeld(() => undefined)();
  expect(showHeld(held)).toBe(false);
  expect(getHeld()).toEqual([]);
});
