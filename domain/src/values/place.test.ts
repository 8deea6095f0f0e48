import { expect, test } from "vitest";
import { formatMoney } from "../money/money.ts";
import { localeSchema, timeZoneSchema } from "./place.ts";

test.each(["en", "de-DE", "pt-PT", "zh-Hant-TW", "en-GB-oxendict"])("the language %s is kept", (locale) => {
  expect(localeSchema.parse(locale)).toBe(locale);
});

test.each(["de-1996-1996", "abc-de-de", "en-u-u-u", "en-US@posix", "", "x".repeat(36), `en${"-abcdefgh".repeat(9000)}`, 5, null])(
  "the language %s becomes English, and money can be formatted",
  (locale) => {
    expect(localeSchema.parse(locale)).toBe("en");
    expect(formatMoney(100, "EUR", localeSchema.parse(locale))).toBe("€1.00");
  },
);

test.each([
  ["Europe/Lisbon", "Europe/Lisbon"],
  ["UTC", "UTC"],
  ["Mars/Olympus", "UTC"],
  ["Europe/Lisbon; drop", "UTC"],
  [undefined, "UTC"],
])("the time zone %s becomes %s", (given, kept) => {
  expect(timeZoneSchema.parse(given)).toBe(kept);
});
