import { describe, expect, it } from "vitest";
import { mondayDue, mondayOf, nextSummaryAt, weekBefore } from "./summary.ts";

const iso = (at: number) => new Date(at).toISOString();
/** Its minute is eight o'clock. */
const SITE = "shop20";

describe("the weekly mail", () => {
  it.each([
    ["on a Wednesday", "2026-11-18T12:00:00Z", "Europe/Lisbon", "2026-11-23T08:00:00.000Z"],
    ["on the Monday itself, before eight", "2026-11-23T07:59:59Z", "Europe/Lisbon", "2026-11-23T08:00:00.000Z"],
    ["at eight sharp, when it is the turn of the next one", "2026-11-23T08:00:00Z", "Europe/Lisbon", "2026-11-30T08:00:00.000Z"],
    ["where it is Monday already", "2026-11-22T20:00:00Z", "Pacific/Auckland", "2026-11-29T19:00:00.000Z"],
    ["over a change of the clocks", "2026-10-20T12:00:00Z", "Europe/Berlin", "2026-10-26T07:00:00.000Z"],
  ])("is due %s", (_, now, zone, due) => {
    expect(iso(nextSummaryAt(SITE, Date.parse(now), zone))).toBe(due);
  });

  it("is due at a minute of each site’s own, from seven until before ten, spread over all of it", () => {
    const monday = Date.parse("2026-11-23T00:00:00Z");
    const minutes = Array.from({ length: 1000 }, (_, at) => (nextSummaryAt(`site${at}`, monday, "UTC") - monday) / 60_000);
    expect([Math.min(...minutes) >= 7 * 60, Math.max(...minutes) < 10 * 60]).toEqual([true, true]);
    for (let quarter = 7 * 60; quarter < 10 * 60; quarter += 15) {
      const share = minutes.filter((minute) => minute >= quarter && minute < quarter + 15).length / 1000;
      expect([share > 1 / 24, share < 1 / 6]).toEqual([true, true]);
    }
  });

  it("covers seven days in the owner’s time zone, one hour longer at the autumn change", () => {
    const week = weekBefore("2026-10-26", "Europe/Berlin");
    expect(week).toMatchObject({ first: "2026-10-19", last: "2026-10-25" });
    expect([iso(week.from), iso(week.until)]).toEqual(["2026-10-18T22:00:00.000Z", "2026-10-25T23:00:00.000Z"]);
  });

  it.each([
    ["on its Monday", "2026-11-23T08:00:00Z", "2026-11-23T08:04:00Z", "Europe/Lisbon", "2026-11-23"],
    [
      "where it is Sunday again, as the owner moved: its mail has been sent",
      "2026-11-22T19:00:00Z",
      "2026-11-22T19:04:00Z",
      "America/New_York",
      null,
    ],
    ["for who moved to where it is Tuesday", "2026-11-23T13:00:00Z", "2026-11-23T13:04:00Z", "Pacific/Auckland", "2026-11-23"],
    ["before eight on the Monday of an earlier zone", "2026-11-23T07:00:00Z", "2026-11-23T07:04:00Z", "Europe/Lisbon", null],
    [
      "after weeks in which nothing ran: about the last one only",
      "2026-11-02T08:00:00Z",
      "2026-11-25T08:00:00Z",
      "Europe/Lisbon",
      "2026-11-23",
    ],
  ])("is due %s", (_, planned, now, zone, monday) => {
    expect(mondayDue(SITE, Date.parse(planned), Date.parse(now), zone)).toBe(monday);
  });

  it("knows its Monday, also across the end of a year", () => {
    expect(mondayOf(Date.parse("2027-01-01T10:00:00Z"), "UTC")).toBe("2026-12-28");
  });
});
