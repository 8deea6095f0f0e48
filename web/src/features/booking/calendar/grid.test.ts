import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  boxIn,
  CELL_MINUTES,
  closedBoxes,
  gridOf,
  lanesOf,
  placeIn,
  shownHours,
  spanOfDays,
  weekOf,
  withNow,
  withoutSpan,
} from "./grid.ts";

const WHOLE = { from: 0, to: 1440 };
const at = (text: string) => Date.parse(text) / 60_000;
const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

describe("calendar lines", () => {
  test("are the half hours of a day, and every day of a usual week has all of them", () => {
    const { lines, columns } = gridOf(weekOf("2026-06-03"), "Europe/Berlin", WHOLE);
    expect(lines.length).toBe(48);
    expect(columns.map(({ day }) => day)).toEqual([
      "2026-06-01",
      "2026-06-02",
      "2026-06-03",
      "2026-06-04",
      "2026-06-05",
      "2026-06-06",
      "2026-06-07",
    ]);
    expect(columns.every(({ starts }) => !starts.includes(null))).toBe(true);
  });

  test("repeat the repeated hour, and only on its day", () => {
    const { lines, columns } = gridOf(weekOf("2026-10-25"), "Europe/Berlin", { from: 0, to: 240 });
    expect(lines.map(({ minute, isAgain }) => clock(minute) + (isAgain ? " again" : ""))).toEqual([
      "00:00",
      "00:30",
      "01:00",
      "01:30",
      "02:00",
      "02:30",
      "02:00 again",
      "02:30 again",
      "03:00",
      "03:30",
    ]);
    const [saturday, sunday] = columns.slice(-2);
    expect(saturday?.starts.map((one) => one === null)).toEqual([false, false, false, false, false, false, true, true, false, false]);
    expect(sunday?.starts).toEqual(Array.from({ length: 10 }, (_, index) => at("2026-10-24T22:00Z") + index * 30));
  });

  test("have no times where clocks go forward", () => {
    const { columns } = gridOf(["2026-03-29"], "Europe/Berlin", { from: 60, to: 240 });
    expect(columns[0]?.starts).toEqual([
      at("2026-03-29T00:00Z"),
      at("2026-03-29T00:30Z"),
      null,
      null,
      at("2026-03-29T01:00Z"),
      at("2026-03-29T01:30Z"),
    ]);
  });

  test("every minute of a day has one position, in every time zone and on clock changes", () => {
    const zones = ["Europe/Berlin", "America/St_Johns", "Asia/Kathmandu", "Australia/Lord_Howe", "Africa/Cairo", "Pacific/Apia", "UTC"];
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 729 }), (zone, ahead) => {
        const day = new Date(Date.UTC(2026, 0, 1 + ahead)).toISOString().slice(0, 10);
        const { columns } = gridOf(weekOf(day), zone, WHOLE);
        for (const column of columns) {
          const starts = column.starts.filter((start) => start !== null);
          expect(starts).toEqual(
            Array.from({ length: (column.to - column.from) / CELL_MINUTES }, (_, index) => column.from + index * CELL_MINUTES),
          );
        }
      }),
      { numRuns: 150 },
    );
  });
});

test("a pause closes the hours that it covers, and no more", () => {
  const open = [
    { from: 0, to: 100 },
    { from: 200, to: 300 },
    { from: 400, to: 500 },
  ];
  const last = { from: 450, to: 500 };
  expect(withoutSpan(open, { from: 50, to: 450 })).toEqual([{ from: 0, to: 50 }, last]);
  expect(withoutSpan(open, { from: 0, to: Number.POSITIVE_INFINITY })).toEqual([]);
  expect(withoutSpan([last], { from: 500, to: 600 })).toEqual([last]);
});

describe("a time span", () => {
  const { columns } = gridOf(["2026-06-01"], "UTC", { from: 540, to: 1080 });
  const [monday] = columns;
  if (!monday) throw new Error("a grid without a day");

  test("starts at its time and is as high as its length", () => {
    expect(boxIn(monday, { from: at("2026-06-01T10:15Z"), to: at("2026-06-01T11:00Z") })).toEqual({ top: 2.5, height: 1.5 });
  });

  test("is clipped to the shown hours and to its day", () => {
    expect(boxIn(monday, { from: at("2026-06-01T08:00Z"), to: at("2026-06-01T09:30Z") })).toEqual({ top: 0, height: 1 });
    expect(boxIn(monday, { from: at("2026-06-01T17:30Z"), to: at("2026-06-03T09:30Z") })).toEqual({ top: 17, height: 1 });
    expect(boxIn(monday, { from: at("2026-06-02T10:00Z"), to: at("2026-06-02T11:00Z") })).toBeNull();
    expect(boxIn(monday, { from: at("2026-06-01T05:00Z"), to: at("2026-06-01T06:00Z") })).toBeNull();
  });

  test("leaves the time between hours closed", () => {
    const open = [
      { from: at("2026-06-01T09:30Z"), to: at("2026-06-01T12:00Z") },
      { from: at("2026-06-01T13:00Z"), to: at("2026-06-01T17:00Z") },
    ];
    expect(closedBoxes(monday, open)).toEqual([
      { top: 0, height: 1 },
      { top: 6, height: 2 },
      { top: 16, height: 2 },
    ]);
    expect(closedBoxes(monday, [])).toEqual([{ top: 0, height: 18 }]);
  });

  test("the now line passes through the repeated hour", () => {
    const [sunday] = gridOf(["2026-10-25"], "Europe/Berlin", WHOLE).columns;
    expect(sunday && placeIn(sunday, at("2026-10-25T01:15Z"))).toBe(6.5);
  });
});

test("overlapping entries are side by side, and later ones have the full width", () => {
  const [a, b, c, d] = [
    { from: 0, to: 60 },
    { from: 30, to: 90 },
    { from: 60, to: 120 },
    { from: 120, to: 150 },
  ];
  expect(lanesOf([d, c, b, a].flatMap((one) => one ?? [])).map(({ lane, lanes }) => `${lane} of ${lanes}`)).toEqual([
    "0 of 2",
    "1 of 2",
    "0 of 2",
    "0 of 1",
  ]);
});

describe("shown hours", () => {
  const days = ["2026-06-01", "2026-06-02"];
  test("include an hour around the working hours", () => {
    const spans = [
      { from: at("2026-06-01T09:30Z"), to: at("2026-06-01T12:00Z") },
      { from: at("2026-06-02T13:00Z"), to: at("2026-06-02T17:15Z") },
      { from: at("2026-06-09T01:00Z"), to: at("2026-06-09T02:00Z") },
    ];
    expect(shownHours(spans, days, "UTC")).toEqual({ from: 8 * 60, to: 19 * 60 });
  });

  test("default to a working day, and to whole days across midnight", () => {
    expect(shownHours([], days, "UTC")).toEqual({ from: 8 * 60, to: 18 * 60 });
    expect(shownHours([{ from: at("2026-06-01T23:00Z"), to: at("2026-06-02T01:00Z") }], days, "UTC")).toEqual(WHOLE);
    expect(shownHours([{ from: at("2026-06-01T20:00Z"), to: at("2026-06-02T00:00Z") }], days, "UTC")).toEqual({ from: 19 * 60, to: 1440 });
  });
});

test("a day is as long as its clock changes make it", () => {
  const length = (day: string) => {
    const { from, to } = spanOfDays(day, day, "Europe/Berlin");
    return (to - from) / 60;
  };
  expect([length("2026-03-29"), length("2026-06-01"), length("2026-10-25")]).toEqual([23, 24, 25]);
});

test("the hours reach to the current time where it is near, and not into the night", () => {
  const hours = { from: 540, to: 1020 };
  expect(withNow(hours, 600)).toEqual(hours);
  expect(withNow(hours, 1100)).toEqual({ from: 540, to: 1140 });
  expect(withNow(hours, 435)).toEqual({ from: 420, to: 1020 });
  expect(withNow(hours, 60)).toEqual(hours);
  expect(withNow(hours, 1200)).toEqual(hours);
});
