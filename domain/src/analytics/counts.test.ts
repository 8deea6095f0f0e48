import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linkMark } from "../link/link-mark.ts";
import { addDays } from "../time/zoned-time.ts";
import { COUNT_DAYS, dayCountsSchema, firstOfDays, sumClicks } from "./counts.ts";
import { beaconSchema } from "./event.ts";

const TODAY = "2026-03-02";
const on = (day: string, clicks: Record<string, number>) => ({ day, clicks });

/** The counts of 28 days, by how long ago they were. */
const daily = (byAgo: Record<number, number>) => Array.from({ length: COUNT_DAYS }, (_, place) => byAgo[COUNT_DAYS - 1 - place] ?? 0);

describe("clicks of links", () => {
  test("a week is today and the six days before, and a month is exactly four weeks", () => {
    const days = [0, 6, 7, 27, 28].map((ago) => on(addDays(TODAY, -ago), { a: 1 }));
    expect(firstOfDays(TODAY, 7)).toBe("2026-02-24");
    expect(sumClicks(days, TODAY).get("a")).toEqual({ week: 2, month: 4, days: daily({ 0: 1, 6: 1, 7: 1, 27: 1 }) });
  });

  test("adds up the shards of a day, including a day that has not begun in this zone", () => {
    const days = [on(TODAY, { a: 2 }), on(TODAY, { a: 3, b: 1 }), on(addDays(TODAY, 1), { b: 1 })];
    expect(sumClicks(days, TODAY)).toEqual(
      new Map([
        ["a", { week: 5, month: 5, days: daily({ 0: 5 }) }],
        ["b", { week: 2, month: 2, days: daily({ 0: 2 }) }],
      ]),
    );
    expect(sumClicks([], TODAY).size).toBe(0);
  });

  test("a month sums all shards, and a week never exceeds it", () => {
    const part = fc.record({ ago: fc.integer({ min: 0, max: COUNT_DAYS - 1 }), count: fc.nat(9999) });
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const sum = sumClicks(
          parts.map(({ ago, count }) => on(addDays(TODAY, -ago), { a: count })),
          TODAY,
        ).get("a") ?? { week: 0, month: 0, days: [] };
        expect(sum.month).toBe(parts.reduce((all, { count }) => all + count, 0));
        expect(sum.week).toBeLessThanOrEqual(sum.month);
        expect(sum.days.reduce((all, count) => all + count, 0)).toBe(sum.month);
      }),
    );
  });
});

describe("what a page reports", () => {
  const click = { kind: "click", site: "kiln", target: linkMark("Zk3fQ0vXr8aB12cdEFgh") };

  test("counts as a click when it names a link of the page", () => {
    expect(beaconSchema.parse(click)).toEqual({ ...click, target: "cdEFgh", from: "", zone: "" });
    expect(linkMark("a1")).toBe("a1");
  });

  test.each([
    ["an unknown kind", { ...click, kind: "visit" }],
    ["no kind", { site: "kiln", target: "a" }],
    ["more than is asked for", { ...click, address: "10.0.0.1" }],
    ["a name that nobody can have", { ...click, site: "../kiln" }],
    ["a whole id", { ...click, target: "Zk3fQ0vXr8aB12cdEFgh" }],
    ["a path in place of a link", { ...click, target: "a/b" }],
    ["nothing", null],
  ])("does not count: %s", (_, told) => {
    expect(beaconSchema.safeParse(told).success).toBe(false);
  });

  test("an incomplete shard has no clicks", () => {
    expect(dayCountsSchema.parse({ day: TODAY })).toEqual({ day: TODAY, clicks: {} });
    expect(dayCountsSchema.safeParse({ day: "2026-02-30", clicks: {} }).success).toBe(false);
  });
});
