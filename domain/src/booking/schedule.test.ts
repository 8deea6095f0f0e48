import { describe, expect, test } from "vitest";
import { NO_HOURS } from "../site/profile.ts";
import { fromOpeningHours, officeHours, overrideSchema, rangesSchema, scheduleDraftSchema } from "./schedule.ts";

const week = { ...NO_HOURS.week };
const hours = (changes: object) => ({ zone: "Europe/Berlin", week: { ...week, ...changes }, special: [] });

describe("the first schedule of an owner", () => {
  test("is Monday to Friday, nine to five, without opening hours", () => {
    expect(fromOpeningHours(hours({}))).toEqual(officeHours("Europe/Berlin"));
    expect(scheduleDraftSchema.parse(officeHours("Europe/Berlin")).weekly.map(({ ranges }) => ranges.length)).toEqual([
      1, 1, 1, 1, 1, 0, 0,
    ]);
  });

  test("follows the opening hours, with an evening past midnight on both days", () => {
    const schedule = fromOpeningHours(
      hours({
        mon: [
          { from: "09:00", until: "12:00" },
          { from: "13:30", until: "18:00" },
        ],
        sun: [{ from: "20:00", until: "02:00" }],
      }),
    );
    expect(schedule.weekly[0]?.ranges).toEqual([
      { from: 0, to: 120 },
      { from: 540, to: 720 },
      { from: 810, to: 1080 },
    ]);
    expect(schedule.weekly[6]?.ranges).toEqual([{ from: 1200, to: 1440 }]);
    expect(scheduleDraftSchema.safeParse(schedule).success).toBe(true);
  });

  test("rounds to five minutes within the hours and keeps special days", () => {
    const special = [{ day: "2026-12-24", spans: [], note: "" }];
    const schedule = fromOpeningHours({ ...hours({ tue: [{ from: "09:02", until: "11:58" }] }), special });
    expect(schedule.weekly[1]?.ranges).toEqual([{ from: 545, to: 715 }]);
    expect(schedule.overrides).toEqual([{ from: "2026-12-24", to: "2026-12-24", ranges: [] }]);
  });
});

test.each<[string, unknown, boolean]>([
  [
    "apart and in order",
    [
      { from: 0, to: 60 },
      { from: 65, to: 1440 },
    ],
    true,
  ],
  ["none", [], true],
  [
    "out of order",
    [
      { from: 600, to: 660 },
      { from: 0, to: 60 },
    ],
    false,
  ],
  [
    "touching",
    [
      { from: 0, to: 60 },
      { from: 60, to: 120 },
    ],
    false,
  ],
  ["empty", [{ from: 60, to: 60 }], false],
  ["off the quantum", [{ from: 0, to: 61 }], false],
  ["beyond the day", [{ from: 0, to: 1445 }], false],
])("refuses ranges that are %s", (_, ranges, isFine) => {
  expect(rangesSchema.safeParse(ranges).success).toBe(isFine);
});

test("an override cannot end before it begins", () => {
  expect(overrideSchema.safeParse({ from: "2026-12-24", to: "2026-12-24", ranges: [] }).success).toBe(true);
  expect(overrideSchema.safeParse({ from: "2026-12-24", to: "2026-12-23", ranges: [] }).success).toBe(false);
});
