import type { CommandOutput } from "@awning/domain/commands";
import { Failure } from "@awning/domain/failure";
import type { MailKind } from "@awning/domain/mail";
import type { Order } from "@awning/domain/order";
import { type OrderAct, ownerActs } from "@awning/domain/order-transitions";
import { getGuardedOrder } from "#data/orders.ts";
import { queueMail } from "#data/outbox.ts";
import { writeTogether } from "#data/writes.ts";
import { type Request, requireCaller } from "#platform/request.ts";
import { moveOrder } from "./move-order.ts";

type Input = { orderId: string; rev: number; act: OrderAct };
type KickMail = (mailId: string) => Promise<void>;

/**
 * What an owner does with an order. Orders are looked for in the caller's own shop only, so another's is `not_found`;
 * an order that changed since the owner saw it is `conflict`; what its state does not allow is `act_refused`.
 */
export function actOnOrder(kickMail: KickMail) {
  return async ({ orderId, rev, act }: Input, request: Request): Promise<CommandOutput<"act-on-order">> => {
    const { uid } = requireCaller(request);
    const { order, mailId } = await writeTogether("act-on-order", async (writes) => {
      const found = await getGuardedOrder(uid, orderId);
      if (!found) throw new Failure("not_found");
      if (found.order.rev !== rev) throw new Failure("conflict", { rev: found.order.rev });
      const moved = await moveOrder(writes, found, { ...effectOf(act), type: act.type, by: "owner", now: request.now });
      if (!moved) throw new Failure("act_refused", { allowed: ownerActs(found.order) });
      const kind = mailAfter(act, moved);
      if (!kind) return { order: moved, mailId: null };
      const id = `${kind}.${orderId}`;
      queueMail(writes, { id, kind, to: moved.buyer.email, subject: { uid: null, siteId: uid, orderId } });
      return { order: moved, mailId: id };
    });
    if (mailId) await kickMail(mailId);
    return { rev: order.rev };
  };
}

function effectOf(act: OrderAct) {
  switch (act.type) {
    case "fulfil":
      return { note: act.tracking?.number ?? "", tracking: act.tracking, restock: false };
    case "cancel":
      return { note: act.reason, cancelReason: act.reason, restock: act.restock };
    case "mark_paid":
    case "mark_refunded":
      return { note: "", restock: false };
  }
}

/** Which mail tells the buyer. Who collects in person needs none about a parcel. */
function mailAfter(act: OrderAct, order: Order): MailKind | null {
  if (act.type === "cancel") return "order-cancelled";
  return act.type === "fulfil" && order.delivery !== "pickup" ? "order-dispatched" : null;
}
