import { expect, test } from "vitest";
import { lastDayOf } from "../../time/legal-period.ts";
import { HOLIDAY_COUNTRIES } from "../../time/public-holidays.ts";
import { addDays, momentOf } from "../../time/zoned-time.ts";
import { applyAction } from "../actions.ts";
import type { Order } from "../order.ts";
import { sampleLine, sampleOrder, sampleRefund } from "../sample-order.ts";
import { isWithdrawable, type ShopDays, withdrawableQuantities, withdrawalRights } from "./period.ts";

const BERLIN: ShopDays = { zone: "Europe/Berlin", country: "DE" };
const at = (day: string, minute: number, zone = BERLIN.zone) => momentOf({ day, minute }, zone);
const NOON = 12 * 60;

/** An order of two mugs and a lesson, sent on November 2, 2026. */
function sent(changes: Partial<Order> = {}): Order {
  const lines = [sampleLine("mug", 2), sampleLine("lesson", 1, { kind: "service", counted: false })];
  const placed = sampleOrder({ lines, status: "open", paymentStatus: "paid", placedAt: at("2026-11-01", NOON), ...changes });
  const moved = applyAction(placed, { type: "fulfil", tracking: null, lines: [{ line: 0, quantity: 2 }] }, at("2026-11-02", NOON));
  if (typeof moved === "string") throw new Error(moved);
  return moved.order;
}

function delivered(order: Order, day: string): Order {
  const moved = applyAction(order, { type: "deliver", parcel: order.shipments[0]?.id ?? "" }, at(day, NOON));
  if (typeof moved === "string") throw new Error(moved);
  return moved.order;
}

const lastDays = (order: Order, shop = BERLIN) => withdrawalRights(order, shop).map(({ lastDay }) => lastDay);

test("goods count from the day they arrived, services from the order", () => {
  expect(lastDays(delivered(sent(), "2026-11-04"))).toEqual(["2026-11-18", "2026-11-16"]);
});

test("the period of goods has not begun while something is still to come", () => {
  const lines = [sampleLine("mug", 1), sampleLine("vase", 1)];
  const open = sampleOrder({ lines, status: "open", paymentStatus: "paid" });
  const part = applyAction(open, { type: "fulfil", tracking: null, lines: [{ line: 0, quantity: 1 }] }, at("2026-11-02", NOON));
  if (typeof part === "string") throw new Error(part);
  expect(lastDays(part.order)).toEqual([null, null]);
  expect(withdrawalRights(part.order, BERLIN).every((one) => isWithdrawable(one, at("2028-01-01", 0)))).toBe(true);
});

test("a parcel that nobody marked as delivered counts as received two weeks after it left; a later mark counts", () => {
  expect(lastDays(sent())[0]).toBe(lastDayOf("2026-11-16", 14, ["DE"]));
  expect(lastDays(delivered(sent(), "2026-11-25"))[0]).toBe(lastDayOf("2026-11-25", 14, ["DE"]));
});

test.each([
  ["Europe/Berlin", "2026-11-04", "2026-11-18"],
  // Clocks go back on October 25, 2026, within the period.
  ["Europe/Berlin", "2026-10-20", "2026-11-03"],
  ["Pacific/Auckland", "2026-11-04", "2026-11-18"],
  ["America/New_York", "2026-11-04", "2026-11-18"],
])("a withdrawal at 23:59 of the last day counts, at 00:00 not, in %s", (zone, from, last) => {
  const shop = { zone, country: "DE" };
  const order = sampleOrder({ lines: [sampleLine("lesson", 1, { kind: "service" })], status: "open", placedAt: at(from, NOON, zone) });
  const [right] = withdrawalRights(order, shop);
  expect(right?.lastDay).toBe(last);
  const isOpenAt = (moment: number) => right !== undefined && isWithdrawable(right, moment);
  expect([isOpenAt(at(last, 23 * 60 + 59, zone)), isOpenAt(at(last, 24 * 60, zone) - 1), isOpenAt(at(last, 24 * 60, zone))]).toEqual([
    true,
    true,
    false,
  ]);
});

test("an order placed in the first or the last minute of any day of 2024 to 2030 counts from that day, with both countries’ holidays", () => {
  const address = { name: "A", street: "B", extra: "", postcode: "1", city: "C", state: "" };
  const wrong: string[] = [];
  for (const country of HOLIDAY_COUNTRIES)
    for (let day = "2024-01-01"; day <= "2030-12-31"; day = addDays(day, 1))
      for (const minute of [0, 23 * 60 + 59]) {
        const lines = [sampleLine("lesson", 1, { kind: "service" })];
        const order = sampleOrder({ lines, status: "open", placedAt: at(day, minute), shipTo: { ...address, country } });
        if (lastDays(order)[0] !== lastDayOf(day, 14, ["DE", country])) wrong.push(`${day} ${minute} ${country}`);
      }
  expect(wrong).toEqual([]);
});

test.each([
  ["standard", null],
  ["sealed", null],
  ["custom", "custom"],
  ["perishable", "perishable"],
  ["dated", "dated"],
] as const)("a product that is %s is excepted as %s", (withdrawal, why) => {
  const order = sampleOrder({ lines: [sampleLine("mug", 1, { withdrawal })], status: "open" });
  expect(withdrawalRights(order, BERLIN)).toMatchObject([{ why, isSealed: withdrawal === "sealed" }]);
});

test("a booked time is excepted, and files once they were delivered with consent", () => {
  const lines = [
    sampleLine("r1", 1, { kind: "service", variantId: "booking" }),
    sampleLine("book", 1, { kind: "digital" }),
    sampleLine("print", 1, { kind: "digital" }),
  ];
  const { consents } = sampleOrder();
  const shipments = [{ id: "s1", at: 0, lines: [{ line: 1, quantity: 1 }], tracking: null, state: "delivered" as const }];
  const why = (digital: boolean) =>
    withdrawalRights(sampleOrder({ lines, status: "open", shipments, consents: { ...consents, digital } }), BERLIN).map((one) => one.why);
  expect([why(true), why(false)]).toEqual([
    ["dated", "files", null],
    ["dated", null, null],
  ]);
});

test("files that can be downloaded are excepted, though a pickup order hands them over with the rest", () => {
  const lines = [sampleLine("mug", 1), sampleLine("book", 1, { kind: "digital" })];
  const consents = { ...sampleOrder().consents, digital: true };
  const why = (paymentStatus: "paid" | "unpaid") =>
    withdrawalRights(sampleOrder({ lines, consents, delivery: "pickup", status: "open", paymentStatus }), BERLIN).map((one) => one.why);
  expect([why("paid"), why("unpaid")]).toEqual([
    [null, "files"],
    [null, null],
  ]);
});

test.each([
  ["ended", { status: "cancelled" }, false],
  ["bought by a business that cannot withdraw", { status: "open", isBusinessSale: true }, false],
  ["sold in person", { status: "open", source: "manual", delivery: "pickup" }, false],
  ["entered by the owner and shipped", { status: "open", source: "manual" }, true],
  ["placed in the shop", { status: "open" }, true],
] as const)("an order that is %s: withdrawal is offered: %s", (_, changes, isOffered) => {
  expect(withdrawalRights(sampleOrder(changes), BERLIN).length > 0).toBe(isOffered);
});

test("units that were refunded without a withdrawal are gone, and a refund after a withdrawal takes nothing more", () => {
  const refund = { ...sampleRefund(), lines: [{ line: 0, quantity: 1 }] };
  const withdrawal = {
    ...{
      id: "w2",
      name: "A",
      words: "",
      isByNumber: false,
      refundBy: "2026-11-18",
      isBack: false,
      use: "",
      settledAt: null,
      isSettledByHand: false,
    },
    ...{ at: 20, lines: [{ line: 0, quantity: 1 }] },
  };
  const left = (changes: Partial<Order>) => withdrawableQuantities(sampleOrder({ lines: [sampleLine("mug", 3)], ...changes }));
  expect(left({ refunds: [{ ...refund, at: 10 }] })).toEqual([2]);
  expect(left({ withdrawals: [withdrawal] })).toEqual([2]);
  expect(left({ refunds: [{ ...refund, at: 10 }], withdrawals: [withdrawal] })).toEqual([1]);
  expect(left({ refunds: [{ ...refund, at: 30 }], withdrawals: [withdrawal] })).toEqual([2]);
  expect(left({ refunds: [{ ...refund, at: 30, state: "failed" }] })).toEqual([3]);
});
