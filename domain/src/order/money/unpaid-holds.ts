import { stockId } from "../../routes/firestore-paths.ts";
import type { Order, OrderLine } from "../order.ts";
import { isLive } from "../state.ts";

/** Unpaid orders per network and shop: high, because a whole school may share one address. */
export const UNPAID_ORDERS_MAX = 50;
export const UNPAID_SHARE = 0.3;
export const UNPAID_AT_LEAST = 5;
/** How many times that all networks of an IPv6 /48 may hold together: a line or an office often has a whole one. */
export const WIDE_TIMES = 2;

type Pieces = Pick<OrderLine, "productId" | "variantId" | "counted" | "quantity" | "backordered">;
type Unpaid = Pick<Order, "status" | "paymentStatus" | "fulfilmentStatus">;
export type Taking = { lines: readonly Pieces[]; code: string | null };
/** Claims of unpaid orders of a network, and of those in its /48, which are the same for IPv4. */
export type Held = { own: readonly Taking[]; wide: readonly Taking[] };
type Left = ReadonlyMap<string, number>;

export function isUnpaidHold(order: Unpaid): boolean {
  return isLive(order) && !["paid", "partly_refunded", "refunded"].includes(order.paymentStatus);
}

/**
 * Whether another order of a network would hold too much. The first order of a product is not limited here, because the owner's limit per
 * order applies.
 * @param left units per `stockId` before this order; untracked ones are missing
 * @param codeUses remaining uses of the order's code; `null` if unlimited
 */
export function holdsTooMuch(asked: Taking, { own, wide }: Held, left: Left, codeUses: number | null): boolean {
  return isTooMuch(asked, own, left, codeUses, 1) || isTooMuch(asked, wide, left, codeUses, WIDE_TIMES);
}

function isTooMuch(asked: Taking, held: readonly Taking[], left: Left, codeUses: number | null, times: number): boolean {
  if (held.length >= UNPAID_ORDERS_MAX * times) return true;
  const before = trackedQuantities(held.flatMap((one) => one.lines));
  const isOverPieces = [...trackedQuantities(asked.lines)].some(([id, pieces]) => {
    const there = left.get(id);
    return there !== undefined && isOverShare(before.get(id) ?? 0, pieces, there, times);
  });
  const uses = held.filter(({ code }) => code === asked.code).length;
  return isOverPieces || (asked.code !== null && codeUses !== null && isOverShare(uses, 1, codeUses, times));
}

function isOverShare(held: number, asked: number, left: number, times: number): boolean {
  return held > 0 && held + asked > Math.max(UNPAID_AT_LEAST, Math.floor((held + left) * UNPAID_SHARE)) * times;
}

function trackedQuantities(lines: readonly Pieces[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { productId, variantId, counted, quantity, backordered } of lines) {
    const id = stockId(productId, variantId);
    if (counted && quantity > backordered) pieces.set(id, (pieces.get(id) ?? 0) + quantity - backordered);
  }
  return pieces;
}
