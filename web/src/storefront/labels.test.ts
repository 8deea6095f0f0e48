import type { DiscountProblem } from "@awning/domain/discount/discount";
import { expect, test } from "vitest";
import { discountCodeError, formatPrice, formatTime } from "./labels.ts";

const early = (changes: Partial<DiscountProblem>, language = "en"): string =>
  discountCodeError({ code: "SUMMER", reason: "not_started", minimum: null, at: null, day: null, ...changes }, "EUR", language);

test("a code that has not begun is told by its first day at the shop, whatever day that is elsewhere", () => {
  // Midnight in Tallinn, still the day before in Greenwich.
  expect(early({ at: Date.UTC(2026, 5, 30, 21), day: "2026-07-01" })).toBe("SUMMER is valid from 1 July.");
});

test("a code that begins in the middle of a day of the shop is told by the moment, with whose clocks it is", () => {
  expect(early({ at: Date.UTC(2026, 5, 30, 21) })).toBe("SUMMER is valid from Tuesday 30 June, 21:00 UTC.");
});

test("amounts are written as the language of a page has them", () => {
  // Between number and sign stands a blank that does not break.
  expect([formatPrice(2800, "EUR", "en"), formatPrice(2850, "EUR", "en")]).toEqual(["€28", "€28.50"]);
  expect([formatPrice(2800, "EUR", "de"), formatPrice(2850, "EUR", "de"), formatPrice(0, "EUR", "de")]).toEqual([
    "28\u00a0€",
    "28,50\u00a0€",
    "Free",
  ]);
  const least = { code: "SUMMER", reason: "below_minimum", minimum: 2850, at: null, day: null } as const;
  expect([discountCodeError(least, "EUR", "en"), discountCodeError(least, "EUR", "de")]).toEqual([
    "SUMMER needs a minimum order of €28.50.",
    "SUMMER needs a minimum order of 28,50\u00a0€.",
  ]);
});

test("days are written as the language of a page has them; English that names no country has the day first", () => {
  const at = Date.UTC(2026, 5, 30, 21);
  expect([early({ day: "2026-07-01" }, "de"), early({ day: "2026-07-01" }, "en-US")]).toEqual([
    "SUMMER is valid from 1. Juli.",
    "SUMMER is valid from July 1.",
  ]);
  expect(["en", "de", "fr"].map((language) => formatTime(at, language, "Europe/Paris"))).toEqual([
    "Tuesday 30 June, 23:00",
    "Dienstag, 30. Juni, 23:00",
    "mardi 30 juin, 23:00",
  ]);
});

test("a language that is not known here is written as English, whatever the device of the reader speaks", () => {
  expect([formatPrice(2850, "EUR", "zz"), formatTime(0, "zz", "UTC")]).toEqual(["€28.50", "Thursday 1 January, 00:00 UTC"]);
});
