import { describe, expect, it } from "vitest";
import { greeting, startOfDay } from "./day-figures.ts";

const at = (hour: number, day = 20) => new Date(2026, 10, day, hour).getTime();

describe("the day so far", () => {
  it("begins at midnight", () => {
    expect(startOfDay(at(10))).toBe(at(0));
  });

  it.each([
    [4, "Good morning"],
    [11, "Good morning"],
    [12, "Good afternoon"],
    [18, "Good evening"],
    [3, "Good evening"],
  ])("at %i says «%s»", (hour, words) => {
    expect(greeting(at(hour))).toBe(words);
  });
});
