import { expect, test } from "vitest";
import { calendarLinks } from "./calendar-links.ts";

const start = Date.UTC(2026, 11, 1, 10) / 60_000;
const entry = { title: "Cut & colour, Lia’s", start, end: start + 45, place: "", details: "Move it: https://awning.test/x?key=a&b" };

test("a booking reads the same in Google's and Outlook's calendars, in UTC", () => {
  const { google, outlook } = calendarLinks(entry);
  const [one, other] = [new URL(google).searchParams, new URL(outlook).searchParams];
  const asked = ["action", "text", "dates", "details", "location"].map((name) => one.get(name));
  expect(asked).toEqual(["TEMPLATE", entry.title, "20261201T100000Z/20261201T104500Z", entry.details, null]);
  expect(other.get("subject")).toBe(entry.title);
  expect([other.get("startdt"), other.get("enddt")]).toEqual(["2026-12-01T10:00:00Z", "2026-12-01T10:45:00Z"]);
  expect(outlook).not.toContain("+");
});
