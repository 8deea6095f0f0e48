// What may be at an address that somebody pastes.
import { expect, test } from "vitest";
import { READ_MAX_MS, readApart } from "./read-apart.ts";

const WINDOW = { from: 29_600_000, to: 29_600_000 + 366 * 1440, zone: "Europe/Berlin", ownMark: ".me@awning.test" };
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:1", ...lines, "END:VEVENT"].join("\r\n");
const calendar = (...parts: string[]) => ["BEGIN:VCALENDAR", ...parts, "END:VCALENDAR"].join("\r\n");
const many = (count: number, make: (at: number) => string) => Array.from({ length: count }, (_, at) => make(at));
const KINDS: ((size: number) => string)[] = [
  (size) => calendar(event("DTSTART:19000101T000000Z", "DURATION:PT1S", `RRULE:FREQ=SECONDLY;COUNT=${size * 1_000_000}`)),
  (size) => calendar(event("DTSTART:20200101T000000Z", "DURATION:PT1H", `RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;INTERVAL=${size}`)),
  (size) => calendar(event("DTSTART:00010101T000000Z", "DURATION:PT1H", `RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30;INTERVAL=${size}`)),
  (size) =>
    calendar(...many(size * 2000, (at) => event(`DTSTART:20200101T000000Z`, "DURATION:PT1H", `RRULE:FREQ=DAILY;COUNT=${9000 + at}`))),
  (size) => calendar(event("DTSTART:20270101T000000Z", `SUMMARY:${"a\r\n ".repeat(size * 100_000)}`)),
  (size) => "BEGIN:VCALENDAR\r\n".repeat(size * 50_000) + "BEGIN:VEVENT\r\n".repeat(size * 50_000),
  (size) => calendar(event(`DTSTART${';X="'.repeat(size * 2000)}:20270101T000000Z`, "DURATION:PT1H")),
  (size) =>
    calendar(event("DTSTART:20270101T000000Z", `RDATE:${many(size * 20_000, () => "20270101T000000Z").join()}`, "DURATION:P999999999D")),
  (size) =>
    calendar(
      event(
        "DTSTART:20270101T000000Z",
        "DURATION:PT1H",
        `RRULE:FREQ=YEARLY;BYYEARDAY=${many(366, (at) => String(at + 1)).join()};BYHOUR=${many(24, String).join()};BYMINUTE=${many(60, String).join()};BYSECOND=${many(60, String).join()};INTERVAL=${size}`,
      ),
    ),
  (size) => `\0${"\uD800".repeat(size * 10_000)}BEGIN:VCALENDAR\r\n`,
];

/** Of this thread, whatever the other one is busy with. On a crowded machine the clock says little. */
function busyMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

async function checkFiles(sizes: readonly number[]): Promise<void> {
  for (const size of sizes)
    for (const [at, kind] of KINDS.entries()) {
      const text = kind(size);
      const before = busyMs();
      await readApart(text, WINDOW);
      expect(busyMs() - before, `file ${at} of size ${size}`).toBeLessThan(READ_MAX_MS / 4);
    }
}

test("one hostile file of each kind is given up or read, and the process stays free", { timeout: 120_000 }, () => checkFiles([1]));

test("200 hostile files are", { timeout: 900_000, tags: ["full"] }, () => checkFiles(Array.from({ length: 20 }, (_, at) => 1 + (at % 5))));
