import { expect, test } from "vitest";
import { readRanges, readStoredRanges, toTypedRanges } from "./typed-ranges.ts";

const range = (text: string) => {
  const [from = "", to = ""] = text.split("-");
  return { from, to };
};
const read = (...typed: string[]) => readRanges(typed.map(range));

test("ranges are read in order, those that touch as one, and midnight ends a day", () => {
  expect(read("13:00-18:00", "09:00-12:00")).toEqual({
    ranges: [
      { from: 540, to: 720 },
      { from: 780, to: 1080 },
    ],
  });
  expect(read("09:00-12:00", "12:00-14:00")).toEqual({ ranges: [{ from: 540, to: 840 }] });
  expect(read("22:00-00:00")).toEqual({ ranges: [{ from: 1320, to: 1440 }] });
  expect(read()).toEqual({ ranges: [] });
});

test.each([
  [["09:00-"], true, /both times/, 0, "to"],
  [["17:00-09:00"], false, /end must be after/, 0, "to"],
  [["09:00-12:03"], false, /5 minutes/, 0, "to"],
  [["09:00-12:00", "11:00-13:00"], false, /overlap/, 1, "from"],
] as const)("%s is told of at the field it is about", (typed, isHalf, text, at, end) => {
  const result = read(...typed);
  if (!("problem" in result)) throw new Error("nothing was wrong");
  expect(result.problem).toMatchObject({ isHalf, text: expect.stringMatching(text) });
  expect(result.problem.isIn(at, end)).toBe(true);
  expect(result.problem.isIn(at, end === "to" ? "from" : "to")).toBe(false);
});

test("what a field shows is read as it was", () => {
  const ranges = [
    { from: 0, to: 120 },
    { from: 1320, to: 1440 },
  ];
  expect(readRanges(toTypedRanges(ranges))).toEqual({ ranges });
});

test("what was kept half typed comes back, and anything else does not", () => {
  expect(readStoredRanges('[{"from":"09:00","to":""}]')).toEqual([{ from: "09:00", to: "" }]);
  expect(readStoredRanges("nonsense")).toBeNull();
  expect(readStoredRanges(null)).toBeNull();
});
