import { expect, test } from "vitest";
import { readOrderNumber } from "./find-order-page.ts";

test.each([
  ["1042", 1042],
  [" #1042 ", 1042],
  ["Order 1042", 1042],
  ["no. 1042", 1042],
  ["", null],
  ["#", null],
  ["10 42", null],
  ["1042a", null],
  ["1042.5", null],
  ["99999999999", null],
  ["a".repeat(5000), null],
])("reads %j as order %s", (typed, number) => {
  expect(readOrderNumber(typed)).toBe(number);
});
