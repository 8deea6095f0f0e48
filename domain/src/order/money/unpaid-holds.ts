import { stockId } from "../../routes/firestore-paths.ts";
import type { Order, OrderLine } from "../order.ts";
import { isLive } from "../state.ts";

/** Unpaid orders per network and shop: high, because a whole school may share one address. */
export const UNPAID_ORDERS_MAX = 50;
export const UNPAID_SHARE = 0.3;
export const UNPAID_AT_LEAST = 5;

type Pieces = Pick<OrderLine, "productId" | "variantId" | "counted" | "quantity" | "backordered">;
type Unpaid = Pick<Order, "status" | "paymentStatus" | "fulfilmentStatus">;
export type Taking = { lines: readonly Pieces[]; code: string | null };

export function isUnpaidHold(order: Unpaid): boolean {
  return isLive(order) && !["paid", "partly_refunded", "refunded"].includes(order.paymentStatus);
}

/**
 * Whether another order of a network would hold too much. The first order of a product is not limited here, because the owner's limit per
 * order applies.
 * @param held claims of the network's unpaid orders
 * @param left units per `stockId` before this order; untracked ones are missing
 * @param codeUses remaining uses of the order's code; `null` if unlimited
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
