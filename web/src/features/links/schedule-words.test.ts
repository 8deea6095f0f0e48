import type { Link } from "@awning/domain/link";
import { linkDraftSchema } from "@awning/domain/link";
import { describe, expect, test } from "vitest";
import { fromTyped, stateWords, toTyped } from "./schedule-words.ts";

const HOUR_MS = 3_600_000;

test("a day and an hour are meant by the clocks of the zone, wherever this device is, and come back as they were typed", () => {
  expect(fromTyped("2026-07-01T10:00", "America/New_York")).toBe(Date.UTC(2026, 6, 1, 14));
  expect(fromTyped("2026-07-01T10:00", "Asia/Kolkata")).toBe(Date.UTC(2026, 6, 1, 4, 30));
  for (const zone of ["America/New_York", "Asia/Kolkata", "Pacific/Chatham", "UTC"])
    for (const typed of ["2026-01-31T00:00", "2026-07-01T10:00", "2026-12-31T23:59"])
      expect(toTyped(fromTyped(typed, zone), zone), zone).toBe(typed);
});

test("over a change of the clocks ten o'clock stays ten o'clock", () => {
  const [before, after] = ["2026-03-28T10:00", "2026-03-29T10:00"].map((typed) => fromTyped(typed, "Europe/Berlin") ?? 0);
  expect((after ?? 0) - (before ?? 0)).toBe(23 * HOUR_MS);
  const [last, first] = ["2026-10-24T10:00", "2026-10-25T10:00"].map((typed) => fromTyped(typed, "Europe/Berlin") ?? 0);
  expect((first ?? 0) - (last ?? 0)).toBe(25 * HOUR_MS);
});

test("an hour that never comes is the one after it, and of one that comes twice the first is meant", () => {
  expect(toTyped(fromTyped("2026-03-29T02:30", "Europe/Berlin"), "Europe/Berlin")).toBe("2026-03-29T03:30");
  expect(fromTyped("2026-10-25T02:30", "Europe/Berlin")).toBe(Date.UTC(2026, 9, 25, 0, 30));
});

test("what is half typed, or no day at all, says no moment", () => {
  for (const typed of ["", "2026-07-01", "2026-07-01T1", "2026-13-01T10:00", "soon"]) expect(fromTyped(typed, "UTC"), typed).toBeNull();
});

describe("the words of a row", () => {
  const draft = { type: "web", title: "Market", subtitle: "", url: "https://market.example.test/", thumb: null, style: "normal" };
  const link = (changes: Partial<Link>): Link => ({
    ...linkDraftSchema.parse({ ...draft, enabled: true, order: "a0", timeZone: "America/New_York" }),
    ...{ id: "l", createdAt: 0, updatedAt: 0 },
    ...changes,
  });
  // Three in the morning in Berlin on the second is nine in the evening of the first in New York.
  const now = Date.UTC(2026, 6, 2, 1);

  test("name the day by the clocks of the link's zone", () => {
    expect(stateWords(link({ showFrom: Date.UTC(2026, 6, 3, 2) }), now, "en-GB")?.words).toBe("from 2 Jul");
    expect(stateWords(link({ showUntil: Date.UTC(2026, 6, 2, 3, 30) }), now, "en-GB")?.words).toBe("until 23:30");
    expect(stateWords(link({ showUntil: Date.UTC(2025, 6, 2, 12) }), now, "en-GB")?.words).toBe("over since 2 Jul 2025");
  });

  test("are none for what is simply shown, and say that a link is off whatever its times", () => {
    expect(stateWords(link({}), now, "en-GB")).toBeNull();
    expect(stateWords(link({ enabled: false, showFrom: now + HOUR_MS }), now, "en-GB")?.words).toBe("Off");
  });
});
