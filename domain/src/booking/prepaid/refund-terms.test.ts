import { describe, expect, test } from "vitest";
import { cancellationTerms, refundOf, refundWords } from "./refund-terms.ts";

const terms = (early: number, late: number, guestCancelNotice: number | null = 1440) => ({
  ...{ price: 4500, guestCancelNotice },
  prepay: { ask: "deposit", deposit: 2000, early, late } as const,
});
const START = 10 * 86_400_000;
const DEADLINE = START - 86_400_000;
const booked = (service = terms(100, 50)) => ({ orderId: "o1", status: "confirmed", startsAt: START, service });

describe("what ending a booking gives back", () => {
  test("follows the terms of the service when its guest cancels, to the minute of the deadline", () => {
    const at = (moment: number, service = terms(100, 50)) => refundOf(booked(service), { type: "cancel" }, "guest", moment);
    expect([at(DEADLINE), at(DEADLINE + 1), at(DEADLINE + 1, terms(50, 100))]).toEqual([100, 50, 50]);
  });

  test("is what its owner says who cancels, and waits for them where they say nothing", () => {
    const cancel = (refund?: number) => refundOf(booked(), { type: "cancel", refund }, "owner", START);
    expect([cancel(), cancel(0), cancel(25)]).toEqual([null, 0, 25]);
  });

  test.each(["decline", "lapse", "withdraw", "cancel"])("is everything of a request that comes to nothing: %s", (type) => {
    expect(refundOf({ ...booked(terms(0, 0)), status: "pending" }, { type }, "guest", START)).toBe(100);
  });

  test("is nobody's to say where nothing was paid, a wish was answered, or it goes on", () => {
    const none = [
      refundOf({ ...booked(), orderId: null }, { type: "cancel" }, "guest", 0),
      refundOf(booked(), { type: "decline" }, "owner", 0),
      refundOf(booked(), { type: "no_show" }, "owner", START),
      refundOf(booked(), { type: "drop" }, "system", 0),
    ];
    expect(none).toEqual([null, null, null, null]);
  });
});

describe("the terms in words", () => {
  const said = (...args: Parameters<typeof terms>) => cancellationTerms(terms(...args), "until Tue, 14:00");

  test.each([
    [said(100, 0), "Free cancellation until Tue, 14:00. After that, the deposit is kept."],
    [said(100, 50), "Free cancellation until Tue, 14:00. After that, 50% of the deposit is refunded."],
    [said(50, 0), "Cancel until Tue, 14:00 and 50% of the deposit is refunded. After that, the deposit is kept."],
    [said(100, 100), "Free cancellation until it starts."],
    [said(100, 0, 0), "Free cancellation until it starts."],
    [said(0, 100), "The deposit isn’t refunded if you cancel."],
    [said(100, 0, null), "It can’t be canceled online."],
  ])("%s", (words, wanted) => {
    expect(words).toBe(wanted);
  });

  test("speak of the payment where the whole price is paid, and say nothing where nothing is", () => {
    const full = { ...terms(100, 0), prepay: { ask: "full", deposit: 0, early: 100, late: 0 } as const };
    expect(cancellationTerms(full, "until Tue, 14:00")).toContain("the payment is kept");
    expect(cancellationTerms({ ...full, price: 0 }, "")).toBe("");
  });

  test("tell a guest what comes back", () => {
    expect([0, 25, 100].map((percent) => refundWords(percent, "deposit"))).toEqual([
      "Your deposit isn’t refunded.",
      "25% of your deposit is refunded.",
      "Your deposit is refunded in full.",
    ]);
  });
});
