import { expect, test } from "vitest";
import { COUNTRY_CODES } from "./countries.ts";
import { localeSchema } from "./place.ts";
import { englishIn, localeOfRegion, regionOf } from "./region.ts";

const noon = Date.UTC(2026, 10, 27, 14, 5);
const written = (locale: string) =>
  new Intl.DateTimeFormat(englishIn(locale), { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }).format(noon);

test.each([
  ["en-US", "Nov 27, 2026, 2:05 PM"],
  ["en-GB", "27 Nov 2026, 14:05"],
  ["de", "27 Nov 2026, 14:05"],
  ["pt-PT", "27 Nov 2026, 14:05"],
  ["pt-BR", "27 Nov 2026, 14:05"],
  ["ko-KR", "27 Nov 2026, 2:05 pm"],
  ["fr-CA", "Nov 27, 2026, 2:05 p.m."],
])("a date for %s has English words in the order of its region", (locale, expected) => {
  expect(written(locale).replaceAll(/\s/g, " ")).toBe(expected);
});

test("an invalid locale is American English", () => {
  expect(englishIn("x")).toBe("en-US");
  expect(regionOf("not a tag")).toBe("US");
});

test("every country has a known locale, which leads back to it", () => {
  for (const code of COUNTRY_CODES) {
    const locale = localeOfRegion(code);
    expect(localeSchema.parse(locale)).toBe(locale);
    expect(regionOf(locale)).toBe(code);
    expect(new Intl.DateTimeFormat(englishIn(locale), { month: "long", timeZone: "UTC" }).format(noon)).toBe("November");
  }
});
