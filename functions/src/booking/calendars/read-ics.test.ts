import { pairsOf } from "@awning/domain/booking/calendars/outside-time";
import { expect, test } from "vitest";
import { type ReadWindow, readIcs } from "./read-ics.ts";

const DAY = 1440;
const minute = (iso: string) => Date.parse(iso) / 60_000;
const window: ReadWindow = {
  from: minute("2026-11-28T00:00Z"),
  to: minute("2026-11-28T00:00Z") + 366 * DAY,
  zone: "Europe/Berlin",
  ownMark: ".me@awning.test",
};

const file = (...events: string[][]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]), "END:VCALENDAR"].join("\r\n");
function read(text: string) {
  const found = readIcs(text, window);
  if (found.trouble !== null) throw new Error(found.trouble);
  return { ...found, busy: pairsOf(found.ranges).map(({ from, to }) => [iso(from), iso(to)]) };
}
const iso = (at: number) => new Date(at * 60_000).toISOString().slice(0, 16);

test("a time is in its zone, a whole day in the owner's, and a time without a zone too", () => {
  const { busy, counts } = read(
    file(
      ["UID:1", "DTSTART;TZID=America/New_York:20261201T090000", "DTEND;TZID=America/New_York:20261201T100000"],
      ["UID:2", "DTSTART;VALUE=DATE:20261205", "DTEND;VALUE=DATE:20261207"],
      ["UID:3", "DTSTART:20261210T090000", "DURATION:PT90M"],
      ["UID:4", "DTSTART:20261211T090000Z", "DTEND:20261211T093000Z"],
    ),
  );
  expect(busy).toEqual([
    ["2026-12-01T14:00", "2026-12-01T15:00"],
    ["2026-12-04T23:00", "2026-12-06T23:00"],
    ["2026-12-10T08:00", "2026-12-10T09:30"],
    ["2026-12-11T09:00", "2026-12-11T09:30"],
  ]);
  expect(counts.events).toBe(4);
});

test("a zone that only the file knows is read from the file", () => {
  const zone = [
    ...["BEGIN:VTIMEZONE", "TZID:W. Europe Standard Time"],
    ...[
      "BEGIN:STANDARD",
      "DTSTART:16010101T030000",
      "TZOFFSETFROM:+0200",
      "TZOFFSETTO:+0100",
      "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10",
      "END:STANDARD",
    ],
    ...[
      "BEGIN:DAYLIGHT",
      "DTSTART:16010101T020000",
      "TZOFFSETFROM:+0100",
      "TZOFFSETTO:+0200",
      "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3",
      "END:DAYLIGHT",
    ],
    "END:VTIMEZONE",
  ];
  const event = [
    "BEGIN:VEVENT",
    "UID:1",
    "DTSTART;TZID=W. Europe Standard Time:20270327T090000",
    "DURATION:PT1H",
    "RRULE:FREQ=DAILY;COUNT=2",
    "END:VEVENT",
  ];
  const { busy } = read(["BEGIN:VCALENDAR", ...zone, ...event, "END:VCALENDAR"].join("\r\n"));
  expect(busy).toEqual([
    ["2027-03-27T08:00", "2027-03-27T09:00"],
    ["2027-03-28T07:00", "2027-03-28T08:00"],
  ]);
});

test("an event that repeats keeps its clock, ends in its zone, and leaves out what was left out or moved", () => {
  const weekly = ["UID:1", "DTSTART;TZID=Europe/Berlin:20190304T180000", "DTEND;TZID=Europe/Berlin:20190304T190000"];
  const { busy } = read(
    file(
      [...weekly, "RRULE:FREQ=WEEKLY;UNTIL=20261228T170000Z", "EXDATE;TZID=Europe/Berlin:20261207T180000", "EXDATE:20261214T170000Z"],
      ["UID:1", "RECURRENCE-ID;TZID=Europe/Berlin:20261221T180000", "DTSTART;TZID=Europe/Berlin:20261222T080000", "DURATION:PT30M"],
    ),
  );
  expect(busy).toEqual([
    ["2026-11-30T17:00", "2026-11-30T18:00"],
    ["2026-12-22T07:00", "2026-12-22T07:30"],
    ["2026-12-28T17:00", "2026-12-28T18:00"],
  ]);
});

test("what closes no time is counted by its reason", () => {
  const at = ["DTSTART:20261201T090000Z", "DTEND:20261201T100000Z"];
  const { busy, counts } = read(
    file(
      ["UID:1", ...at, "TRANSP:TRANSPARENT"],
      ["UID:2", ...at, "X-MICROSOFT-CDO-BUSYSTATUS:FREE"],
      ["UID:3", ...at, "STATUS:CANCELLED"],
      ["UID:abc.me@awning.test", ...at],
      ["UID:5", "DTSTART:20200101T090000Z", "DTEND:20200101T100000Z"],
      ["UID:6", "DTSTART:whenever"],
      ["UID:7", "DTSTART:20261201T090000Z"],
      // A booking of the owner with somebody else here.
      ["UID:abc.you@awning.test", ...at],
    ),
  );
  expect(counts).toEqual({ events: 1, ignored: { free: 3, cancelled: 1, own: 1, elsewhen: 1, unreadable: 1 } });
  expect(busy).toEqual([["2026-12-01T09:00", "2026-12-01T10:00"]]);
});

test("a page is no calendar, an empty calendar is one, and a year of minutes is too much", () => {
  expect(readIcs("<!doctype html><title>Sign in</title>", window)).toEqual({ trouble: "not_a_calendar" });
  expect(read(file()).counts.events).toBe(0);
  const minutely = file(["UID:1", "DTSTART:20261201T090000Z", "DURATION:PT1S", "RRULE:FREQ=MINUTELY;INTERVAL=2"]);
  expect(readIcs(minutely, window)).toEqual({ trouble: "too_much" });
});
