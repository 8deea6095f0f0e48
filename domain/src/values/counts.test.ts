import { expect, test } from "vitest";
import { formatCount } from "./counts.ts";

test("one is singular, none and many are plural", () => {
  expect([0, 1, 2].map((count) => formatCount(count, "product"))).toEqual(["0 products", "1 product", "2 products"]);
  expect([1, 2].map((count) => formatCount(count, "person", "people"))).toEqual(["1 person", "2 people"]);
});
