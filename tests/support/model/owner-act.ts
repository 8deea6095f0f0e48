import type { OrderAction } from "@awning/domain/order/actions";
import { parcelActions } from "@awning/domain/order/fulfilment/order-parcels";
import { type LineQuantity, PARCEL_ACTS } from "@awning/domain/order/fulfilment/shipment";
import { moneyOf } from "@awning/domain/order/money/order-money";
import {
  canRefundShipping,
  quantitiesToDiscard,
  refundableByHand,
  refundableQuantities,
  refundWorth,
  restockableQuantities,
} from "@awning/domain/order/money/refunds";
import type { Order } from "@awning/domain/order/order";
import { looseQuantities, unshippedQuantities } from "@awning/domain/order/quantities";
import { type OrderActionType, OWNER_ACTS, ownerActions } from "@awning/domain/order/transition-table";
import type { Deed } from "./deeds.ts";

/** The reason of a cancellation says whether its pieces went back: an order does not keep that otherwise. */
export const BACK_ON_SALE = "Back on the shelf";

/** One of the acts that an order offers, or any at all when `isWild`. */
export function ownerAct(order: Order, deed: Extract<Deed, { do: "act" }>): OrderAction {
  // Seldom possible: an owner does it when they can.
  if (!deed.isWild && deed.isRefunded && refundableByHand(order) > 0) return withDetails("refund", order, deed);
  const ofOrder = deed.isWild ? OWNER_ACTS : ownerActions(order);
  const ofParcels = order.shipments.flatMap((one) =>
    (deed.isWild ? PARCEL_ACTS : parcelActions(order, one)).map((type) => ({ type, parcel: one.id })),
  );
  const chosen = deed.act % Math.max(1, ofOrder.length + ofParcels.length);
  return ofParcels[chosen - ofOrder.length] ?? withDetails(ofOrder[chosen] ?? "complete", order, deed);
}

function withDetails(type: OrderActionType, order: Order, deed: Extract<Deed, { do: "act" }>): OrderAction {
  switch (type) {
    case "refund": {
      const { refundable } = moneyOf(order);
      const share = Math.ceil((refundable * deed.percent) / 100);
      const amount = Math.max(1, deed.isWild && !deed.isPart ? refundable + 1 : share);
      const byHand = refundableByHand(order);
      // By hand what a card did not take, or, when it is wild, whatever it is.
      const isByHand = deed.isRefunded && (byHand > 0 || deed.isWild);
      if (isByHand)
        return { type, amount: deed.isWild ? amount : Math.max(1, Math.min(amount, byHand)), reason: "Chipped", way: "transfer" };
      const taken = deed.isRestocked ? { restock: somePieces(restockableQuantities(order), deed) } : {};
      // Seldom both: then what is left after the other.
      const unsent = deed.isRestocked === deed.isPart ? { drop: somePieces(quantitiesToDiscard(order), deed) } : {};
      return { type, amount, reason: "Chipped", ...taken, ...unsent, ...namedPieces(order, deed) };
    }
    case "cancel":
      return {
        type,
        reason: deed.isRestocked ? BACK_ON_SALE : "Broken",
        restock: deed.isRestocked,
        refund: deed.isRefunded,
        keep: deed.isPart,
      };
    case "fulfil": {
      const packed = order.shipments.find((one) => one.state === "packed");
      if (packed && !deed.isRestocked) return { type, tracking: null, parcel: packed.id };
      const line = unshippedQuantities(order).findIndex((left) => left > 0);
      const lines = deed.isPart && line >= 0 ? [{ line, quantity: 1 }] : undefined;
      return { type, tracking: null, ...(lines ? { lines } : {}), ...(deed.isWild ? { code: "0000" } : {}) };
    }
    case "pack": {
      const line = looseQuantities(order).findIndex((left) => left > 0);
      return { type, ...(deed.isPart && line >= 0 ? { lines: [{ line, quantity: 1 }] } : {}) };
    }
    default:
      return { type };
  }
}

/** What the money is for, as the owner's sheet fills it in: pieces, and sometimes the parcel; nothing when it is a sum. */
function namedPieces(order: Order, deed: Extract<Deed, { do: "act" }>): Partial<Extract<OrderAction, { type: "refund" }>> {
  if (deed.refundOf === "sum") return {};
  const lines = somePieces(refundableQuantities(order), deed);
  const shipping = deed.refundOf === "parcel" && (canRefundShipping(order) || deed.isWild);
  const amount = refundWorth(order, lines, shipping);
  return amount > 0 ? { amount, lines, shipping } : {};
}

/** Pieces that are taken off with their money: one of a line, or all there are; more than there are when it is wild. */
function somePieces(there: readonly number[], { isPart, isWild }: Extract<Deed, { do: "act" }>): LineQuantity[] {
  const most = there.map((left) => left + (isWild && isPart ? 1 : 0));
  const all = most.flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []));
  return isPart ? all.slice(0, 1).map(({ line, quantity }) => ({ line, quantity: isWild ? quantity : 1 })) : all;
}
