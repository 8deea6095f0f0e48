import { stockId } from "../../routes/firestore-paths.ts";
import type { Order, OrderLine } from "../order.ts";
import { isLive } from "../state.ts";

/** So many orders of one network may wait for their money at one shop: a whole school may sit behind one address. */
export const UNPAID_ORDERS_MAX = 50;
/** Beyond its first order of a thing a network may hold this share of what there is with orders that nobody has paid. */
export const UNPAID_SHARE = 0.3;
/** It may hold so many pieces in any case: somebody wants two more of what they ordered, or two people in one house the same. */
export const UNPAID_AT_LEAST = 5;

type Pieces = Pick<OrderLine, "productId" | "variantId" | "counted" | "quantity" | "backordered">;
type Unpaid = Pick<Order, "status" | "paymentStatus" | "fulfilmentStatus">;
/** What an order takes: pieces, and a use of a code. */
export type Taking = { lines: readonly Pieces[]; code: string | null };

/** Whether an order holds pieces that nobody has paid for. One that costs nothing does until it is done. */
export function isUnpaidHold(order: Unpaid): boolean {
  return isLive(order) && !["paid", "partly_refunded", "refunded"].includes(order.paymentStatus);
}

/**
 * Whether another order of a network would hold too much. Its first order of a thing is not measured here: how many one order may
 * have is the owner's limit for each product.
 * @param held what its unpaid orders hold already
 * @param left pieces of each `stockId` that are left before this order; what nobody counts has none
 * @param codeUses of the order's code that are left; `null` when they are not limited
 */
export function holdsTooMuch(asked: Taking, held: readonly Taking[], left: ReadonlyMap<string, number>, codeUses: number | null): boolean {
  if (held.length >= UNPAID_ORDERS_MAX) return true;
  const before = trackedQuantities(held.flatMap((one) => one.lines));
  const isOverPieces = [...trackedQuantities(asked.lines)].some(([id, pieces]) => {
    const there = left.get(id);
    return there !== undefined && isOverShare(before.get(id) ?? 0, pieces, there);
  });
  const uses = held.filter(({ code }) => code === asked.code).length;
  return isOverPieces || (asked.code !== null && codeUses !== null && isOverShare(uses, 1, codeUses));
}

function isOverShare(held: number, asked: number, left: number): boolean {
  return held > 0 && held + asked > Math.max(UNPAID_AT_LEAST, Math.floor((held + left) * UNPAID_SHARE));
}

function trackedQuantities(lines: readonly Pieces[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { productId, variantId, counted, quantity, backordered } of lines) {
    const id = stockId(productId, variantId);
    if (counted && quantity > backordered) pieces.set(id, (pieces.get(id) ?? 0) + quantity - backordered);
  }
  return pieces;
}
