import { describe, expect, test } from "vitest";
import { blockedText, lengthText, reasonText, serviceLine, spanText } from "./labels.ts";

const NOW = Date.parse("2026-06-01T12:00Z");
const at = (text: string) => Date.parse(text);
/** `Intl` puts spaces of several widths between its parts. */
const plain = (text: string) => text.replace(/\s/g, " ");

test("formats lengths in hours and minutes, and notices in their largest unit", () => {
  expect([5, 60, 90, 720].map(lengthText)).toEqual(["5 min", "1 hr", "1 hr 30 min", "12 hr"]);
  expect([0, 45, 90, 120, 1440, 4320].map(spanText)).toEqual(["0 minutes", "45 minutes", "90 minutes", "2 hours", "1 day", "3 days"]);
  expect(serviceLine({ length: 60, price: 0 }, "USD")).toBe("1 hr, free");
  expect(serviceLine({ length: 30, price: 4500 }, "USD")).toBe("30 min, $45.00");
});

describe("blocked time", () => {
  const text = (startsAt: string, endsAt: string, zone = "UTC") =>
    plain(blockedText({ startsAt: at(startsAt), endsAt: at(endsAt) }, zone, NOW));

  test("is hours of a day, whole days, or a range between two moments", () => {
    expect(text("2026-06-02T09:00Z", "2026-06-02T11:30Z")).toBe("Tue, Jun 2, 9:00 – 11:30 AM");
    expect(text("2026-06-02T00:00Z", "2026-06-03T00:00Z")).toBe("Tue, Jun 2, all day");
    expect(text("2026-06-02T00:00Z", "2026-06-05T00:00Z")).toBe("Tue, Jun 2 – Thu, Jun 4");
    expect(text("2026-12-31T17:00Z", "2027-01-02T09:00Z")).toBe("Thu, Dec 31, 5:00 PM – Sat, Jan 2, 2027, 9:00 AM");
  });

  test("is whole days in the schedule’s time zone, also across a clock change", () => {
    expect(text("2026-10-24T22:00Z", "2026-10-25T23:00Z", "Europe/Berlin")).toBe("Sun, Oct 25, all day");
    expect(text("2026-10-24T22:00Z", "2026-10-25T23:00Z")).toBe("Sat, Oct 24, 10:00 PM – Sun, Oct 25, 11:00 PM");
  });
});

test("names the rule behind a reason", () => {
  const service = {
    length: 45,
    step: 30,
    bufferBefore: 0,
    bufferAfter: 0,
    notice: 120,
    windowDays: 60,
    maxPerDay: 4,
    maxPerWeek: 1,
    seats: 8,
  };
  expect(reasonText("notice", service)).toBe("Guests must book at least 2 hours ahead.");
  expect(reasonText("window", service)).toBe("Guests can book up to 60 days ahead.");
  expect(reasonText("day_full", service)).toBe("This day already has 4 bookings, which is your limit.");
  expect(reasonText("week_full", service)).toBe("You take one booking a week, and this week is full.");
  expect(reasonText("does_not_fit", service)).toBe("Less than 45 min is left before you close.");
  expect(reasonText("full", service)).toBe("All 8 places are taken.");
  expect(reasonText("busy", service)).toBe("It would overlap something else.");
  expect(reasonText("busy", { ...service, bufferAfter: 5 })).toBe("It would overlap something else, including buffers.");
});
