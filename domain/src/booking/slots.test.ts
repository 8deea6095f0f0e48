import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, momentOf, wallTime, weekdayOf } from "../time/zoned-time.ts";
import { type BusyTime, quantaOf, type Schedule, type ServiceTimes, takenTime } from "./booking.ts";
import { type BookingWorld, openTimes, slots, whyNot } from "./slots.ts";

const MINUTE = 60_000;
const at = (text: string) => Date.parse(text) / MINUTE;
const NINE_TO_FIVE = Array.from({ length: 7 }, () => [{ from: 540, to: 1020 }]);
const LESSON: ServiceTimes = {
  length: 60,
  step: 60,
  bufferBefore: 0,
  bufferAfter: 0,
  notice: 0,
  windowDays: 365,
  maxPerDay: null,
  maxPerWeek: null,
  seats: 1,
};
const world = (changes: Partial<BookingWorld> = {}): BookingWorld => ({
  schedule: { zone: "Europe/Berlin", weekly: NINE_TO_FIVE, overrides: [] },
  service: LESSON,
  busy: [],
  now: at("2026-01-01T00:00Z"),
  ...changes,
});
const offered = (one: BookingWorld, from: string, to: string) =>
  slots(one, at(from), at(to))
    .filter(({ state }) => state === "free")
    .map(({ start }) => new Date(start * MINUTE).toISOString().slice(11, 16));

test("joins touching opening times, also over midnight, and applies overrides", () => {
  const night = [
    { from: 0, to: 120 },
    { from: 540, to: 600 },
    { from: 600, to: 720 },
    { from: 1380, to: 1440 },
  ];
  const overrides = [{ from: "2026-06-02", to: "2026-06-02", ranges: [] }];
  const schedule: Schedule = { zone: "UTC", weekly: Array.from({ length: 7 }, () => night), overrides };
  const shown = openTimes(schedule, at("2026-06-03T00:00Z"), at("2026-06-04T00:00Z")).map(({ from, to }) =>
    [from, to].map((minute) => new Date(minute * MINUTE).toISOString().slice(8, 16)).join(" to "),
  );
  expect(shown.slice(0, 3)).toEqual(["03T00:00 to 03T02:00", "03T09:00 to 03T12:00", "03T23:00 to 04T02:00"]);
});

describe("the starts of a day", () => {
  test("count from the opening, and the last one ends with it", () => {
    expect(offered(world(), "2026-06-01T00:00Z", "2026-06-02T00:00Z")).toEqual(
      ["07", "08", "09", "10", "11", "12", "13", "14"].map((hour) => `${hour}:00`),
    );
  });

  test("an override opens closed days and closes open ones, over a range of days", () => {
    const schedule: Schedule = {
      zone: "UTC",
      weekly: NINE_TO_FIVE.map((day, index) => (index === 6 ? [] : day)),
      overrides: [
        { from: "2026-06-01", to: "2026-06-06", ranges: [] },
        { from: "2026-06-07", to: "2026-06-07", ranges: [{ from: 600, to: 720 }] },
      ],
    };
    expect(offered(world({ schedule }), "2026-06-01T00:00Z", "2026-06-08T00:00Z")).toEqual(["10:00", "11:00"]);
  });

  test("a booking may cross midnight if the hours do", () => {
    const night = [
      { from: 0, to: 120 },
      { from: 1380, to: 1440 },
    ];
    const schedule: Schedule = { zone: "UTC", weekly: Array.from({ length: 7 }, () => night), overrides: [] };
    const service = { ...LESSON, length: 90, step: 30 };
    expect(offered(world({ schedule, service }), "2026-06-01T22:00Z", "2026-06-02T12:00Z")).toEqual(["23:00", "23:30", "00:00", "00:30"]);
  });

  test("the night of the spring change is an hour shorter, and of the autumn change an hour longer", () => {
    const schedule: Schedule = { zone: "Europe/Berlin", weekly: Array.from({ length: 7 }, () => [{ from: 60, to: 240 }]), overrides: [] };
    const starts = (day: string) => offered(world({ schedule }), `${addDays(day, -1)}T12:00Z`, `${day}T12:00Z`);
    expect(starts("2026-03-28")).toEqual(["00:00", "01:00", "02:00"]);
    expect(starts("2026-03-29")).toEqual(["00:00", "01:00"]);
    expect(starts("2026-10-25")).toEqual(["23:00", "00:00", "01:00", "02:00"]);
  });
});

describe("reasons against a start", () => {
  const monday = at("2026-06-01T07:00Z");

  test.each<[string, Partial<BookingWorld>, string[]]>([
    ["it is past", { now: monday + 1 }, ["past"]],
    ["it is too soon", { now: monday - 60, service: { ...LESSON, notice: 120 } }, ["notice"]],
    ["it is too far ahead", { now: monday - 3 * 1440, service: { ...LESSON, windowDays: 2 } }, ["window"]],
    ["the last day of the window is in it", { now: monday - 3 * 1440, service: { ...LESSON, windowDays: 3 } }, []],
    ["the time is taken", { busy: [{ from: monday + 30, to: monday + 40 }] }, ["busy"]],
    ["what ends as it begins is no matter", { busy: [{ from: monday - 60, to: monday }] }, []],
    ["its buffer meets a booking", { busy: [{ from: monday - 60, to: monday }], service: { ...LESSON, bufferBefore: 5 } }, ["busy"]],
    [
      "its day is full",
      { busy: [{ from: monday + 240, to: monday + 300, start: monday + 240 }], service: { ...LESSON, maxPerDay: 1 } },
      ["day_full"],
    ],
    [
      "its week is full",
      { busy: [{ from: monday + 9000, to: monday + 9060, start: monday + 9000 }], service: { ...LESSON, maxPerWeek: 1 } },
      ["week_full"],
    ],
    ["blocked time counts as no booking", { busy: [{ from: monday + 240, to: monday + 300 }], service: { ...LESSON, maxPerDay: 1 } }, []],
  ])("%s", (_, changes, reasons) => {
    expect(whyNot(world(changes), monday)).toEqual(reasons);
  });

  test.each<[string, Partial<BookingWorld>, string[]]>([
    ["another guest may come", { busy: [{ from: monday, to: monday + 60, start: monday, guests: 1 }] }, []],
    ["all places are taken", { busy: [{ from: monday, to: monday + 60, start: monday, guests: 2 }] }, ["full"]],
    ["somebody has it alone", { busy: [{ from: monday, to: monday + 60, start: monday }] }, ["busy"]],
    ["it was booked when it took longer", { busy: [{ from: monday, to: monday + 90, start: monday, guests: 1 }] }, ["busy"]],
    [
      "the owner is away meanwhile",
      {
        busy: [
          { from: monday, to: monday + 60, start: monday, guests: 1 },
          { from: monday + 30, to: monday + 40 },
        ],
      },
      ["busy"],
    ],
    [
      "guests of one start are one booking of its day",
      { busy: [{ from: monday, to: monday + 60, start: monday, guests: 1 }], service: { ...LESSON, seats: 2, maxPerDay: 1 } },
      [],
    ],
  ])("of a start for two: %s", (_, changes, reasons) => {
    expect(whyNot(world({ service: { ...LESSON, seats: 2 }, ...changes }), monday)).toEqual(reasons);
  });

  test("a minute that is no start has a reason", () => {
    expect(whyNot(world(), at("2026-06-01T03:00Z"))).toEqual(["closed"]);
    expect(whyNot(world(), at("2026-06-01T07:30Z"))).toEqual(["off_step"]);
    expect(whyNot(world(), at("2026-06-01T14:30Z"))).toEqual(["does_not_fit"]);
    expect(whyNot(world({ service: { ...LESSON, length: 90 } }), at("2026-06-01T14:00Z"))).toEqual(["does_not_fit"]);
  });
});

test("times are claimed in quanta that begin in UTC", () => {
  const start = at("2026-06-01T07:00Z");
  expect(quantaOf(takenTime({ ...LESSON, length: 10, bufferBefore: 5 }, start))).toEqual(["202606010655", "202606010700", "202606010705"]);
});

// Compares random cases with an oracle that follows the definition minute by minute.

const ZONES = ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia", "America/St_Johns"];
const five = (max: number, min = 0) => fc.integer({ min: min / 5, max: max / 5 }).map((value) => value * 5);
const ranges = fc
  .uniqueArray(five(1440), { minLength: 0, maxLength: 6 })
  .map((edges) => edges.toSorted((a, b) => a - b))
  .map((edges) =>
    edges.flatMap((from, index) => (index % 2 === 0 && edges[index + 1] !== undefined ? [{ from, to: edges[index + 1] ?? 0 }] : [])),
  );
const DAYS = ["2026-03-28", "2026-10-24", "2026-10-31", "2026-03-07", "2028-02-28", "2026-12-31", "2011-12-29", "2026-04-04"];

const worlds = fc
  .record({ zone: fc.constantFrom(...ZONES), day: fc.constantFrom(...DAYS), ahead: fc.integer({ min: -2880, max: 2880 }) })
  .chain(({ zone, day, ahead }) => {
    const middle = momentOf({ day, minute: 720 }, zone) / MINUTE;
    const near = five(2880, -2880).map((minutes) => middle + minutes);
    const days = fc.tuple(fc.integer({ min: -1, max: 2 }), fc.integer({ min: 0, max: 2 }));
    return fc.record({
      schedule: fc.record({
        zone: fc.constant(zone),
        weekly: fc.array(ranges, { minLength: 7, maxLength: 7 }),
        overrides: fc.array(
          fc
            .tuple(days, ranges)
            .map(([[first, more], own]) => ({ from: addDays(day, first), to: addDays(day, first + more), ranges: own })),
          { maxLength: 2 },
        ),
      }),
      service: fc.record({
        length: five(180, 5),
        step: five(90, 5),
        bufferBefore: five(30),
        bufferAfter: five(30),
        notice: fc.integer({ min: 0, max: 600 }),
        windowDays: fc.integer({ min: 1, max: 4 }),
        maxPerDay: fc.option(fc.integer({ min: 1, max: 2 })),
        maxPerWeek: fc.option(fc.integer({ min: 1, max: 3 })),
        seats: fc.integer({ min: 1, max: 3 }),
      }),
      busy: fc.array(
        fc
          .tuple(near, five(120, 5), fc.boolean())
          .map(([from, long, isBooking]): BusyTime => ({ from, to: from + long, ...(isBooking && { start: from }) })),
        { maxLength: 4 },
      ),
      shared: fc.uniqueArray(fc.record({ start: near, guests: fc.integer({ min: 1, max: 4 }) }), {
        selector: ({ start }) => start,
        maxLength: 6,
      }),
      now: fc.constant(middle - 720 + ahead),
      middle: fc.constant(middle),
    });
  })
  .map(({ shared, busy, ...one }) => ({
    ...one,
    busy: [...busy, ...shared.map(({ start, guests }): BusyTime => ({ ...takenTime(one.service, start), start, guests }))],
  }));

/** The local time of each minute of a range. */
function oracle({ schedule, service, busy, now }: BookingWorld, from: number, to: number) {
  const reach = 4 * 1440;
  const shown = new Map<number, { day: string; minute: number }>();
  const wall = (minute: number) => {
    const known = shown.get(minute) ?? wallTime(minute * MINUTE, schedule.zone);
    shown.set(minute, known);
    return known;
  };
  const own = (day: string) =>
    schedule.overrides.findLast((one) => one.from <= day && day <= one.to)?.ranges ?? schedule.weekly[weekdayOf(day)] ?? [];
  // A repeated local time opens with its first moment and closes with its last; a skipped one moves by the change.
  const moment = (day: string, minute: number, which: "first" | "last") => momentOf({ day, minute }, schedule.zone, which) / MINUTE;
  const isOpen = new Set<number>();
  const starts = new Set<number>();
  const firstDay = wallTime((from - reach / 2) * MINUTE, schedule.zone).day;
  for (let ahead = 0; ahead < 12; ahead++) {
    const day = addDays(firstDay, ahead);
    for (const range of own(day)) {
      const [open, close] = [moment(day, range.from, "first"), moment(day, range.to, "last")];
      if (wall(open).day !== day) continue;
      for (let minute = open; minute < close; minute++) isOpen.add(minute);
      for (let start = open; start < close; start += service.step) starts.add(start);
    }
  }
  const weekOf = (minute: number) => addDays(wall(minute).day, -weekdayOf(wall(minute).day));
  const booked = busy.flatMap(({ start }) => start ?? []);
  const all = (first: number, end: number, test: (minute: number) => boolean) => {
    for (let minute = first; minute < end; minute++) if (!test(minute)) return false;
    return true;
  };
  const found = [];
  for (let start = from; start < to; start++) {
    if (!starts.has(start) || !all(start, start + service.length, (minute) => isOpen.has(minute))) continue;
    const taken = takenTime(service, start);
    const joined = service.seats > 1 ? busy.find((one) => one.start === start && one.guests !== undefined) : undefined;
    const others = busy.filter((one) => one !== joined);
    const isClear = all(taken.from, taken.to, (minute) => !others.some((one) => one.from <= minute && minute < one.to));
    const isNew = joined === undefined;
    const left = Math.max(0, service.seats - (joined?.guests ?? 0));
    const reasons = [
      start < now && "past",
      start >= now && start < now + service.notice && "notice",
      wall(start).day > addDays(wall(Math.floor(now)).day, service.windowDays) && "window",
      !isClear && "busy",
      isNew &&
        service.maxPerDay !== null &&
        booked.filter((one) => wall(one).day === wall(start).day).length >= service.maxPerDay &&
        "day_full",
      isNew &&
        service.maxPerWeek !== null &&
        booked.filter((one) => weekOf(one) === weekOf(start)).length >= service.maxPerWeek &&
        "week_full",
      left === 0 && "full",
    ].filter((reason) => reason !== false);
    found.push({ start, state: reasons.length === 0 ? "free" : "unavailable", reasons, ...(service.seats > 1 && { left }) });
  }
  return found;
}

const agree = ({ middle, ...one }: BookingWorld & { middle: number }) => {
  const [from, to] = [middle - 1440, middle + 1440];
  expect(slots(one, from, to)).toEqual(oracle(one, from, to));
};

test("times match the minute-by-minute oracle", () => {
  fc.assert(fc.property(worlds, agree), { numRuns: 60, seed: 20261125 });
});

test("100,000 cases match the oracle", { tags: ["full"], timeout: 1_200_000 }, () => {
  fc.assert(fc.property(worlds, agree), { numRuns: 100_000 });
});

test("a start does not depend on the requested window", () => {
  fc.assert(
    fc.property(worlds, ({ middle, ...one }) => {
      const whole = slots(one, middle - 1440, middle + 1440);
      const halves = [...slots(one, middle - 1440, middle), ...slots(one, middle, middle + 1440)];
      expect(halves).toEqual(whole);
      for (const { start, reasons } of whole.slice(0, 20)) expect(whyNot(one, start)).toEqual(reasons);
    }),
    { numRuns: 60 },
  );
});
