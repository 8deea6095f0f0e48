import { expect, test } from "vitest";
import { readPercent } from "./typed-number.ts";

test.each([
  ["20", 20_000],
  ["5.5", 5_500],
  ["5,5 %", 5_500],
  ["8.875", 8_875],
  ["8,875%", 8_875],
  ["%20", 20_000],
  ["２０．５％", 20_500],
  ["0", 0],
])("%s is a percentage", (typed, thousandths) => {
  expect(readPercent(typed, 3)).toBe(thousandths);
});

test.each(["", "%", "twenty", "-5", "8.8755", "20 % %", "5.5.5"])("%j is not a percentage", (typed) => {
  expect(readPercent(typed, 3)).toBeNull();
});
