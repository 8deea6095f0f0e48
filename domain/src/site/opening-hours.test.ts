import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comingDays, hasHours, type OpeningHours, openingHoursSchema, openNow, weekRows } from "./opening-hours.ts";

const BERLIN = "Europe/Berlin";
const at = (text: string) => Date.parse(text);
const hours = (week: Record<string, [string, string][]>, more: Partial<Record<"zone" | "special", unknown>> = {}): OpeningHours =>
  openingHoursSchema.parse({
    zone: BERLIN,
    week: Object.fromEntries(Object.entries(week).map(([day, spans]) => [day, spans.map(([from, until]) => ({ from, until }))])),
    ...more,
  });

// 2026-05-04 is a Monday; Berlin is two hours ahead of UTC in May.
const studio = hours({
  mon: [
    ["09:00", "12:00"],
    ["14:00", "18:00"],
  ],
  fri: [["20:00", "02:00"]],
});

describe("open now", () => {
  test.each([
    ["before the day begins", "2026-05-04T06:59:59Z", { isOpen: false, opensAt: at("2026-05-04T07:00:00Z") }],
    ["from the first second", "2026-05-04T07:00:00Z", { isOpen: true, until: at("2026-05-04T10:00:00Z") }],
    ["no longer at the end", "2026-05-04T10:00:00Z", { isOpen: false, opensAt: at("2026-05-04T12:00:00Z") }],
    ["in the second span", "2026-05-04T15:00:00Z", { isOpen: true, until: at("2026-05-04T16:00:00Z") }],
    ["after the day, days ahead", "2026-05-04T16:00:00Z", { isOpen: false, opensAt: at("2026-05-08T18:00:00Z") }],
    ["past midnight", "2026-05-08T23:30:00Z", { isOpen: true, until: at("2026-05-09T00:00:00Z") }],
    ["over the weekend", "2026-05-09T10:00:00Z", { isOpen: false, opensAt: at("2026-05-11T07:00:00Z") }],
  ])("%s", (_, now, expected) => {
    expect(openNow(studio, at(now))).toEqual(expected);
  });

  test("uses the place's time zone, not the visitor's", () => {
    const tokyo = hours({ mon: [["09:00", "17:00"]] }, { zone: "Asia/Tokyo" });
    // It is still Sunday in Europe.
    expect(openNow(tokyo, at("2026-05-04T00:30:00Z"))).toEqual({ isOpen: true, until: at("2026-05-04T08:00:00Z") });
    expect(openNow(tokyo, at("2026-05-03T23:59:00Z"))).toEqual({ isOpen: false, opensAt: at("2026-05-04T00:00:00Z") });
  });

  test("a special day replaces its weekday, closed or open", () => {
    const special = [
      { day: "2026-05-04", spans: [], note: "Holiday" },
      { day: "2026-05-05", spans: [{ from: "10:00", until: "11:00" }] },
    ];
    const changed = { ...studio, special: hours({}, { special }).special };
    expect(openNow(changed, at("2026-05-04T08:00:00Z"))).toEqual({ isOpen: false, opensAt: at("2026-05-05T08:00:00Z") });
    expect(openNow(changed, at("2026-05-05T08:30:00Z"))).toEqual({ isOpen: true, until: at("2026-05-05T09:00:00Z") });
  });

  test("joins hours that meet at midnight, and a place that never closes has no end", () => {
    const late = hours({ fri: [["18:00", "24:00"]], sat: [["00:00", "03:00"]] });
    expect(openNow(late, at("2026-05-08T20:00:00Z"))).toEqual({ isOpen: true, until: at("2026-05-09T01:00:00Z") });
    const always: [string, string][] = [["00:00", "24:00"]];
    const never = hours({ mon: always, tue: always, wed: always, thu: always, fri: always, sat: always, sun: always });
    expect(openNow(never, at("2026-05-08T20:00:00Z"))).toEqual({ isOpen: true, until: null });
  });

  test("a place without hours does not open", () => {
    expect(openNow(hours({}), at("2026-05-08T20:00:00Z"))).toEqual({ isOpen: false, opensAt: null });
    expect([hasHours(hours({})), hasHours(studio)]).toEqual([false, true]);
  });
});

describe("clock changes", () => {
  // Berlin 2026: forward on March 29 at 02:00, back on October 25 at 03:00, both Sundays.
  test("days of 23 and 25 hours end by the clock", () => {
    const sunday = hours({ sun: [["00:00", "24:00"]] });
    expect(openNow(sunday, at("2026-03-29T00:00:00Z"))).toEqual({ isOpen: true, until: at("2026-03-29T22:00:00Z") });
    expect(openNow(sunday, at("2026-10-25T00:00:00Z"))).toEqual({ isOpen: true, until: at("2026-10-25T23:00:00Z") });
  });

  test("the same hours have another UTC time the day after", () => {
    const daily = hours({ sat: [["09:00", "17:00"]], sun: [["09:00", "17:00"]] });
    expect(openNow(daily, at("2026-03-28T06:00:00Z"))).toEqual({ isOpen: false, opensAt: at("2026-03-28T08:00:00Z") });
    expect(openNow(daily, at("2026-03-28T20:00:00Z"))).toEqual({ isOpen: false, opensAt: at("2026-03-29T07:00:00Z") });
    expect(openNow(daily, at("2026-10-24T20:00:00Z"))).toEqual({ isOpen: false, opensAt: at("2026-10-25T08:00:00Z") });
  });

  test("a skipped hour opens after the change, and a repeated hour opens at its first and ends at its last", () => {
    const night = hours({ sun: [["02:30", "05:00"]] });
    expect(openNow(night, at("2026-03-29T00:00:00Z"))).toEqual({ isOpen: false, opensAt: at("2026-03-29T01:30:00Z") });
    expect(openNow(night, at("2026-10-24T23:00:00Z"))).toEqual({ isOpen: false, opensAt: at("2026-10-25T00:30:00Z") });
    const bar = hours({ sat: [["20:00", "02:30"]] });
    expect(openNow(bar, at("2026-10-24T20:00:00Z"))).toEqual({ isOpen: true, until: at("2026-10-25T01:30:00Z") });
    expect(openNow(bar, at("2026-03-28T20:00:00Z"))).toEqual({ isOpen: true, until: at("2026-03-29T01:30:00Z") });
  });

  test("zones with unusual changes keep theirs", () => {
    const island = hours({ sun: [["01:45", "04:00"]] }, { zone: "Australia/Lord_Howe" });
    // Half an hour back at 02:00 on April 5, 2026: 01:45 repeats, first at UTC+11.
    expect(openNow(island, at("2026-04-04T14:00:00Z"))).toEqual({ isOpen: false, opensAt: at("2026-04-04T14:45:00Z") });
  });
});

test("an answer holds until its change, for any hours", () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "15", "30"))
    .map(([h, m]) => `${String(h).padStart(2, "0")}:${m}`);
  const spans = fc.uniqueArray(time, { minLength: 0, maxLength: 4 }).map((times) => {
    const sorted = times.sort();
    return sorted.flatMap((from, index) => (index % 2 === 0 && sorted[index + 1] ? [{ from, until: sorted[index + 1] }] : []));
  });
  const zones = fc.constantFrom(BERLIN, "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia");
  const week = fc.record({ mon: spans, tue: spans, wed: spans, thu: spans, fri: spans, sat: spans, sun: spans });
  const now = fc.integer({ min: at("2026-01-01T00:00:00Z"), max: at("2027-12-31T00:00:00Z") });
  fc.assert(
    fc.property(zones, week, now, (zone, days, moment) => {
      const open = openingHoursSchema.parse({ zone, week: days });
      const answer = openNow(open, moment);
      const change = answer.isOpen ? answer.until : answer.opensAt;
      if (change === null) return;
      expect(change).toBeGreaterThan(moment);
      const between = moment + Math.floor((change - 1 - moment) / 2);
      for (const same of [between, change - 1]) expect(openNow(open, same)).toEqual(answer);
      expect(openNow(open, change).isOpen).toBe(!answer.isOpen);
    }),
    { numRuns: 300 },
  );
});

test.each([
  [
    "spans that overlap",
    {
      week: {
        mon: [
          { from: "09:00", until: "12:00" },
          { from: "11:00", until: "13:00" },
        ],
      },
    },
  ],
  ["a time that is none", { week: { mon: [{ from: "24:00", until: "12:00" }] } }],
  ["a day that is none", { week: {}, special: [{ day: "2026-02-30", spans: [] }] }],
  [
    "one day twice",
    {
      week: {},
      special: [
        { day: "2026-02-03", spans: [] },
        { day: "2026-02-03", spans: [] },
      ],
    },
  ],
  ["a zone that is none", { zone: "Mars/Olympus", week: {} }],
])("refuses %s", (_, input) => {
  expect(openingHoursSchema.safeParse({ zone: BERLIN, ...input }).success).toBe(false);
});

test("groups the week in rows and omits past special days", () => {
  const week = hours({ mon: [["09:00", "17:00"]], tue: [["09:00", "17:00"]], sat: [["10:00", "14:00"]] }).week;
  expect(weekRows(week).map(({ days, spans }) => [days.join(" "), spans.length])).toEqual([
    ["mon tue", 1],
    ["wed thu fri", 0],
    ["sat", 1],
    ["sun", 0],
  ]);
  const special = ["2026-05-06", "2026-05-04", "2026-05-03"].map((day) => ({ day, spans: [] }));
  // In Berlin it is already the 4th.
  expect(comingDays(hours({}, { special }), at("2026-05-03T22:30:00Z")).map(({ day }) => day)).toEqual(["2026-05-04", "2026-05-06"]);
});
