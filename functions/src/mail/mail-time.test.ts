import { expect, test } from "vitest";
import { mailDay, mailTime } from "./mail-time.ts";

const moment = Date.UTC(2026, 4, 15, 16, 0);

test("names the shop's zone", () => {
  expect(mailTime(moment, "en-GB", "Europe/Lisbon")).toBe("Friday 15 May, 17:00 (Lisbon time)");
  expect(mailTime(moment, "en-GB", "America/New_York")).toBe("Friday 15 May, 12:00 (New York time)");
});

test("formats a time as the reader's pages do", () => {
  expect(mailTime(moment, "en", "UTC")).toBe("Friday 15 May, 16:00 (UTC)");
  expect(mailTime(moment, "en-US", "UTC")).toBe("Friday, May 15, 4:00 PM (UTC)");
  const morning = Date.UTC(2026, 4, 15, 9, 30);
  expect(["en", "en-US"].map((locale) => mailTime(morning, locale, "UTC"))).toEqual([
    "Friday 15 May, 09:30 (UTC)",
    "Friday, May 15, 9:30 AM (UTC)",
  ]);
  expect(mailTime(moment, "pt-PT", "UTC")).toBe("sexta-feira, 15 de maio, 16:00 (UTC)");
});

test("falls back to English for an unknown locale", () => {
  expect(mailTime(moment, "not a locale", "UTC")).toBe("Friday 15 May, 16:00 (UTC)");
});

test("falls back to UTC for an unknown zone", () => {
  expect(mailTime(moment, "en-GB", "Mars/Olympus")).toBe("Friday 15 May, 16:00 (UTC)");
});

test("formats a calendar day without a zone", () => {
  expect([mailDay("2026-05-15", "en"), mailDay("2026-05-15", "en-US")]).toEqual(["Friday 15 May", "Friday, May 15"]);
});

test("tells apart the two hours when clocks go back", () => {
  const times = ["2027-11-07T05:30Z", "2027-11-07T06:30Z"].map((moment) => mailTime(Date.parse(moment), "en-US", "America/New_York"));
  expect(times).toEqual([expect.stringContaining("1:30 AM EDT"), expect.stringContaining("1:30 AM EST")]);
});
