import type { Countable } from "@awning/domain/order/ordered";
import { describe, expect, it } from "vitest";
import { greeting, startOfDay } from "./day-figures.ts";
import { daySales } from "./day-sales.ts";

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

  const order = (placedAt: string, total: number): Countable => ({
    ...{ status: "open", paymentMethod: "cash", paymentStatus: "unpaid", isTest: false, currency: "EUR" },
    ...{ placedAt: Date.parse(placedAt), total },
  });
  // The newest first; at noon in Berlin, one hour ahead.
  const orders = [
    order("2026-11-28T08:00Z", 2400),
    order("2026-11-27T23:00Z", 100),
    order("2026-11-22T10:00Z", 500),
    order("2026-11-21T11:00Z", 7000),
    order("2026-11-21T10:59Z", 1000),
    order("2026-11-20T22:59Z", 9000),
  ];
  const sales = (count: number, isCutOff = false) =>
    daySales(orders.slice(0, count), isCutOff, "Europe/Berlin", Date.parse("2026-11-28T11:00Z"));

  it("compares sales with the same weekday up to the same time", () => {
    expect(sales(6)).toEqual({
      currency: "EUR",
      today: { count: 2, total: 2500 },
      before: { count: 1, total: 1000 },
      days: [500, 0, 0, 0, 0, 0, 2500],
    });
  });

  it("compares nothing and draws no day that the orders do not reach back to", () => {
    expect(sales(5, true).before).toBeNull();
    expect(sales(6, true).before).toEqual({ count: 1, total: 1000 });
    expect(sales(3, true).days).toEqual([0, 0, 0, 0, 0, 2500]);
  });
});
