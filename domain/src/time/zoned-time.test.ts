import { expect, test } from "vitest";
import { momentOf, offsetAt, wallTime } from "./zoned-time.ts";

const MINUTE_MS = 60_000;
const DAYS = 86_400_000;

/** Days on which clocks change, or a whole day is skipped. */
test.each([
  ["UTC", "2026-03-29"],
  ["Europe/Berlin", "2026-03-29"],
  ["Europe/Berlin", "2026-10-25"],
  ["America/New_York", "2026-11-01"],
  ["America/St_Johns", "2026-03-08"],
  ["Asia/Kathmandu", "2026-06-01"],
  ["Australia/Lord_Howe", "2026-04-05"],
  ["Pacific/Apia", "2011-12-30"],
  ["Pacific/Chatham", "2026-09-27"],
])("every minute in %s around %s is what Intl says, and is found by its local time", (zone, day) => {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  const noon = Date.parse(`${day}T12:00Z`);
  const moments = new Map<string, number[]>();
  for (let at = noon - 2 * DAYS; at < noon + 2 * DAYS; at += MINUTE_MS) {
    const { day: shown, minute } = wallTime(at, zone);
    const text = format.format(at);
    if (text !== `${shown} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`) expect.fail(`${text} is ${shown}, minute ${minute}`);
    moments.set(text, [...(moments.get(text) ?? []), at]);
  }
  for (const [text, all] of moments) {
    const local = { day: text.slice(0, 10), minute: Number(text.slice(11, 13)) * 60 + Number(text.slice(14)) };
    if (momentOf(local, zone) !== all[0] || momentOf(local, zone, "last") !== all.at(-1)) expect.fail(`${text} is at ${all}`);
  }
});

test("an unknown zone is UTC", () => {
  expect(offsetAt(0, "Nowhere/Town")).toBe(0);
  expect(wallTime(90 * MINUTE_MS, "Nowhere/Town")).toEqual({ day: "1970-01-01", minute: 90 });
});

function two(number: number): string {
  return String(number).padStart(2, "0");
}
