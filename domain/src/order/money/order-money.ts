import type { Order } from "../order.ts";

/** Money of an order in minor units of its currency. */
export type OrderMoney = {
  paid: number;
  refunded: number;
  pending: number;
  /** `paid - refunded`, held by the shop. */
  balance: number;
  /** `balance - pending`, still refundable. */
  refundable: number;
};

export function moneyOf({ payments, refunds }: Pick<Order, "payments" | "refunds">): OrderMoney {
  const paid = sum(payments);
  const refunded = sum(refunds.filter((one) => one.state === "done"));
  const pending = sum(refunds.filter((one) => one.state === "pending"));
  const balance = paid - refunded;
  // Refunds at the provider can exceed what pending ones leave.
  return { paid, refunded, pending, balance, refundable: Math.max(0, balance - pending) };
}

/**
 * Provider fees of an order in minor units: the `known` part, and whether it `isWhole`. It is not while the provider has not settled, nor
 * if it settles in another currency. `null` without a provider.
 */
export function providerFeeOf({ payments }: Pick<Order, "payments">): { known: number; isWhole: boolean } | null {
  const fees = payments.filter((one) => one.ref !== "").map((one) => one.fee);
  if (fees.length === 0) return null;
  return { known: fees.reduce<number>((total, fee) => total + (fee ?? 0), 0), isWhole: !fees.includes(null) };
}

export function statusOfBalance(balance: number, total: number): "paid" | "partly_refunded" | "refunded" {
  if (balance >= total) return "paid";
  return balance <= 0 ? "refunded" : "partly_refunded";
}

function sum(records: readonly { amount: number }[]): number {
  return records.reduce((total, one) => total + one.amount, 0);
}
