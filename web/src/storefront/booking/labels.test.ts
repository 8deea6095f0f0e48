import { expect, test } from "vitest";
import { clockLabel, momentLabel, monthLabel, offsetLabel, whenLabel, zoneName } from "./labels.ts";

const at = (moment: string) => Date.parse(moment) / 60_000;

test("formats time zones with their common names", () => {
  expect(["Europe/Berlin", "America/Argentina/Buenos_Aires", "UTC"].map(zoneName)).toEqual(["Berlin", "Buenos Aires", "UTC"]);
  expect(offsetLabel(at("2026-07-01T00:00:00Z"), "Asia/Kolkata")).toBe("GMT+5:30");
});

test("marks the hour that clocks show twice, and no other time", () => {
  const newYork = ["2027-11-07T04:30Z", "2027-11-07T05:00Z", "2027-11-07T05:30Z", "2027-11-07T06:30Z", "2027-11-07T07:00Z"];
  expect(newYork.map((moment) => clockLabel(at(moment), "America/New_York", "en-US"))).toEqual([
    "12:30 AM",
    "1:00 AM EDT",
    "1:30 AM EDT",
    "1:30 AM EST",
    "2:00 AM",
  ]);
  expect(clockLabel(at("2026-10-25T01:30Z"), "Europe/Berlin", "en")).toMatch(/^02:30 (CET|GMT\+1)$/);
  // Clocks go forward, so no hour repeats.
  expect(clockLabel(at("2027-03-14T07:30Z"), "America/New_York", "en-US")).toBe("3:30 AM");
});

test("describes a booking in a time zone and in the shop’s language", () => {
  const booking = { start: at("2026-11-26T23:30:00Z"), end: at("2026-11-27T00:15:00Z") };
  expect(whenLabel(booking, "Europe/Berlin", "en")).toBe("Friday, 27 November 2026, 00:30\u00a0– 01:15");
  expect(whenLabel(booking, "America/New_York", "en-US")).toBe("Thursday, November 26, 2026, 6:30 PM\u00a0– 7:15 PM");
  expect(momentLabel(booking.start, "Europe/Berlin", "de")).toBe("Freitag, 27. November 2026, 00:30");
  expect([clockLabel(booking.start, "UTC", "en"), monthLabel("2026-11", "fr")]).toEqual(["23:30", "novembre 2026"]);
});
