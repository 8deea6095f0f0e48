import type { Order } from "../order.ts";

/** The money of an order, all in minor units of its currency. */
export type OrderMoney = {
  /** What came in. */
  paid: number;
  /** What went back for certain. */
  refunded: number;
  /** What is on its way back. */
  pending: number;
  /** What the shop holds: `paid - refunded`. */
  balance: number;
  /** What can still be given back: `balance - pending`. */
  refundable: number;
};

/** What an order's records of payments and refunds add up to. */
export function moneyOf({ payments, refunds }: Pick<Order, "payments" | "refunds">): OrderMoney {
  const paid = sum(payments);
  const refunded = sum(refunds.filter((one) => one.state === "done"));
  const pending = sum(refunds.filter((one) => one.state === "pending"));
  const balance = paid - refunded;
  // What was given back elsewhere meanwhile can be more than what was on its way leaves.
  return { paid, refunded, pending, balance, refundable: Math.max(0, balance - pending) };
}

/**
 * What a card provider kept of an order's payments, minor units: `known` of it, and whether that `isWhole`. It is not while the
 * provider has not reckoned it, and never where it reckons in another currency. `null` where no provider took anything.
 */
export function providerFeeOf({ payments }: Pick<Order, "payments">): { known: number; isWhole: boolean } | null {
  const fees = payments.filter((one) => one.ref !== "").map((one) => one.fee);
  if (fees.length === 0) return null;
  return { known: fees.reduce<number>((total, fee) => total + (fee ?? 0), 0), isWhole: !fees.includes(null) };
}

/** Where the money of an order stands once `balance` of `total` is what the shop still holds. */
export function statusOfBalance(balance: number, total: number): "paid" | "partly_refunded" | "refunded" {
  if (balance >= total) return "paid";
  return balance <= 0 ? "refunded" : "partly_refunded";
}

function sum(records: readonly { amount: number }[]): number {
  return records.reduce((total, one) => total + one.amount, 0);
}
