import { expect, test } from "vitest";
import { initialState } from "../order/state.ts";
import { HOLD_DAYS_MAX, holdLabel, remindBeforeMs } from "./hold-time.ts";

const HOUR_MS = 3_600_000;

test("reminds within the hold, with time left to pay, for any hold", () => {
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
  expect([1, 2, 30].map(holdLabel)).toEqual(["1 day", "2 days", "30 days"]);
});
