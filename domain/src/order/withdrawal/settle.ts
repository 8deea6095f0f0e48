import { shareOut } from "../../money/shares.ts";
import type { LineQuantity } from "../fulfilment/shipment.ts";
import { canRefundShipping, paidForShipping, refundableQuantities, refundWorth } from "../money/refunds.ts";
import type { Order } from "../order.ts";
import { isThing } from "../quantities.ts";
import { replaced } from "./open-withdrawals.ts";
import { withdrawableQuantities } from "./period.ts";
import type { Withdrawal } from "./withdrawal.ts";

/** What a withdrawal is refunded with, `amount` in minor units: its units, and standard shipping once no goods are kept. */
export type WithdrawalRefund = { amount: number; lines: LineQuantity[]; shipping: boolean };

/**
 * The refund that a withdrawal asks for. Shipping dearer than the cheapest the shop offered is not refunded beyond that (Directive
 * 2011/83/EU, Art. 13(2)). Use that lowers the value is for the owner to take off.
 */
export function withdrawalRefund(order: Order, { lines }: Pick<Withdrawal, "lines">): WithdrawalRefund {
  const left = refundableQuantities(order);
  const units = lines
    .map(({ line, quantity }) => ({ line, quantity: Math.min(quantity, left[line] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const kept = withdrawableQuantities(order);
  const isAllGone = order.lines.every((line, index) => !isThing(line) || kept[index] === 0);
  const shipping = units.some(({ line }) => isThing(order.lines[line])) && isAllGone && canRefundShipping(order);
  const amount = refundWorth(order, units, shipping) - (shipping ? dearerShipping(order) : 0);
  return { amount: Math.max(0, amount), lines: units, shipping };
}

function dearerShipping(order: Order): number {
  const { shipping, standardShipping = shipping } = order;
  const parts = [
    { key: "standard", weight: standardShipping },
    { key: "more", weight: Math.max(0, shipping - standardShipping) },
  ];
  return shareOut(paidForShipping(order), parts).get("more") ?? 0;
}

export type WithdrawalNote = Pick<Withdrawal, "isBack" | "use"> & { isSettled: boolean };

/** Changes the owner's notes about a withdrawal (`at` in ms since 1970); `null` if there is none or nothing differs. */
export function noteWithdrawal(order: Order, id: string, { isBack, use, isSettled }: WithdrawalNote, at: number): Order | null {
  const found = order.withdrawals.find((one) => one.id === id);
  if (!found) return null;
  const settledAt = isSettled ? (found.settledAt ?? at) : null;
  if (found.isBack === isBack && found.use === use && found.settledAt === settledAt) return null;
  const isSettledByHand = isSettled && (found.settledAt === null || found.isSettledByHand);
  const changed = replaced(order, { ...found, isBack, use, settledAt, isSettledByHand });
  return { ...changed, rev: order.rev + 1, updatedAt: at };
}
