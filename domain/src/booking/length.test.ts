import { expect, test } from "vitest";
import { lengthLabel } from "./length.ts";

test("uses the largest units", () => {
  expect([5, 60, 90, 120, 61, 720, 1440].map(lengthLabel)).toEqual([
    ...["5 minutes", "1 hour", "1 hour 30 minutes", "2 hours", "1 hour 1 minute", "12 hours", "1 day"],
  ]);
});
