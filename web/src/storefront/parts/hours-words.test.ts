import { expect, test } from "vitest";
import { daysWords, spansWords } from "./hours-words.ts";

test.each([
  [[], "Closed"],
  [
    [
      ["09:00", "12:00"],
      ["14:00", "24:00"],
    ],
    "09:00 – 12:00, 14:00 – 24:00",
  ],
  [[["20:00", "02:00"]], "20:00 – 02:00"],
  [[["00:00", "24:00"]], "Open all day"],
  [[["00:00", "00:00"]], "Open all day"],
  [[["09:00", "09:00"]], "24 hours from 09:00"],
])("the hours %j are said as %s", (spans, words) => {
  expect(spansWords(spans.map(([from = "", until = ""]) => ({ from, until })))).toBe(words);
});

test("days that follow each other are said in one", () => {
  expect([daysWords(["mon"]), daysWords(["sat", "sun"]), daysWords(["mon", "tue", "wed"])]).toEqual([
    "Monday",
    "Saturday, Sunday",
    "Monday – Wednesday",
  ]);
});
