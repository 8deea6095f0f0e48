import type { Order } from "@awning/domain/order";
import type { OrderAct } from "@awning/domain/order-acts";
import { moneyOf } from "@awning/domain/order-money";
import { piecesLeft } from "@awning/domain/order-pieces";
import { OWNER_ACTS, ownerActs } from "@awning/domain/order-transitions";
import type { Deed } from "./deeds.ts";

/** The reason of a cancellation says whether its pieces went back: an order does not keep that otherwise. */
export const BACK_ON_SALE = "Back on the shelf";

/** One of the acts that an order offers, or any at all when `isWild`. */
export function ownerAct(order: Order, deed: Extract<Deed, { do: "act" }>): OrderAct {
  const offered = deed.isWild ? OWNER_ACTS : ownerActs(order);
  const type = offered[deed.act % Math.max(1, offered.length)] ?? "complete";
  switch (type) {
    case "refund": {
      const { refundable } = moneyOf(order);
      const share = Math.ceil((refundable * deed.percent) / 100);
      return { type, amount: Math.max(1, deed.isWild ? refundable + 1 : share), reason: "Chipped" };
    }
    case "cancel":
      return { type, reason: deed.isRestocked ? BACK_ON_SALE : "Broken", restock: deed.isRestocked, refund: deed.isRefunded };
    case "fulfil": {
      const line = piecesLeft(order).findIndex((left) => left > 0);
      const lines = deed.isPart && line >= 0 ? [{ line, quantity: 1 }] : undefined;
      return { type, tracking: null, ...(lines ? { lines } : {}), ...(deed.isWild ? { code: "0000" } : {}) };
    }
    default:
      return { type };
  }
}
