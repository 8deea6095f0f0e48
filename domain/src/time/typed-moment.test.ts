import { expect, test } from "vitest";
import { momentSchema } from "../values/visible.ts";
import { fromTyped, toTyped } from "./typed-moment.ts";

const HOUR_MS = 3_600_000;

test("a typed time uses the given zone on any device, and round-trips", () => {
  expect(fromTyped("2026-07-01T10:00", "America/New_York")).toBe(Date.UTC(2026, 6, 1, 14));
  expect(fromTyped("2026-07-01T10:00", "Asia/Kolkata")).toBe(Date.UTC(2026, 6, 1, 4, 30));
  for (const zone of ["America/New_York", "Asia/Kolkata", "Pacific/Chatham", "UTC"])
    for (const typed of ["2026-01-31T00:00", "2026-07-01T10:00", "2026-12-31T23:59"])
      expect(toTyped(fromTyped(typed, zone), zone), zone).toBe(typed);
});

test("ten o'clock stays ten o'clock across a clock change", () => {
  const [before, after] = ["2026-03-28T10:00", "2026-03-29T10:00"].map((typed) => fromTyped(typed, "Europe/Berlin") ?? 0);
  expect((after ?? 0) - (before ?? 0)).toBe(23 * HOUR_MS);
  const [last, first] = ["2026-10-24T10:00", "2026-10-25T10:00"].map((typed) => fromTyped(typed, "Europe/Berlin") ?? 0);
  expect((first ?? 0) - (last ?? 0)).toBe(25 * HOUR_MS);
});

test("a skipped hour means the next one, and a repeated one the first", () => {
  expect(toTyped(fromTyped("2026-03-29T02:30", "Europe/Berlin"), "Europe/Berlin")).toBe("2026-03-29T03:30");
  expect(fromTyped("2026-10-25T02:30", "Europe/Berlin")).toBe(Date.UTC(2026, 9, 25, 0, 30));
});

test("the first and last minute of a field can be stored, in any zone", () => {
  for (const zone of ["Pacific/Kiritimati", "UTC", "Pacific/Pago_Pago"])
    for (const typed of ["2000-01-01T00:00", "2099-12-31T23:59"]) {
      const moment = fromTyped(typed, zone);
      expect(momentSchema.parse(moment), zone).toBe(moment);
    }
});

test("partial or invalid input has no moment", () => {
  for (const typed of [
    "",
    "2026-07-01",
    "2026-07-01T1",
    "2026-13-01T10:00",
    "0002-07-01T10:00",
    "0202-07-01T10:00",
    "20266-07-01T10:00",
    "soon",
  ])
    expect(fromTyped(typed, "UTC"), typed).toBeNull();
});
