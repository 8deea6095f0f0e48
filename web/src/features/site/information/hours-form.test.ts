import { expect, test } from "vitest";
import { findProblem, readTyped } from "./hours-form.ts";

const ENDS = ["from", "until"] as const;
const wrongFields = (spans: { from: string; until: string }[]) =>
  spans.flatMap((_, at) => ENDS.filter((end) => findProblem(spans)?.isIn(at, end)).map((end) => `${at} ${end}`));

test.each([
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
])("hours with %s say in words what is missing, at the fields it is missing from", (_, spans, words, fields) => {
  expect(findProblem(spans)).toMatchObject({ isHalf: true, words });
  expect(wrongFields(spans)).toEqual(fields);
});

test("hours that overlap are wrong where the later ones begin", () => {
  const spans = [
    { from: "09:00", until: "12:30" },
    { from: "12:00", until: "18:00" },
    { from: "20:00", until: "22:00" },
  ];
  expect(findProblem(spans)).toMatchObject({ isHalf: false, words: expect.stringContaining("overlap") });
  expect(wrongFields(spans)).toEqual(["1 from"]);
});

test("a closed day, and an evening past midnight, are right", () => {
  expect(findProblem([])).toBeNull();
  expect(findProblem([{ from: "18:00", until: "02:00" }])).toBeNull();
});

test("what was kept comes back as it was typed, and anything else is nothing", () => {
  const typed = [{ from: "09:00", until: "" }];
  expect(readTyped(JSON.stringify(typed))).toEqual(typed);
  for (const text of [null, "", "{", "{}", "[1]", JSON.stringify(Array(5).fill(typed[0]))]) expect(readTyped(text)).toBeNull();
});
