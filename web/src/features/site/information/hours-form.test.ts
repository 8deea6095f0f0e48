import { expect, test } from "vitest";
import { readHours, showHours } from "./hours-form.ts";

test("hours that overlap are wrong where the later ones begin", () => {
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

test("a closed day, and an evening past midnight, are right", () => {
  const evening = [{ from: "18:00", until: "02:00" }];
  expect(readHours([])).toEqual({ value: [] });
  expect(readHours(evening)).toEqual({ value: evening });
});

test("a day that ends at midnight is shown as fields can hold it", () => {
  expect(showHours([{ from: "09:00", until: "24:00" }])).toEqual([{ from: "09:00", until: "00:00" }]);
});
