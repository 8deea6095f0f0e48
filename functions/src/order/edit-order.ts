import type { CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import type { Order } from "@awning/domain/order/order";
import { type DueMail, newPart } from "@awning/domain/order/order-acts";
import type { OrderEdit } from "@awning/domain/order/order-edit";
import { editOrder } from "@awning/domain/order/order-edits";
import { ownerActs } from "@awning/domain/order/order-transitions";
import { limitRate } from "#data/rate-limits.ts";
import { writeTogether } from "#data/writes.ts";
import { type Request, requireCaller } from "#platform/request.ts";
import { requireOrder } from "./act-on-order.ts";
import { writeMoved } from "./write-moved.ts";

type Input = { orderId: string; rev: number; edit: OrderEdit };

/**
 * Changes what an owner may change of an order, or writes to its buyer. An address that no parcel waits for any more, a parcel
 * that is not on its way, and a message too many of one order are `act_refused`; too many in an hour `too_many_requests`.
 */
export async function changeOrder({ orderId, rev, edit }: Input, request: Request): Promise<CommandOutput<"edit-order">> {
  const { uid } = requireCaller(request);
  if (edit.type === "message") await limitRate("order-message.owner", uid, request.now);
  const order = await writeTogether("edit-order", async (writes) => {
    const found = await requireOrder(uid, orderId, rev);
    const order = editOrder(found.order, edit, request.now);
    if (!order) throw new Failure("act_refused", { allowed: ownerActs(found.order) });
    await writeMoved(writes, found, { order, returned: [], mails: mailsOf(edit, found.order, order) });
    return order;
  });
  return { rev: order.rev };
}

/** What is written to a buyer, and each change of a parcel, is told of once; of the others the order's page tells. */
function mailsOf(edit: OrderEdit, before: Order, after: Order): DueMail[] {
  if (edit.type === "message") return [{ kind: "order-message", part: after.events.at(-1)?.part ?? "" }];
  return edit.type === "tracking" ? [{ kind: "tracking-changed", part: `${edit.shipment}.${newPart("t", before)}` }] : [];
}
