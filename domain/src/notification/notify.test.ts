import { describe, expect, test } from "vitest";
import { MAIL_KINDS } from "../mail/mail.ts";
import { applyAction } from "../order/actions.ts";
import { failedPart, flagPayment, oddPart } from "../order/money/card-payments.ts";
import type { Refund } from "../order/money/payment.ts";
import type { Order } from "../order/order.ts";
import { sampleLine, sampleOrder } from "../order/sample-order.ts";
import { withdraw } from "../order/withdrawal/withdraw.ts";
import { CHANNELS, hasChannel, isQuietAt, NOTIFY_ALL, NOTIFY_EVENTS, type NotifyEvent, notifySchema } from "./notify.ts";
import { bookingEventOf, notifyEventOf } from "./notify-event.ts";

const ALL_ON = { app: true, mail: true, push: true };

describe("notification settings", () => {
  test("default to on, also in documents from before there were other ways than mail", () => {
    expect(notifySchema.parse({})).toEqual(NOTIFY_ALL);
    expect(NOTIFY_EVENTS.map((event) => NOTIFY_ALL[event])).toEqual(NOTIFY_EVENTS.map(() => ALL_ON));
    expect(notifySchema.parse({ lowStock: { mail: false } }).lowStock).toEqual({ app: true, mail: false, push: true });
  });

  test("turn off single events and ignore unknown ones", () => {
    expect(notifySchema.parse({ lowStock: { app: false }, moneyBack: {}, eclipse: { mail: false } })).toEqual({
      ...NOTIFY_ALL,
      lowStock: { ...ALL_ON, app: false },
    });
  });

  test("accept only booleans and minutes of a day", () => {
    expect(notifySchema.safeParse({ lowStock: { mail: "no" } }).success).toBe(false);
    expect(notifySchema.safeParse({ quiet: { from: 0, until: 1440 } }).success).toBe(false);
  });

  test("every event has a way, a weekly summary only mail, and a mail that failed every way but mail", () => {
    const waysOf = (event: NotifyEvent) => CHANNELS.filter((channel) => hasChannel(event, channel));
    expect(NOTIFY_EVENTS.filter((event) => waysOf(event).length === 0)).toEqual([]);
    expect([waysOf("weeklySummary"), waysOf("mailFailed"), waysOf("newOrder"), waysOf("lowStock")]).toEqual([
      ["mail"],
      ["app", "push"],
      ["app", "mail", "push"],
      ["app", "mail"],
    ]);
  });
});

test.each([
  [null, 0, false],
  [{ from: 60, until: 120 }, 59, false],
  [{ from: 60, until: 120 }, 60, true],
  [{ from: 60, until: 120 }, 120, false],
  [{ from: 1320, until: 420 }, 1320, true],
  [{ from: 1320, until: 420 }, 0, true],
  [{ from: 1320, until: 420 }, 420, false],
  [{ from: 60, until: 60 }, 60, false],
] as const)("within quiet hours %j the minute %i: %s", (quiet, minute, isQuiet) => {
  expect(isQuietAt(quiet, minute)).toBe(isQuiet);
});

describe("the event of a mail", () => {
  const refund: Refund = {
    id: "r1",
    method: "transfer",
    amount: 500,
    reason: "Chipped",
    at: 1,
    by: "owner",
    state: "done",
    paymentRef: "",
    day: "",
    ref: "",
    lines: [],
    restocked: [],
    dropped: [],
    shipping: false,
  };

  test.each([
    ["new-order", "", "newOrder"],
    ["low-stock", "late-7", "lowStock"],
    ["order-changed", "address", "addressCorrected"],
    ["order-changed", "r1", "moneyBack"],
  ] as const)("%s %s", (kind, part, event) => {
    expect(notifyEventOf(kind, { ...sampleOrder({}), refunds: [refund] }, part)).toBe(event);
  });

  test.each([
    ["new-reservation", "requested-0", "newBooking"],
    ["reservation-changed", "confirmed-0", "bookingAnswered"],
    ["reservation-changed", "lapsed-0", "bookingAnswered"],
    ["reservation-changed", "moved-2", "bookingMoved"],
    ["reservation-changed", "cancelled-1", "bookingCancelled"],
    ["reservation-changed", "reminder-0-1440", "bookingReminder"],
    ["reservation-moved", "moved-2", null],
  ] as const)("%s %s", (kind, part, event) => {
    expect(bookingEventOf(kind, part)).toBe(event);
  });

  test.each([failedPart("r1"), oddPart("pi_1"), "", "something-new"])("a change with the part '%s' cannot be turned off", (part) => {
    const flagged = flagPayment({ ...sampleOrder({}), refunds: [{ ...refund, state: "failed" }] }, "pi_1", 2);
    expect(flagged && notifyEventOf("order-changed", flagged.order, part)).toBeNull();
  });

  test("an order canceled with a balance always notifies", () => {
    const open = sampleOrder({ paymentMethod: "transfer", status: "pending", paymentStatus: "unpaid" });
    const cancel = { type: "cancel", reason: "Gone", restock: true } as const;
    const unpaid = applyAction(open, cancel, 2);
    const paid = applyAction(open, { type: "mark_paid" }, 2);
    const kept = typeof paid === "string" ? paid : applyAction(paid.order, cancel, 3);
    if (typeof unpaid === "string" || typeof kept === "string") throw new Error("not cancelled");
    expect(notifyEventOf("order-changed", unpaid.order, "cancelled")).toBe("orderCancelled");
    expect(notifyEventOf("order-changed", kept.order, "cancelled")).toBeNull();
    const returned = applyAction(kept.order, { type: "refund", amount: kept.order.total, reason: "Gone" }, 4);
    if (typeof returned === "string") throw new Error("not given back");
    expect(notifyEventOf("order-changed", returned.order, "cancelled")).toBe("orderCancelled");
  });

  test("a withdrawal always notifies, unless it canceled an unpaid order and asks nothing", () => {
    const declared = { place: 0, lines: [{ line: 0, quantity: 1 }], words: "", name: "Anna" };
    const lines = [sampleLine("mug", 1)];
    const eventOf = (order: Order) => {
      const moved = withdraw(order, declared, { zone: "UTC", country: "" }, order.placedAt + 1);
      const [made] = moved?.order.withdrawals ?? [];
      if (!moved || !made) throw new Error("not withdrawn");
      return notifyEventOf("order-changed", moved.order, made.id);
    };
    const payment = { id: "p1", method: "transfer", amount: 100, at: 0, day: "", ref: "", fee: null } as const;
    expect(eventOf(sampleOrder({ lines, status: "open", paymentStatus: "paid", payments: [payment] }))).toBeNull();
    expect(eventOf(sampleOrder({ lines }))).toBe("orderCancelled");
  });

  test("mails to others and essential mails have no event", () => {
    const named = MAIL_KINDS.filter((kind) => notifyEventOf(kind, sampleOrder({}), "address") !== null);
    expect(named).toEqual(["new-order", "order-changed", "low-stock"]);
  });
});
