import { describe, expect, it } from "vitest";
import { greeting, startOfDay } from "./day-figures.ts";

const at = (hour: number, day = 20) => new Date(2026, 10, day, hour).getTime();

describe("today so far", () => {
  it("begins at midnight in the owner’s time zone, also after clock changes", () => {
    const day = (zone: string, before?: number) => new Date(startOfDay(Date.parse("2026-10-27T03:00Z"), zone, before)).toISOString();
    expect([day("Europe/Berlin"), day("America/New_York")]).toEqual(["2026-10-26T23:00:00.000Z", "2026-10-26T04:00:00.000Z"]);
    // The clocks went back in between.
    expect(day("Europe/Berlin", 6)).toBe("2026-10-20T22:00:00.000Z");
  });

  it.each([
    [4, ""],
    [5, "Good morning"],
    [11, "Good morning"],
    [12, "Good afternoon"],
    [18, "Good evening"],
    [22, "Good evening"],
    [23, ""],
    [0, ""],
  ])("greets at %i with «%s»", (hour, words) => {
    expect(greeting(at(hour))).toBe(words);
  });
});
