import { describe, expect, it } from "vitest";
import { relativeTime, shortDate } from "./time-labels.ts";

const NOW = new Date(2026, 10, 20, 9, 41).getTime();
const MINUTE = 60_000;

describe("relative time", () => {
  it.each([
    [0, "just now"],
    [-30_000, "just now"],
    [-5 * MINUTE, "5 minutes ago"],
    [-3 * 60 * MINUTE, "3 hours ago"],
    [-26 * 60 * MINUTE, "yesterday"],
    [3 * 24 * 60 * MINUTE, "in 3 days"],
    [-8 * 24 * 60 * MINUTE, "Nov 12"],
  ])("formats %i ms ago as «%s»", (difference, words) => {
    expect(relativeTime(NOW + difference, NOW, "en")).toBe(words);
  });

  it("counts calendar days, not periods of 24 hours", () => {
    const saturday = new Date(2026, 10, 28, 0, 52).getTime();
    expect(relativeTime(new Date(2026, 10, 30, 15).getTime(), saturday, "en")).toBe("in 2 days");
    expect(relativeTime(new Date(2026, 10, 26, 23).getTime(), saturday, "en")).toBe("2 days ago");
    expect(relativeTime(new Date(2026, 10, 30, 1).getTime(), new Date(2026, 10, 28, 23).getTime(), "en")).toBe("in 2 days");
  });

  it("includes the year only when it is another one", () => {
    expect(shortDate(new Date(2025, 0, 2).getTime(), NOW, "en")).toBe("Jan 2, 2025");
    expect(shortDate(new Date(2026, 0, 2).getTime(), NOW, "en")).toBe("Jan 2");
  });
});
