import type { Order } from "@awning/domain/order/order";
import { isToFulfill } from "@awning/domain/order/to-fulfill";
import type { Product } from "@awning/domain/product/product";
import { describe, expect, it } from "vitest";
import { needsOf, orderNames } from "./needs.ts";

const order = (number: number, state: Partial<Order>) =>
  ({
    id: `o${number}`,
    number,
    delivery: "shipping",
    lines: [],
    shipments: [],
    refunds: [],
    withdrawals: [],
    events: [],
    status: "open",
    paymentStatus: "paid",
    fulfilmentStatus: "unfulfilled",
    attention: [],
    ...state,
  }) as Order;
const product = (id: string, variants: { id: string; name: string; price: null; lowAt?: number; backorder?: boolean }[] = []) =>
  ({ id, title: id, variants, lowAt: null, backorder: false }) as unknown as Product;

describe("to-dos of the owner", () => {
  it("puts orders to send into one line, then refunds, payments due, stock", () => {
    const needs = needsOf(
      [
        order(1, {}),
        order(2, { status: "pending", paymentStatus: "unpaid", holdUntil: 5 }),
        order(6, { status: "pending", paymentStatus: "unpaid", holdUntil: 9 }),
        order(3, {}),
        order(4, { status: "cancelled", paymentStatus: "paid" }),
        order(5, { status: "completed", fulfilmentStatus: "fulfilled" }),
      ],
      [product("mug")],
      () => 2,
      [],
      0,
      4,
    );
    expect(needs.map((need) => need.kind)).toEqual(["send", "refund", "payment", "stock"]);
    expect(needs[2]).toMatchObject({ orders: [{ number: 2 }, { number: 6 }], isLate: false });
    expect(needs[0]).toMatchObject({ way: "ship", orders: [{ number: 1 }, { number: 3 }] });
  });

  it.each([
    [5, true],
    [4, false],
  ])("calls payments late from the end of their hold on: at %i %s", (now, isLate) => {
    const unpaid = [5, 9].map((holdUntil) => order(holdUntil, { status: "pending", paymentStatus: "unpaid", holdUntil }));
    expect(needsOf(unpaid, [], () => null, [], 0, now)).toMatchObject([{ kind: "payment", isLate }]);
  });

  it("asks for cash on delivery when the parcel was delivered, not while the carrier has it", () => {
    const sent = (state: "shipped" | "delivered") =>
      order(1, {
        ...{ paymentMethod: "on_delivery", paymentStatus: "unpaid", fulfilmentStatus: "fulfilled" },
        shipments: [{ id: "s1", at: 1, lines: [{ line: 0, quantity: 1 }], tracking: null, state }],
      });
    const kinds = (one: Order) => needsOf([one], [], () => null).map(({ kind }) => kind);
    expect([kinds(sent("shipped")), kinds(sent("delivered"))]).toEqual([[], ["payment"]]);
    expect(kinds({ ...sent("shipped"), attention: ["A payment doesn’t match."] })).toContain("look");
  });

  it("separates parcels from pickups, counts each order to fulfill once, and omits what waits for its buyer", () => {
    const pickup = (number: number, state: Partial<Order> = {}) => order(number, { delivery: "pickup", ...state });
    const all = [order(1, {}), pickup(2), order(3, { fulfilmentStatus: "in_progress" }), pickup(4, { fulfilmentStatus: "ready" })];
    const needs = needsOf(all, [], () => null);
    expect(needs).toMatchObject([
      { kind: "send", way: "ship", orders: [{ number: 1 }, { number: 3 }] },
      { kind: "send", way: "prepare", orders: [{ number: 2 }] },
    ]);
    expect(needs.flatMap((need) => ("orders" in need ? need.orders : []))).toHaveLength(all.filter(isToFulfill).length);
  });

  it("puts booking requests after reviews, in one line", () => {
    const needs = needsOf([order(1, { attention: ["A refund failed."] }), order(2, {})], [], () => null, [], 3);
    expect(needs.map((need) => need.kind)).toEqual(["look", "requests", "send"]);
    expect(needs[1]).toEqual({ kind: "requests", count: 3 });
  });

  it("puts reviews first in one line, including orders that are closed or need something else too", () => {
    const done = { status: "completed", fulfilmentStatus: "fulfilled" } as const;
    const needs = needsOf(
      [order(1, { attention: ["A refund failed."] }), order(2, { ...done, attention: ["A payment does not fit."] }), order(3, done)],
      [],
      () => null,
    );
    expect(needs).toMatchObject([
      { kind: "look", orders: [{ number: 1 }, { number: 2 }] },
      { kind: "send", orders: [{ number: 1 }] },
    ]);
  });

  it("names the variant that runs out, sold out first, and omits untracked ones", () => {
    const left: Record<string, number | null> = { ash: 3, cobalt: 0, iron: 12, clay: null };
    const variants = ["ash", "cobalt", "iron", "clay"].map((id) => ({ id, name: id, price: null }));
    const needs = needsOf([], [product("mug", variants)], (_product, variant) => left[variant] ?? null);
    const [cobalt, ash] = [
      { name: "mug, cobalt", left: 0 },
      { name: "mug, ash", left: 3 },
    ];
    expect(needs).toMatchObject([{ kind: "stock", items: [cobalt, ash] }]);
  });

  it("uses each variant’s threshold", () => {
    const variants = [
      { id: "ash", name: "ash", price: null, lowAt: 12 },
      { id: "iron", name: "iron", price: null, lowAt: 0 },
    ];
    expect(needsOf([], [product("mug", variants)], (_product, variant) => (variant === "ash" ? 12 : 1))).toMatchObject([
      { items: [{ name: "mug, ash", left: 12 }] },
    ]);
  });

  it("says whether an item that is out of stock can still be ordered", () => {
    const variants = [
      { id: "ash", name: "ash", price: null, backorder: true },
      { id: "iron", name: "iron", price: null },
    ];
    expect(needsOf([], [product("mug", variants)], () => 0)).toMatchObject([{ items: [{ canWait: true }, { canWait: false }] }]);
  });

  it.each([
    [[1042], "#1042"],
    [[1042, 1041], "#1042 and #1041"],
    [[1042, 1041, 1039], "#1042, #1041 and #1039"],
    [[5, 4, 3, 2, 1], "#5, #4 and 3 more"],
  ])("names orders %j as «%s»", (numbers, words) => {
    expect(orderNames(numbers.map((number) => ({ number })))).toBe(words);
  });
});
