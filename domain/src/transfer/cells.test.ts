import { expect, test } from "vitest";
import { readStock } from "./cells.ts";

test.each([
  ["1,000", 1000],
  ["1.000", 1000],
  ["12,345,678.00", 999_999],
  ["1.0", 1],
  ["5.00000", 5],
  ["-1,000", 0],
  ["2\n3", 5],
  ["1.5", null],
  ["", null],
])("a stock of %j is %j", (text, count) => {
  expect(readStock(text)).toBe(count);
});
