import { expect, test } from "vitest";
import { MAIL_KINDS, type MailKind } from "../mail/mail.ts";
import type { Shipment } from "../order/fulfilment/shipment.ts";
import type { Refund } from "../order/money/payment.ts";
import { holdsAgain, mailHolds } from "./mail-holds.ts";

type Told = Parameters<typeof mailHolds>[1];

const WAITING: Told = { status: "pending", paymentStatus: "unpaid", fulfilmentStatus: "unfulfilled", shipments: [], refunds: [] };
const PAID: Told = { ...WAITING, status: "open", paymentStatus: "paid" };
const FREE: Told = { ...PAID, paymentStatus: "none_due" };
const CANCELLED: Told = { ...WAITING, status: "cancelled", paymentStatus: "voided" };
const EXPIRED: Told = { ...CANCELLED, status: "expired" };
const FAILED: Told = { ...WAITING, paymentStatus: "failed" };
const READY: Told = { ...PAID, fulfilmentStatus: "ready" };
const shipped = (state: Shipment["state"]): Told => ({ ...PAID, shipments: [{ id: "s2", state }] });

const refunded = (state: Refund["state"]): Told => ({ ...PAID, refunds: [{ id: "r3", state }] });

test.each<[MailKind, string, Told, boolean]>([
  ["order-received", "", WAITING, true],
  ["order-received", "", PAID, true],
  ["order-received", "", CANCELLED, false],
  ["order-received", "", EXPIRED, false],
  ["new-order", "", PAID, true],
  ["new-order", "", CANCELLED, false],
  ["new-order", "", EXPIRED, false],
  ["payment-reminder", "", WAITING, true],
  ["payment-reminder", "", PAID, false],
  ["payment-reminder", "", { ...WAITING, status: "open" }, false],
  ["payment-reminder", "", CANCELLED, false],
  ["payment-reminder", "", EXPIRED, false],
  ["payment-failed", "f1", FAILED, true],
  ["payment-failed", "f1", { ...FAILED, paymentStatus: "processing" }, false],
  ["payment-failed", "f1", PAID, false],
  ["payment-failed", "f1", EXPIRED, false],
  ["payment-received", "p1", PAID, true],
  ["payment-received", "p1", { ...PAID, paymentStatus: "partly_refunded" }, true],
  ["payment-received", "p1", WAITING, false],
  ["payment-received", "p1", { ...CANCELLED, paymentStatus: "paid" }, false],
  ["payment-received", "p1", { ...PAID, paymentStatus: "refunded" }, false],
  ["files-ready", "", { ...PAID, status: "completed" }, true],
  ["files-ready", "", FREE, true],
  ["files-ready", "", WAITING, false],
  ["file-updated", "", PAID, true],
  ["file-updated", "", { ...PAID, paymentStatus: "refunded" }, false],
  ["order-ready", "", READY, true],
  ["order-ready", "", { ...READY, paymentStatus: "unpaid" }, true],
  ["order-ready", "", { ...READY, status: "cancelled" }, false],
  ["order-ready", "", { ...READY, fulfilmentStatus: "fulfilled", status: "completed" }, false],
  ["order-ready", "", { ...READY, fulfilmentStatus: "not_collected" }, false],
  ["order-ready", "", PAID, false],
  ["order-dispatched", "s2", shipped("shipped"), true],
  ["order-dispatched", "s2", { ...shipped("delivered"), status: "cancelled" }, true],
  ["order-dispatched", "s2", shipped("packed"), false],
  ["order-dispatched", "s2", PAID, false],
  ["tracking-changed", "s2.t4", shipped("shipped"), true],
  ["tracking-changed", "s2.t4", PAID, false],
  ["order-cancelled", "", CANCELLED, true],
  ["order-expired", "", EXPIRED, true],
  ["order-expired", "e5", PAID, false],
  ["order-refunded", "r3", refunded("pending"), true],
  ["order-refunded", "r3", refunded("done"), true],
  ["order-refunded", "r3", refunded("failed"), false],
  ["order-changed", "r3", refunded("failed"), false],
  ["order-changed", "r3-failed", refunded("failed"), true],
  ["order-changed", "cancelled", CANCELLED, true],
  ["order-link", "renewed", EXPIRED, true],
  ["low-stock", "", PAID, true],
])("%s %s of %o: %s", (kind, part, order, holds) => {
  expect(mailHolds(kind, order, part)).toBe(holds);
});

test("sends a skipped mail once it is accurate again, except those that repeat per event", () => {
  const by = (method: "transfer" | "cash") => ({ payments: [{ method }] });
  expect(holdsAgain("payment-received", { ...PAID, ...by("transfer") }, "p1")).toBe(true);
  expect(holdsAgain("payment-received", { ...PAID, ...by("cash") }, "p1")).toBe(false);
  expect(holdsAgain("payment-received", { ...CANCELLED, ...by("transfer") }, "p1")).toBe(false);
  expect([mailHolds("order-expired", EXPIRED, ""), holdsAgain("order-expired", { ...EXPIRED, payments: [] }, "")]).toEqual([true, false]);
});

test("mails that are not about an order always hold", () => {
  for (const kind of MAIL_KINDS.filter((one) => one.startsWith("address-") || one.startsWith("page-")))
    expect(mailHolds(kind, EXPIRED, "")).toBe(true);
});
