import type { CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { paidDays } from "@awning/domain/order/mark-paid";
import type { OrderAct } from "@awning/domain/order/order-act";
import { performAct, type Refused, unsentPieces } from "@awning/domain/order/order-acts";
import { moneyOf } from "@awning/domain/order/order-money";
import { piecesLeft } from "@awning/domain/order/order-pieces";
import { ownerActs } from "@awning/domain/order/order-transitions";
import { piecesToRestock } from "@awning/domain/order/pieces-back";
import { refundableByHand } from "@awning/domain/order/refund-by-hand";
import { piecesToRefund } from "@awning/domain/order/refund-lines";
import { getZone } from "#data/information.ts";
import { type GuardedOrder, getGuardedOrder } from "#data/orders.ts";
import { writeTogether } from "#data/writes.ts";
import { type Request, requireCaller } from "#platform/request.ts";
import { countedPieces } from "./counted-pieces.ts";
import { settleAct } from "./settle-act.ts";
import { areThere, writeMoved } from "./write-moved.ts";

type Input = { orderId: string; rev: number; act: OrderAct };

/**
 * What an owner does with an order. Orders are looked for in the caller's own shop only, so another's is `not_found`;
 * an order that changed since the owner saw it is `conflict`; what its state, its money or its pieces do not allow is
 * `act_refused` with what they do allow.
 */
export async function actOnOrder({ orderId, rev, act }: Input, request: Request): Promise<CommandOutput<"act-on-order">> {
  const { uid } = requireCaller(request);
  const order = await writeTogether("act-on-order", async (writes) => {
    const found = await requireOrder(uid, orderId, rev);
    // Only money has a day of the owner's calendar.
    const zone = act.type === "mark_paid" || act.type === "mark_late" || act.type === "refund" ? await getZone(uid) : "UTC";
    const wanted = act.type === "mark_late" ? await countedPieces(uid, unsentPieces(found.order)) : undefined;
    const isInStock = wanted !== undefined && areThere(wanted);
    const moved = performAct(found.order, act, request.now, zone, isInStock);
    if (typeof moved === "string") throw refusal(moved, act, found, paidDays(found.order, request.now, zone));
    await writeMoved(writes, found, moved, wanted);
    return moved.order;
  });
  await settleAct(order, request.now);
  return { rev: order.rev };
}

/** An order of the owner's own shop as they saw it. */
export async function requireOrder(siteId: string, orderId: string, rev: number): Promise<GuardedOrder> {
  const found = await getGuardedOrder(siteId, orderId);
  if (!found) throw new Failure("not_found");
  if (found.order.rev !== rev) throw new Failure("conflict", { rev: found.order.rev });
  return found;
}

function refusal(reason: Refused, act: OrderAct, { order }: GuardedOrder, days: { from: string; to: string }): Failure {
  switch (reason) {
    case "state":
      return new Failure("act_refused", { allowed: ownerActs(order) });
    case "amount":
      return new Failure("act_refused", { reason, refundable: isByHand(act) ? refundableByHand(order) : moneyOf(order).refundable });
    case "pieces":
      return new Failure("act_refused", { reason, left: act.type === "refund" ? piecesToRefund(order) : piecesLeft(order) });
    case "restock":
      return new Failure("act_refused", { reason, left: piecesToRestock(order) });
    case "day":
      return new Failure("act_refused", { reason, ...days });
    case "card_amount":
    case "parcel":
    case "code":
      return new Failure("act_refused", { reason });
  }
}

function isByHand(act: OrderAct): boolean {
  return act.type === "refund" && act.way !== undefined;
}
