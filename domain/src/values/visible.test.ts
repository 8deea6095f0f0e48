import { expect, test } from "vitest";
import { isShownAt, nextSwitch } from "./visible.ts";

test("is shown from the start, and hidden from the end", () => {
  const span = { from: 10, until: 20 };
  expect([9, 10, 19, 20].map((now) => isShownAt(span, now))).toEqual([false, true, true, false]);
  expect(isShownAt({ from: null, until: null }, 0)).toBe(true);
});

test("the next switch is the nearest moment in the future", () => {
  const spans = [
    { from: 10, until: 40 },
    { from: null, until: 30 },
  ];
  expect([0, 10, 30, 40].map((now) => nextSwitch(spans, now))).toEqual([10, 30, 40, null]);
});
