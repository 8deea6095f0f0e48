import { newBlock } from "@awning/domain/page/block";
import { expect, test } from "vitest";
import { nextChange } from "./switches.ts";
import { timeLeft } from "./time-left.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test("shows the time left in days and hours, on the last day in hours and minutes, then nothing", () => {
  expect(timeLeft(3 * DAY + 2 * HOUR, 0)?.map(({ count }) => count)).toEqual([3, 2]);
  expect(timeLeft(90 * 60_000, 0)?.map(({ count, unit }) => `${count} ${unit}`)).toEqual(["1 hour", "30 minutes"]);
  expect(timeLeft(5, 5)).toBeNull();
});

test("changes a countdown only when its smaller number changes", () => {
  const block = newBlock("countdown", "a");
  for (const now of [0, 1, 12_345_678, 3 * DAY, 4 * DAY + 59_000]) {
    const until = 5 * DAY;
    const next = nextChange([{ ...block, props: { ...block.props, until } }], null, now) ?? 0;
    expect(next).toBeGreaterThan(now);
    expect(timeLeft(until, next - 1)).toEqual(timeLeft(until, now));
    expect(timeLeft(until, next)).not.toEqual(timeLeft(until, now));
  }
});

test("counts a block that appears or disappears as a change, in columns too, and finds none on a page without schedules", () => {
  const timed = { ...newBlock("divider", "a"), visible: { from: 10, until: 20, device: "all" as const } };
  const nested = { ...newBlock("columns", "b"), columns: [{ blocks: [timed] }, { blocks: [] }] };
  expect([0, 10, 20].map((now) => nextChange([nested], null, now))).toEqual([10, 20, null]);
});
