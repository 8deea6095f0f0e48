import { expect, test } from "vitest";
import { stockId } from "../../routes/firestore-paths.ts";
import type { Order } from "../order.ts";
import { holdsTooMuch, isUnpaidHold, type Taking, UNPAID_ORDERS_MAX, WIDE_TIMES } from "./unpaid-holds.ts";

const line = (quantity: number, changes: Partial<Taking["lines"][number]> = {}) => ({
  productId: "vase",
  variantId: "single",
  counted: true,
  quantity,
  backordered: 0,
  ...changes,
});
const taking = (quantity: number, code: string | null = null): Taking => ({ lines: [line(quantity)], code });
/** Of a network whose /48 has no other. */
const held = (...own: Taking[]) => ({ own, wide: own });
const left = (pieces: number) => new Map([[stockId("vase", "single"), pieces]]);

test.each([
  ["the first order may have all there is", 100, [], 100, false],
  ["a second one while all together is no more than its share", 10, [20], 80, false],
  ["one piece more than the share", 11, [20], 80, true],
  ["of many small ones the one beyond the share", 1, Array(30).fill(1), 70, true],
  ["five pieces of a short row are always right", 2, [2, 1], 6, false],
  ["the sixth is not", 1, [2, 2, 1], 4, true],
])("%s", (_, asked, before, pieces, isOver) => {
  expect(holdsTooMuch(taking(asked), held(...before.map((quantity) => taking(quantity))), left(pieces), null)).toBe(isOver);
});

test.each([
  ["have six tenths of the stock", 20, [20, 20], 60, false],
  ["have no piece more", 21, [20, 20], 60, true],
  ["have ten pieces of a short row", 2, [4, 4], 6, false],
  ["have no eleventh", 3, [4, 4], 6, true],
])("all networks of a /48 %s, each with its first order", (_, asked, others, pieces, isOver) => {
  const wide = others.map((quantity) => taking(quantity));
  expect(holdsTooMuch(taking(asked), { own: [], wide }, left(pieces), null)).toBe(isOver);
});

test("other products, untracked units and backordered units hold nothing", () => {
  const other = { lines: [line(9, { productId: "mug" })], code: null };
  const uncounted = { lines: [line(9, { counted: false })], code: null };
  const made = { lines: [line(9, { backordered: 9 })], code: null };
  expect(holdsTooMuch(taking(2), held(other, uncounted, made), left(2), null)).toBe(false);
  expect(holdsTooMuch(taking(9), held(taking(9)), new Map(), null)).toBe(false);
});

test("code uses are held like units", () => {
  const used = held(...Array.from({ length: 5 }, () => taking(0, "SPRING")));
  expect(holdsTooMuch(taking(0, "SPRING"), used, new Map(), 5)).toBe(true);
  expect(holdsTooMuch(taking(0, "SPRING"), used, new Map(), 50)).toBe(false);
  expect(holdsTooMuch(taking(0, "SPRING"), used, new Map(), null)).toBe(false);
  expect(holdsTooMuch(taking(0, "AUTUMN"), used, new Map(), 1)).toBe(false);
  expect(holdsTooMuch(taking(0), held(taking(0), taking(0), taking(0)), new Map(), null)).toBe(false);
});

test("unpaid orders are limited, whatever they hold", () => {
  const many = (length: number) => Array.from({ length }, () => taking(0));
  expect(holdsTooMuch(taking(0), held(...many(UNPAID_ORDERS_MAX - 1)), new Map(), null)).toBe(false);
  expect(holdsTooMuch(taking(0), held(...many(UNPAID_ORDERS_MAX)), new Map(), null)).toBe(true);
  const wide = (length: number) => ({ own: [], wide: many(length) });
  expect(holdsTooMuch(taking(0), wide(UNPAID_ORDERS_MAX * WIDE_TIMES - 1), new Map(), null)).toBe(false);
  expect(holdsTooMuch(taking(0), wide(UNPAID_ORDERS_MAX * WIDE_TIMES), new Map(), null)).toBe(true);
});

test.each<[Order["status"], Order["paymentStatus"], boolean]>([
  ["pending", "unpaid", true],
  ["pending", "processing", true],
  ["pending", "failed", true],
  ["open", "unpaid", true],
  ["open", "none_due", true],
  ["open", "paid", false],
  ["open", "partly_refunded", false],
  ["completed", "none_due", false],
  ["completed", "unpaid", false],
  ["expired", "voided", false],
  ["cancelled", "unpaid", false],
])("an order that is %s and %s holds unpaid units: %s", (status, paymentStatus, holds) => {
  expect(isUnpaidHold({ status, paymentStatus, fulfilmentStatus: "unfulfilled" })).toBe(holds);
});
