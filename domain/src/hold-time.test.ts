import { expect, test } from "vitest";
import { HOLD_DAYS_MAX, holdWords, remindBeforeMs, scarceHoldLeft } from "./hold-time.ts";
import { initialState } from "./order-start.ts";

const HOUR_MS = 3_600_000;

test("whoever is to pay is reminded within the hold, with time left to do it, however long it is", () => {
  for (let days = 1; days <= HOLD_DAYS_MAX; days++) {
    const { holdUntil, remindAt } = initialState("transfer", 100, 0, days);
    expect(holdUntil).toBe(days * 24 * HOUR_MS);
    expect(remindAt).toBe(days * 24 * HOUR_MS - remindBeforeMs(days));
    expect(remindAt).toBeGreaterThan(12 * HOUR_MS);
    expect(remindBeforeMs(days)).toBeGreaterThan(9 * HOUR_MS);
  }
  expect([1, 3, 5, 30].map((days) => remindBeforeMs(days) / HOUR_MS)).toEqual([9.6, 28.8, 48, 48]);
});

test("one day is a day", () => {
  expect([1, 2, 30].map(holdWords)).toEqual(["a day", "2 days", "30 days"]);
});

test("only real holds of limited stock that end soon are counted down", () => {
  const line = { counted: true, quantity: 2, backordered: 1 };
  const order = { status: "pending", paymentMethod: "card", holdUntil: HOUR_MS, lines: [{ ...line, counted: false }, line] } as const;
  expect(scarceHoldLeft(order, 0)).toBe(HOUR_MS);
  expect(scarceHoldLeft(order, HOUR_MS - 1)).toBe(1);
  for (const now of [-1, HOUR_MS]) expect(scarceHoldLeft(order, now)).toBeNull();
  for (const other of [{ status: "open" }, { paymentMethod: "transfer" }, { holdUntil: null }, { lines: [] }] as const)
    expect(scarceHoldLeft({ ...order, ...other }, 0)).toBeNull();
  for (const free of [{ counted: false }, { backordered: 2 }])
    expect(scarceHoldLeft({ ...order, lines: [{ ...line, ...free }] }, 0)).toBeNull();
});
