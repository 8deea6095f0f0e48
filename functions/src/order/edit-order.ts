import type { CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import type { Order } from "@awning/domain/order/order";
import { type DueMail, newPart } from "@awning/domain/order/order-acts";
import type { OrderEdit } from "@awning/domain/order/order-edit";
import { editOrder } from "@awning/domain/order/order-edits";
import { ownerActs } from "@awning/domain/order/order-transitions";
import { writeTogether } from "#data/writes.ts";
import { type Request, requireCaller } from "#platform/request.ts";
import { requireOrder } from "./act-on-order.ts";
import { writeMoved } from "./write-moved.ts";

type Input = { orderId: string; rev: number; edit: OrderEdit };

/**
 * Changes what an owner may change of an order. An address that no parcel waits for any more, and a parcel that is not on its way, are
 * `act_refused`.
 */
export async function changeOrder({ orderId, rev, edit }: Input, request: Request): Promise<CommandOutput<"edit-order">> {
  const { uid } = requireCaller(request);
  const order = await writeTogether("edit-order", async (writes) => {
    const found = await requireOrder(uid, orderId, rev);
    const order = editOrder(found.order, edit, request.now);
    if (!order) throw new Failure("act_refused", { allowed: ownerActs(found.order) });
    await writeMoved(writes, found, { order, returned: [], mails: mailsOf(edit, found.order) });
    return order;
  });
  return { rev: order.rev };
}

/** Each change of a parcel is told of once; of the others the order's page tells. */
function mailsOf(edit: OrderEdit, before: Order): DueMail[] {
  return edit.type === "tracking" ? [{ kind: "tracking-changed", part: `${edit.shipment}.${newPart("t", before)}` }] : [];
}
