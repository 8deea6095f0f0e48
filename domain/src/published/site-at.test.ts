import { expect, test } from "vitest";
import { samplePublicSite } from "./sample-published.ts";
import { siteAt } from "./site-at.ts";

const at = (text: string) => Date.parse(text);
const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

/** A shop in Berlin, two hours ahead of UTC in May, with only these special days. */
function shop(...special: { day: string; spans: { from: string; until: string }[]; note: string }[]) {
  return samplePublicSite({
    profile: {
      ...{ email: "", phone: "", address: "", language: "de", zone: "Europe/Berlin", madeWith: true, leftOut: [], socialsAt: "top" },
      hours: { zone: "Europe/Berlin", week: closed, special },
    },
  });
}

const holiday = { day: "2026-05-04", spans: [], note: "Holiday" };
const stroll = { day: "2026-05-08", spans: [{ from: "20:00", until: "02:00" }], note: "Night stroll" };

test.each([
  ["on the day", "2026-05-04T10:00:00Z", ["Holiday", "Night stroll"], "2026-05-04T22:00:00Z"],
  ["to its last second", "2026-05-04T21:59:59Z", ["Holiday", "Night stroll"], "2026-05-04T22:00:00Z"],
  ["not after its midnight", "2026-05-04T22:00:00Z", ["Night stroll"], "2026-05-08T18:00:00Z"],
  ["while its evening goes on", "2026-05-08T23:00:00Z", ["Night stroll"], "2026-05-09T00:00:00Z"],
  ["and not afterwards", "2026-05-09T00:00:00Z", [], null],
] as const)("announces a special day %s", (_, now, notes, changesAt) => {
  const shown = siteAt(shop(holiday, stroll), at(now));
  expect(shown.site.profile.hours?.special.map(({ note }) => note)).toEqual(notes);
  expect(shown.changesAt).toBe(changesAt === null ? null : at(changesAt));
});

const later = { day: "2027-05-04", spans: [], note: "A year on" };

test.each([
  ["while it is far", "2027-03-04T22:59:59Z", [], "2027-03-04T23:00:00Z"],
  ["once it is near", "2027-03-04T23:00:00Z", ["A year on"], "2027-05-04T22:00:00Z"],
] as const)("a special day of next year is announced or not: %s", (_, now, notes, changesAt) => {
  const shown = siteAt(shop(later), at(now));
  expect(shown.site.profile.hours?.special.map(({ note }) => note)).toEqual(notes);
  expect(shown.changesAt).toBe(at(changesAt));
});

test("a shop without hours is never open or closed, and never changes", () => {
  const copy = shop();
  const shown = siteAt({ ...copy, profile: { ...copy.profile, hours: null } }, at("2026-05-04T10:00:00Z"));
  expect([shown.site.profile.hours, shown.site.opening, shown.changesAt]).toEqual([null, null, null]);
});

test("a paused shop is closed regardless of its hours, until the pause ends", () => {
  const always = Object.fromEntries(Object.keys(closed).map((day) => [day, [{ from: "00:00", until: "24:00" }]]));
  const copy = shop(stroll);
  const hours = { zone: "Europe/Berlin", week: { ...closed, ...always }, special: [] };
  const open = { ...copy, profile: { ...copy.profile, hours } };
  const now = at("2026-05-04T10:00:00Z");
  expect(siteAt(open, now).site.opening).toEqual({ isOpen: true, until: null, saidBy: "clock" });
  const paused = siteAt({ ...open, pause: { note: "", backOn: "2026-05-06", until: at("2026-05-05T22:00:00Z") } }, now);
  expect([paused.site.opening, paused.site.shop.open, paused.changesAt]).toEqual([null, false, at("2026-05-05T22:00:00Z")]);
});
