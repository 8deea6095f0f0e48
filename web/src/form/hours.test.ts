import { expect, test } from "vitest";
import { findHalf, nextSpan, readKeptHours, type TypedSpan } from "./hours.ts";

const ENDS = ["from", "until"] as const;

test.each<[string, TypedSpan[], string, string[]]>([
  ["no end", [{ from: "09:00", until: "" }], "Enter a closing time after 09:00 to save.", ["0 until"]],
  ["no start", [{ from: "", until: "18:00" }], "Enter an opening time before 18:00 to save.", ["0 from"]],
  [
    "nothing yet in a second part",
    [
      { from: "09:00", until: "12:00" },
      { from: "", until: "" },
    ],
    "Enter opening and closing times to save.",
    ["1 from", "1 until"],
  ],
])("reports %s at the fields where a time is missing", (_, typed, text, fields) => {
  const half = findHalf(typed);
  expect(half?.error).toMatchObject({ isHalf: true, text });
  expect(typed.flatMap((_, at) => ENDS.filter((end) => half?.error.isIn(at, end)).map((end) => `${at} ${end}`))).toEqual(fields);
});

test("accepts hours with both times", () => {
  expect(findHalf([{ from: "09:00", until: "12:00" }])).toBeNull();
  expect(findHalf([])).toBeNull();
});

test("restores stored hours as typed, and ignores anything else", () => {
  const typed = [{ from: "09:00", until: "" }];
  expect(readKeptHours(JSON.stringify(typed))).toEqual(typed);
  for (const text of [null, "", "{", "{}", "[1]", JSON.stringify(Array(25).fill(typed[0]))]) expect(readKeptHours(text)).toBeNull();
});

test.each([
  [[], "09:00-17:00"],
  [["09:00-12:30"], "13:00-14:00"],
  [["09:00-22:30"], "-"],
  [["20:00-00:00"], "-"],
  [["09:00-"], "-"],
])("after %s suggests %s", (before, next) => {
  const typed = before.map((text) => ({ from: text.slice(0, 5), until: text.slice(6) }));
  expect(nextSpan(typed)).toEqual({ from: next.split("-")[0], until: next.split("-")[1] });
});
