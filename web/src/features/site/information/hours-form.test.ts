import { expect, test } from "vitest";
import { readHours, showHours } from "./day-hours.tsx";

test("reports overlapping hours at the start of the later ones", () => {
  const spans = [
    { from: "09:00", until: "12:30" },
    { from: "12:00", until: "18:00" },
    { from: "20:00", until: "22:00" },
  ];
  const read = readHours(spans);
  if (!("error" in read)) throw new Error("nothing was wrong");
  expect(read.error).toMatchObject({ isHalf: false, text: expect.stringContaining("overlap") });
  expect(spans.map((_, at) => read.error.isIn(at, "from"))).toEqual([false, true, false]);
  expect(read.error.isIn(1, "until")).toBe(false);
});

test("accepts a closed day, and an evening past midnight", () => {
  const evening = [{ from: "18:00", until: "02:00" }];
  expect(readHours([])).toEqual({ value: [] });
  expect(readHours(evening)).toEqual({ value: evening });
});

test("shows a day that ends at midnight as fields can", () => {
  expect(showHours([{ from: "09:00", until: "24:00" }])).toEqual([{ from: "09:00", until: "00:00" }]);
});
