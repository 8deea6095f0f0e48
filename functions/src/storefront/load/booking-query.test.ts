import { expect, test } from "vitest";
import { readAskedTimes, readStart } from "./booking-month.ts";

const asked = (query: string) => readAskedTimes(new URLSearchParams(query));

test("reads month, day and zone from the URL", () => {
  expect(asked("month=2026-11&day=2026-11-26&zone=America%2FNew_York")).toEqual({
    ...{ month: "2026-11", day: "2026-11-26", zone: "America/New_York" },
  });
  expect(asked("day=2027-02-28")).toEqual({ month: "2027-02", day: "2027-02-28", zone: null });
});

test.each([
  "",
  "month=2026-13&day=2026-02-30&zone=Mars%2FBase",
  "month=november&day=tomorrow&zone=%00",
  "month=1026-11&day=1026-11-02",
  `zone=${"a".repeat(99)}`,
])("ignores invalid values: %s", (query) => {
  expect(asked(query)).toEqual({ month: null, day: query.includes("1026") ? "1026-11-02" : null, zone: null });
});

test("accepts only starts at multiples of five minutes", () => {
  expect(readStart("29744190")).toBe(29_744_190);
  for (const typed of [null, "", "29744191", "-5", "1e3", "12.5", "9999999999", "soon"]) expect(readStart(typed)).toBeNull();
});
