import { expect, test } from "vitest";
import { aheadOf, NO_PREPAY, prepaySchema } from "./prepay.ts";

const service = (ask: "none" | "deposit" | "full", deposit = 2000) => ({ price: 4500, prepay: { ask, deposit } }) as const;

test("asks for the price, for a deposit of at most the price, or for nothing", () => {
  expect([service("full"), service("deposit"), service("deposit", 9000), service("none")].map(aheadOf)).toEqual([4500, 2000, 4500, 0]);
});

test("reads a service from before as one that asks for nothing, and what it asks as kept after the deadline", () => {
  expect(prepaySchema.parse(undefined)).toEqual(NO_PREPAY);
  expect(prepaySchema.parse({ ask: "full", deposit: 0 })).toEqual({ ask: "full", deposit: 0, early: 100, late: 0 });
});
