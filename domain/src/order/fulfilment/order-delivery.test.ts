import { describe, expect, test } from "vitest";
import type { DeliveryMethod } from "../../shop/shop-settings.ts";
import { applyAction } from "../actions.ts";
import type { Order, OrderLine } from "../order.ts";
import { sampleLine, sampleOrder } from "../sample-order.ts";
import { deliverFiles, handOverFiles } from "./download.ts";
import type { LineQuantity } from "./shipment.ts";

const line = (productId: string, kind: OrderLine["kind"]) => sampleLine(productId, 2, { kind, counted: false });
const BOOK = line("book", "digital");
const TALK = line("talk", "digital");
const BOWL = line("bowl", "physical");
const LESSON = line("lesson", "service");
const WITH_FILES = new Set(["book"]);

const placed = (lines: Order["lines"], delivery: DeliveryMethod = "none", total = 500): Order => sampleOrder({ lines, delivery, total });

function pay(order: Order) {
  const paid = applyAction(order, { type: "mark_paid" }, 5);
  if (typeof paid === "string") throw new Error(paid);
  return handOverFiles(order, paid, WITH_FILES, 5);
}

describe("a paid order", () => {
  test("delivers its files and completes in one step with one mail", () => {
    const { order, mails } = pay(placed([BOOK]));
    expect(order).toMatchObject({ status: "completed", paymentStatus: "paid", fulfilmentStatus: "fulfilled", rev: 2 });
    expect(order.events.map(({ type, by }) => `${type} by ${by}`)).toEqual(["placed by buyer", "paid by owner", "fulfilled by system"]);
    expect(order.shipments).toMatchObject([{ lines: [{ line: 0, quantity: 2 }], tracking: null }]);
    expect(mails).toEqual([{ kind: "files-ready", part: "" }]);
  });

  test("keeps what must ship, and mails about payment and files separately", () => {
    const { order, mails } = pay(placed([BOOK, BOWL], "shipping"));
    expect(order).toMatchObject({ status: "open", fulfilmentStatus: "partly_fulfilled" });
    expect(order.shipments[0]?.lines).toEqual([{ line: 0, quantity: 2 }]);
    expect(mails.map(({ kind }) => kind)).toEqual(["payment-received", "files-ready"]);
  });

  test("for pickup stays whole until it is ready, but its files are available", () => {
    const { order, mails } = pay(placed([BOOK, BOWL], "pickup"));
    expect(order).toMatchObject({ status: "open", fulfilmentStatus: "unfulfilled", shipments: [] });
    expect(mails.map(({ kind }) => kind)).toEqual(["payment-received", "files-ready"]);
  });

  test("waits for its owner if a product has no file yet", () => {
    expect(pay(placed([TALK])).order).toMatchObject({ status: "open", fulfilmentStatus: "unfulfilled" });
    expect(pay(placed([TALK])).mails.map(({ kind }) => kind)).toEqual(["payment-received"]);
    expect(pay(placed([BOOK, TALK])).order.shipments[0]?.lines).toEqual([{ line: 0, quantity: 2 }]);
  });

  test("waits with its services until the owner completes them", () => {
    const { order, mails } = pay(placed([BOOK, LESSON]));
    expect(order).toMatchObject({ status: "open", fulfilmentStatus: "partly_fulfilled" });
    expect(mails.map(({ kind }) => kind)).toEqual(["payment-received", "files-ready"]);
    const done = applyAction(order, { type: "fulfil", tracking: null }, 6);
    expect(done).toMatchObject({ order: { status: "completed", fulfilmentStatus: "fulfilled" }, mails: [{ kind: "order-dispatched" }] });
  });

  test("keeps back what its buyer withdrew from before paying", () => {
    const withdrawn = (lines: LineQuantity[], order = placed([BOOK, BOWL], "shipping")): Order => ({
      ...order,
      withdrawals: [
        {
          id: "w1",
          at: 1,
          name: "Ada",
          lines,
          words: "",
          isByNumber: true,
          refundBy: "2026-05-15",
          isBack: false,
          use: "",
          settledAt: null,
          isSettledByHand: false,
        },
      ],
    });
    const whole = pay(withdrawn([{ line: 0, quantity: 2 }]));
    expect(whole.order).toMatchObject({ fulfilmentStatus: "unfulfilled", shipments: [] });
    expect(whole.mails.map(({ kind }) => kind)).toEqual(["payment-received"]);
    expect(pay(withdrawn([{ line: 0, quantity: 1 }])).order.shipments[0]?.lines).toEqual([{ line: 0, quantity: 1 }]);
  });

  test("is not delivered twice", () => {
    const { order } = pay(placed([BOOK]));
    expect(deliverFiles(order, WITH_FILES, 6)).toBeNull();
    const again = { order, mails: [] };
    expect(handOverFiles(order, again, WITH_FILES, 6)).toBe(again);
  });
});

test("a free order delivers files at once, and an unpaid one does not", () => {
  const free = deliverFiles(placed([BOOK], "none", 0), WITH_FILES, 0);
  expect(free).toMatchObject({ status: "completed", paymentStatus: "none_due", fulfilmentStatus: "fulfilled", rev: 1 });
  expect(deliverFiles(placed([BOOK]), WITH_FILES, 0)).toBeNull();
});

test("orders canceled or undone before payment deliver nothing", () => {
  const order = placed([BOOK]);
  const cancelled = applyAction(order, { type: "cancel", reason: "No", restock: false }, 1);
  if (typeof cancelled === "string") throw new Error(cancelled);
  expect(handOverFiles(order, cancelled, WITH_FILES, 1)).toBe(cancelled);
});
