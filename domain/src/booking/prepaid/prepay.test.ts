import { expect, test } from "vitest";
import { aheadOf, prepaySchema } from "./prepay.ts";

const service = (ask: "none" | "deposit" | "full", deposit = 2000) =>
  ({ price: 4500, approval: "instant", prepay: { ask, deposit } }) as const;

test("asks for the price, for a deposit of at most the price, or for nothing", () => {
  expect([service("full"), service("deposit"), service("deposit", 9000), service("none")].map(aheadOf)).toEqual([4500, 2000, 4500, 0]);
});

test("asks for nothing before an owner who confirms each booking has answered", () => {
  expect(aheadOf({ ...service("full"), approval: "manual" })).toBe(0);
});

test("reads a service from before as one that asks for nothing", () => {
  expect(prepaySchema.parse(undefined)).toEqual({ ask: "none", deposit: 0 });
});
