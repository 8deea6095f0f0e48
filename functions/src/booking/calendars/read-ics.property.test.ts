// Random calendars against two others: what ical.js expands by itself, and a slow look at every day by the letter of the rule.
import { joinRanges } from "@awning/domain/booking/calendars/outside-time";
import { addDays, momentOf, weekdayOf } from "@awning/domain/time/zoned-time";
import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { readIcs } from "./read-ics.ts";

const MINUTE_MS = 60_000;
const ZONES = ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Sydney", "UTC"];
const DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const FIRST = "2026-01-01";
const WINDOW_FROM = Date.parse("2026-11-28T00:00Z") / MINUTE_MS;
const WINDOW = { from: WINDOW_FROM, to: WINDOW_FROM + 120 * 1440, zone: "Europe/Berlin", ownMark: ".me@awning.test" };
const SPAN_DAYS = 500;

const eventOf = fc.record({
  zone: fc.constantFrom(...ZONES),
  day: fc.nat(200),
  // Not in the hours that clocks skip or repeat, about which no two programs agree.
  minute: fc.integer({ min: 4 * 60, max: 23 * 60 }),
  length: fc.integer({ min: 1, max: 600 }),
  freq: fc.constantFrom("DAILY", "WEEKLY", "MONTHLY", null),
  interval: fc.integer({ min: 1, max: 4 }),
  weekdays: fc.uniqueArray(fc.nat(6), { minLength: 1, maxLength: 4 }),
  monthDay: fc.integer({ min: 1, max: 31 }),
  until: fc.option(fc.integer({ min: 0, max: 450 })),
  count: fc.option(fc.integer({ min: 1, max: 60 })),
  excluded: fc.uniqueArray(fc.nat(30), { maxLength: 6 }),
  isFree: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
});
type Random = typeof eventOf extends fc.Arbitrary<infer Value> ? Value : never;

const compact = (day: string) => day.replaceAll("-", "");
const clock = (minute: number) => `T${String(Math.floor(minute / 60)).padStart(2, "0")}${String(minute % 60).padStart(2, "0")}00`;

/** Every start of an event by a look at each day, before what is excluded. */
function startsOf({ day, freq, interval, weekdays, monthDay, until, count }: Random): string[] {
  const first = addDays(FIRST, day);
  const begin = firstStart(first, freq, weekdays, monthDay);
  if (freq === null) return [begin];
  const monday = addDays(begin, -weekdayOf(begin));
  const days = Array.from({ length: SPAN_DAYS }, (_, at) => addDays(begin, at)).filter((one) => {
    const [apart, weeks] = [daysBetween(begin, one), daysBetween(monday, one) / 7];
    if (freq === "DAILY") return apart % interval === 0;
    if (freq === "WEEKLY") return Math.floor(weeks) % interval === 0 && weekdays.includes(weekdayOf(one));
    return Number(one.slice(8)) === monthDay && monthsBetween(begin, one) % interval === 0;
  });
  if (until !== null) return days.filter((one) => one <= addDays(FIRST, until));
  return count === null ? days : days.slice(0, count);
}

/** A start that the rule itself has: others are undefined (RFC 5545 3.8.5.3). */
function firstStart(from: string, freq: Random["freq"], weekdays: readonly number[], monthDay: number): string {
  for (let day = from; ; day = addDays(day, 1)) {
    if (freq === "WEEKLY" && !weekdays.includes(weekdayOf(day))) continue;
    if (freq === "MONTHLY" && Number(day.slice(8)) !== monthDay) continue;
    return day;
  }
}
const daysBetween = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / 86_400_000;
const monthsBetween = (one: string, other: string) =>
  (Number(other.slice(0, 4)) - Number(one.slice(0, 4))) * 12 + Number(other.slice(5, 7)) - Number(one.slice(5, 7));

function linesOf(event: Random, uid: number): string[] {
  const { zone, minute, length, freq, interval, weekdays, monthDay, until, count, excluded, isFree } = event;
  const starts = startsOf(event);
  const at = (day: string) => compact(day) + clock(minute);
  const begin = firstStart(addDays(FIRST, event.day), freq, weekdays, monthDay);
  const by = freq === "WEEKLY" ? `;BYDAY=${weekdays.map((one) => DAYS[one]).join()}` : freq === "MONTHLY" ? `;BYMONTHDAY=${monthDay}` : "";
  const end = until !== null ? momentOf({ day: addDays(FIRST, until), minute }, zone) : null;
  const ends = end !== null ? `;UNTIL=${new Date(end).toISOString().replace(/[-:]|\.000/g, "")}` : count === null ? "" : `;COUNT=${count}`;
  const gone = excluded.flatMap((one) => starts[one] ?? []);
  return [
    ...["BEGIN:VEVENT", `UID:${uid}`, `DTSTART;TZID=${zone}:${at(begin)}`, `DURATION:PT${length}M`],
    ...(freq ? [`RRULE:FREQ=${freq};INTERVAL=${interval}${by}${ends}`] : []),
    ...gone.map((day) => `EXDATE;TZID=${zone}:${at(day)}`),
    ...(isFree ? ["TRANSP:TRANSPARENT"] : []),
    "END:VEVENT",
  ];
}

function slowly(events: readonly Random[]): number[] {
  const ranges = events.flatMap((event) => {
    if (event.isFree) return [];
    const starts = startsOf(event);
    const gone = new Set(event.excluded.map((one) => starts[one]));
    return starts
      .filter((day) => !gone.has(day))
      .map((day) => momentOf({ day, minute: event.minute }, event.zone) / MINUTE_MS)
      .map((from) => ({ from, to: from + event.length }));
  });
  return joinRanges(ranges, WINDOW);
}

/** The days that ical.js itself has for a rule, by the clock. */
function byIcal(event: Random): string[] {
  const component = new ICAL.Component(
    ICAL.parse(["BEGIN:VCALENDAR", ...linesOf({ ...event, excluded: [] }, 1), "END:VCALENDAR"].join("\r\n")),
  );
  const rule = component.getFirstSubcomponent("vevent")?.getFirstPropertyValue("rrule");
  const start = component.getFirstSubcomponent("vevent")?.getFirstPropertyValue("dtstart");
  if (!(rule instanceof ICAL.Recur) || !(start instanceof ICAL.Time)) return [];
  const days: string[] = [];
  const iterator = rule.iterator(start);
  for (let one = iterator.next(); one && days.length < SPAN_DAYS; one = iterator.next()) days.push(one.toString().slice(0, 10));
  return days;
}

function check(runs: number): void {
  fc.assert(
    fc.property(fc.array(eventOf, { minLength: 1, maxLength: 4 }), (events) => {
      const text = ["BEGIN:VCALENDAR", ...events.flatMap(linesOf), "END:VCALENDAR"].join("\r\n");
      const read = readIcs(text, WINDOW);
      expect(read.trouble === null && read.ranges).toEqual(slowly(events));
      const [one] = events;
      if (!one?.freq || one.until !== null) return;
      const [theirs, ours] = [byIcal(one), startsOf(one)];
      const least = Math.min(theirs.length, ours.length);
      expect(theirs.slice(0, least)).toEqual(ours.slice(0, least));
    }),
    { numRuns: runs },
  );
}

test("300 random calendars close exactly what their rules say", { timeout: 60_000 }, () => check(300));
test("10,000 random calendars do", { timeout: 900_000, tags: ["full"] }, () => check(10_000));
