import { describe, expect, test } from "vitest";
import { momentOf } from "../../time/zoned-time.ts";
import { applyAction, orderActionSchema } from "../actions.ts";
import { paidLabel } from "../labels.ts";
import type { Order } from "../order.ts";
import { sampleOrder } from "../sample-order.ts";
import { defaultMethod, paidDays, placedBefore } from "./mark-paid.ts";

const PLACED = Date.parse("2026-05-10T22:30:00Z");
const NOW = Date.parse("2026-05-14T22:30:00Z");
const order = (changes: Partial<Order> = {}) => sampleOrder({ placedAt: PLACED, ...changes });
const mark = (act: object, of = order(), zone = "UTC") => applyAction(of, { type: "mark_paid", ...act }, NOW, zone);

describe("payments recorded by the owner", () => {
  test.each(["2026-05-10", "2026-05-12", "2026-05-14"])("came on %s, between the order's day and today", (day) => {
    expect(mark({ day })).toMatchObject({ order: { paymentStatus: "paid", payments: [{ day, at: NOW, method: "transfer" }] } });
  });

  test.each(["2026-05-09", "2026-05-15", "2025-05-12", "2027-05-12"])("did not come on %s", (day) => {
    expect(mark({ day })).toBe("day");
  });

  test("use the owner's calendar", () => {
    expect(paidDays(order(), NOW, "Europe/Tallinn")).toEqual({ from: "2026-05-11", to: "2026-05-15" });
    expect(mark({ day: "2026-05-15" }, order(), "Europe/Tallinn")).toMatchObject({ order: { payments: [{ day: "2026-05-15" }] } });
    expect(mark({ day: "2026-05-10" }, order(), "Europe/Tallinn")).toBe("day");
    expect(mark({ day: "2026-05-14" }, order(), "America/New_York")).toMatchObject({ order: { paymentStatus: "paid" } });
    expect(mark({ day: "2026-05-15" }, order(), "America/New_York")).toBe("day");
  });

  test("of a manual order may be of the quarter before the one it was placed in, and of none that ended more than a year before", () => {
    const zone = "Europe/Tallinn";
    const until = placedBefore(momentOf({ day: "2026-04-01", minute: 0 }, zone));
    const first = (placedAt: number) => paidDays(order({ source: "manual", placedAt }), Date.parse("2027-05-14"), zone).from;
    expect([first(until - 1), first(until)]).toEqual(["2026-03-31", "2026-04-01"]);
  });

  test("default to today and the order's method", () => {
    expect(mark({}, order(), "Europe/Tallinn")).toMatchObject({ order: { payments: [{ day: "2026-05-15", method: "transfer" }] } });
    expect([defaultMethod("transfer"), defaultMethod("cash"), defaultMethod("on_delivery"), defaultMethod("link")]).toEqual([
      "transfer",
      "cash",
      "cash",
      "link",
    ]);
  });

  test("can use another method; cash payments send no mail", () => {
    expect(mark({ way: "cash" })).toMatchObject({ order: { paymentMethod: "transfer", payments: [{ method: "cash" }] }, mails: [] });
    const atTheDoor = order({ paymentMethod: "on_delivery", status: "open" });
    expect(mark({ way: "cash" }, atTheDoor)).toMatchObject({ order: { payments: [{ method: "on_delivery" }] }, mails: [] });
    expect(mark({ way: "transfer" }, atTheDoor)).toMatchObject({
      order: { payments: [{ method: "transfer" }] },
      mails: [{ kind: "payment-received" }],
    });
  });

  test("send one mail, unless first recorded as cash", () => {
    const again = (way: string, then: string) => {
      const first = mark({ way });
      const undone = typeof first === "string" ? first : applyAction(first.order, { type: "undo_paid" }, NOW + 1);
      return typeof undone === "string" ? undone : mark({ way: then }, undone.order);
    };
    expect(again("transfer", "transfer")).toMatchObject({ mails: [] });
    expect(again("cash", "transfer")).toMatchObject({ mails: [{ kind: "payment-received" }] });
    expect(again("cash", "cash")).toMatchObject({ mails: [] });
  });

  test("can precede the recording of a manual order", () => {
    const stall = order({ source: "manual" });
    expect(mark({ day: "2026-05-02" }, stall)).toMatchObject({ order: { payments: [{ day: "2026-05-02" }] } });
    expect(mark({ day: "2025-05-02" }, stall)).toBe("day");
  });

  test("allow the order's day even if the device clock is behind", () => {
    expect(paidDays(order(), PLACED - 86_400_000, "UTC")).toEqual({ from: "2026-05-10", to: "2026-05-10" });
  });

  test("are refused for cards", () => {
    expect(mark({ way: "cash" }, order({ paymentMethod: "card" }))).toBe("state");
  });
});

test("refuse invalid days and methods", () => {
  const fits = (act: object) => orderActionSchema.safeParse({ type: "mark_paid", ...act }).success;
  expect([{}, { day: "2026-05-12", way: "link" }].map(fits)).toEqual([true, true]);
  expect([{ day: "2026-02-30" }, { day: "12.05.2026" }, { day: "" }, { way: "card" }, { way: "on_delivery" }].map(fits)).toEqual(
    Array(5).fill(false),
  );
});

test("a payment shows its day and method", () => {
  expect(paidLabel({ day: "2026-05-12", method: "link" }, "en-GB")).toBe("12 May 2026, by payment link");
});
