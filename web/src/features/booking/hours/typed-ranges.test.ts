import { expect, test } from "vitest";
import { readRanges, showRanges } from "./typed-ranges.ts";

const read = (...typed: string[]) => readRanges(typed.map((text) => ({ from: text.slice(0, 5), until: text.slice(6) })));

test("reads ranges in order, merges adjacent ones, and ends a day at midnight", () => {
  expect(read("13:00-18:00", "09:00-12:00")).toEqual({
    value: [
      { from: 540, to: 720 },
      { from: 780, to: 1080 },
    ],
  });
  expect(read("09:00-12:00", "12:00-14:00")).toEqual({ value: [{ from: 540, to: 840 }] });
  expect(read("22:00-00:00")).toEqual({ value: [{ from: 1320, to: 1440 }] });
  expect(read()).toEqual({ value: [] });
});

test.each([
  [["09:00-"], true, /closing time after 09:00/, 0, "until"],
  [["17:00-09:00"], false, /end must be after/, 0, "until"],
  [["09:00-12:03"], false, /5 minutes/, 0, "until"],
  [["09:01-12:00"], false, /5 minutes/, 0, "from"],
  [["09:00-12:00", "11:00-13:00"], false, /overlap/, 1, "from"],
] as const)("reports %s at its field", (typed, isHalf, text, at, end) => {
  const result = read(...typed);
  if (!("error" in result)) throw new Error("nothing was wrong");
  expect(result.error).toMatchObject({ isHalf, text: expect.stringMatching(text) });
  expect(result.error.isIn(at, end)).toBe(true);
  expect(result.error.isIn(at, end === "until" ? "from" : "until")).toBe(false);
});

test("reads its own fields back", () => {
  const ranges = [
    { from: 0, to: 120 },
    { from: 1320, to: 1440 },
  ];
  expect(readRanges(showRanges(ranges))).toEqual({ value: ranges });
});
