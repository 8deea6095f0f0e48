import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { busyOf, MONTH_MARGIN_DAYS, monthOf, monthsOf, monthsWithin, moveKey, reachOf, startsWithin } from "./months.ts";

const at = (text: string) => Date.parse(text) / 60_000;
const minute = fc.integer({ min: at("2020-01-01T00:00Z") / 5, max: at("2040-01-01T00:00Z") / 5 }).map((value) => value * 5);

describe("months that contain a time", () => {
  test.each([
    ["in the middle of one", "2026-11-15T09:00Z", ["202611"]],
    ["at the end of one", "2026-11-24T09:00Z", ["202611", "202612"]],
    ["at its beginning", "2026-12-08T23:00Z", ["202611", "202612"]],
    ["a week in", "2026-12-09T00:00Z", ["202612"]],
    ["at the turn of the year", "2026-12-31T23:30Z", ["202612", "202701"]],
  ])("%s", (_, start, months) => {
    expect(monthsOf({ from: at(start), to: at(start) + 60 })).toEqual(months);
  });

  test("include every month a long time touches", () => {
    expect(monthsOf({ from: at("2026-11-15T00:00Z"), to: at("2027-02-01T00:00Z") })).toEqual(["202611", "202612", "202701", "202702"]);
  });

  test("are those whose range overlaps, and no others", () => {
    fc.assert(
      fc.property(minute, fc.integer({ min: 1, max: 400 * 288 }), (from, quanta) => {
        const to = from + quanta * 5;
        const found = monthsOf({ from, to });
        const near = Array.from({ length: 17 }, (_, index) => monthOf(from + (index - 1) * 28 * 1440)).filter(
          (one, index, all) => all.indexOf(one) === index,
        );
        for (const month of near) {
          const reach = reachOf(month);
          expect(found.includes(month), month).toBe(reach.from < to && reach.to > from);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("one document covers a month in any zone, including the weeks at its edges", () => {
    fc.assert(
      fc.property(minute, fc.integer({ min: -14 * 60, max: 14 * 60 }), (middle, offset) => {
        const month = monthOf(middle);
        const [year, index] = [Number(month.slice(0, 4)), Number(month.slice(4)) - 1];
        const [first, end] = [Date.UTC(year, index) / 60_000 - offset, Date.UTC(year, index + 1) / 60_000 - offset];
        const { from, to } = reachOf(monthOf((first + end) / 2));
        // A week begins up to six days earlier.
        expect(from).toBeLessThanOrEqual(first - 6 * 1440);
        expect(to).toBeGreaterThanOrEqual(end + 6 * 1440);
        expect(MONTH_MARGIN_DAYS).toBeGreaterThan(7);
      }),
    );
  });
});

test("only bookings of the same service count toward limits, except the one being moved; all take time", () => {
  const busy = {
    own: { from: 0, to: 60, start: 0, serviceId: "lesson" },
    moving: { from: 60, to: 120, start: 60, serviceId: "lesson" },
    other: { from: 120, to: 180, start: 120, serviceId: "talk" },
    blocked: { from: 180, to: 240 },
  };
  expect(busyOf({ busy }, "lesson", "moving")).toEqual([
    { from: 0, to: 60, start: 0 },
    { from: 120, to: 180 },
    { from: 180, to: 240 },
  ]);
});

test("bookings that begin in a span are counted by service, once, without wishes and blocked time", () => {
  const [from, to] = [at("2026-11-20T00:00Z"), at("2026-12-10T00:00Z")];
  const booked = (start: string, serviceId = "lesson") => ({ from: at(start), to: at(start) + 60, start: at(start), serviceId });
  const near = booked("2026-12-01T09:00Z");
  const november = {
    a: booked("2026-11-20T00:00Z"),
    early: booked("2026-11-19T23:55Z"),
    near,
    [moveKey("a")]: booked("2026-11-25T09:00Z"),
  };
  const december = { near, b: booked("2026-12-02T09:00Z", "repair"), late: booked("2026-12-10T00:00Z"), off: { from, to } };
  expect(monthsWithin({ from, to })).toEqual(["202611", "202612"]);
  expect(monthsWithin({ from, to: from })).toEqual(["202611"]);
  const counts = startsWithin([{ busy: november }, { busy: december }], { from, to });
  expect(Object.fromEntries(counts)).toEqual({ lesson: 2, repair: 1 });
});

test("guests who share a start are one occupied time with their number", () => {
  const yoga = { from: 600, to: 660, start: 600, serviceId: "yoga" };
  const month = {
    busy: {
      a: { ...yoga, isShared: true },
      b: { ...yoga, isShared: true },
      c: { ...yoga, from: 700, to: 760, start: 700 },
      off: { from: 0, to: 5 },
    },
  };
  expect(busyOf(month, "yoga")).toEqual([
    { from: 600, to: 660, start: 600, guests: 2 },
    { from: 700, to: 760, start: 700 },
    { from: 0, to: 5 },
  ]);
  expect(busyOf(month, "yoga", "a")[0]).toEqual({ from: 600, to: 660, start: 600, guests: 1 });
  expect(busyOf(month, "talk").map(({ start }) => start)).toEqual([undefined, undefined, undefined, undefined]);
});
