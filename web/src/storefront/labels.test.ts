import type { DiscountProblem } from "@awning/domain/discount/discount";
import { expect, test } from "vitest";
import { discountCodeError, formatPrice, formatTime } from "./labels.ts";

const early = (changes: Partial<DiscountProblem>, language = "en"): string =>
  discountCodeError({ code: "SUMMER", reason: "not_started", minimum: null, at: null, day: null, ...changes }, "EUR", language);

test("shows the first day of a future code in the shop’s time zone, whatever day it is elsewhere", () => {
  // Midnight in Tallinn, still the day before in Greenwich.
  expect(early({ at: Date.UTC(2026, 5, 30, 21), day: "2026-07-01" })).toBe("SUMMER is valid from 1 July.");
});

test("shows the time and time zone of a code that starts during a day of the shop", () => {
  expect(early({ at: Date.UTC(2026, 5, 30, 21) })).toBe("SUMMER is valid from Tuesday 30 June, 21:00 UTC.");
});

test("formats amounts in the language of the page", () => {
  // A non-breaking space separates the number and the currency sign.
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

test("formats dates in the language of the page; English without a region puts the day first", () => {
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

test("formats an unknown language as English, whatever the reader’s device uses", () => {
  expect([formatPrice(2850, "EUR", "zz"), formatTime(0, "zz", "UTC")]).toEqual(["€28.50", "Thursday 1 January, 00:00 UTC"]);
});
