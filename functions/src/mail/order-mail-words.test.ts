import type { Order, Tracking } from "@awning/domain/order/order";
import { expect, test } from "vitest";
import { renderMail } from "./render-mail.tsx";
import { sampleOrderContent } from "./samples.ts";

const textOf = async (kind: "new-order" | "order-ready" | "order-dispatched" | "order-received", changes: Partial<Order>) =>
  (await renderMail({ kind, ...sampleOrderContent("https://awning.example", "https://media.example/o/", changes) })).text;
const open = { status: "open", holdUntil: null } as const;
const sentWith = (tracking: Tracking | null): Partial<Order> => ({
  ...open,
  fulfilmentStatus: "fulfilled",
  shipments: [{ id: "s1", at: 0, lines: [{ line: 0, quantity: 2 }], tracking, state: "shipped" }],
});

test("asks nothing of the owner when the buyer has the goods", async () => {
  const paid = { ...open, paymentStatus: "paid", paymentMethod: "card", delivery: "none" } as const;
  expect(await textOf("new-order", { ...paid, status: "completed", fulfilmentStatus: "fulfilled" })).toContain("There’s nothing to do.");
  expect(await textOf("new-order", paid)).toContain("It’s ready to send.");
});

test("asks only cash payers to bring cash", async () => {
  const ready = { ...open, delivery: "pickup", fulfilmentStatus: "ready", paymentStatus: "unpaid" } as const;
  expect(await textOf("order-ready", { ...ready, paymentMethod: "cash" })).toMatch(/Bring\s+€99.50 in cash/);
  for (const paymentMethod of ["transfer", "link"] as const) {
    const text = await textOf("order-ready", { ...ready, paymentMethod });
    expect(text).not.toContain("cash");
    expect(text).toMatch(/Still to pay\s+€99.50/);
  }
  expect(await textOf("order-ready", { ...ready, paymentMethod: "transfer", paymentStatus: "paid" })).not.toContain("99.50");
});

test("asks buyers who pay on delivery to have the money ready", async () => {
  const sent = sentWith(null);
  const atTheDoor = { ...sent, paymentMethod: "on_delivery", paymentStatus: "unpaid" } as const;
  expect(await textOf("order-dispatched", atTheDoor)).toContain("Have €99.50 ready");
  expect(await textOf("order-dispatched", { ...atTheDoor, paymentStatus: "paid" })).not.toContain("ready:");
  expect(await textOf("order-dispatched", { ...sent, paymentMethod: "transfer", paymentStatus: "unpaid" })).not.toContain("ready:");
});

test("says where to find a tracking link without including a third-party URL", async () => {
  const tracking = { carrier: "", number: "", url: "https://parcels.example.test/1" };
  const text = await textOf("order-dispatched", sentWith(tracking));
  expect(text).toContain("See your order page for the tracking link");
  expect(text).not.toContain("parcels.example.test");
});

test("calls a parcel without a number shipping, not tracking", async () => {
  expect((await textOf("order-dispatched", sentWith(null))).toUpperCase()).not.toContain("TRACKING");
  const numbered = await textOf("order-dispatched", sentWith({ carrier: "Post", number: "1610", url: "" }));
  expect(numbered.toUpperCase()).toContain("TRACKING");
});

test("marks test orders for both sides", async () => {
  for (const kind of ["new-order", "order-received"] as const) {
    expect(await textOf(kind, { isTest: true })).toContain("This is a test order. No payment was taken.");
    expect(await textOf(kind, {})).not.toContain("test:");
  }
});

test("shows several orders in their current state and does not ask for paid ones", async () => {
  const { order, url, ...content } = sampleOrderContent("https://awning.example", "https://media.example/o/");
  const paid = { ...order, id: "paid", number: 1043, status: "open", paymentStatus: "paid" } as const;
  const { text } = await renderMail({ kind: "several-orders", order, url, ...content, others: [{ order: paid, url }] });
  const [, first = "", second = ""] = text.split(/Order #104[23]/);
  expect(first).toContain("Awaiting payment");
  expect(first).toContain("Bank transfer");
  expect(second).toMatch(/Status\s+Paid/);
  expect(second).not.toMatch(/Not paid|Bank transfer|how to pay/);
});
