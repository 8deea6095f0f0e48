import { expect, test } from "vitest";
import { formatDays, formatSpans, openLabel } from "./hours-labels.ts";

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
])("describes the hours %j as %s", (spans, words) => {
  expect(formatSpans(spans.map(([from = "", until = ""]) => ({ from, until })))).toBe(words);
});

test("combines consecutive days", () => {
  expect([formatDays(["mon"], "en"), formatDays(["sat", "sun"], "en"), formatDays(["mon", "tue", "wed"], "en")]).toEqual([
    "Monday",
    "Saturday, Sunday",
    "Monday – Wednesday",
  ]);
});

test.each([
  [{ isOpen: true, until: Date.parse("2026-05-04T16:00:00Z"), saidBy: "clock" }, "Open until 18:00"],
  [{ isOpen: true, until: Date.parse("2026-05-05T16:00:00Z"), saidBy: "weekday" }, "Open until Tuesday 18:00"],
  [{ isOpen: true, until: null, saidBy: "clock" }, "Open"],
  [{ isOpen: false, opensAt: Date.parse("2026-05-04T07:00:00Z"), saidBy: "weekday" }, "Opens Monday 09:00"],
  [{ isOpen: false, opensAt: Date.parse("2026-05-25T07:00:00Z"), saidBy: "date" }, "Opens Monday 25 May 09:00"],
  [{ isOpen: false, opensAt: null, saidBy: "clock" }, "Closed"],
] as const)("describes %j as %s", (opening, words) => {
  expect(openLabel(opening, "en", "Europe/Berlin")).toBe(words);
});

test("names days in the page’s language, and hours like the table of hours", () => {
  expect([formatDays(["mon", "tue", "wed"], "de"), formatDays(["sun"], "ar")]).toEqual(["Montag – Mittwoch", "الأحد"]);
  const opening = { isOpen: false, opensAt: Date.parse("2026-05-25T16:00:00Z"), saidBy: "date" } as const;
  expect(openLabel(opening, "de", "Europe/Berlin")).toBe("Opens Montag 25. Mai 18:00");
  expect(openLabel(opening, "en-US", "Europe/Berlin")).toBe("Opens Monday May 25 18:00");
});
