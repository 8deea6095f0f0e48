import type { CommandOutput } from "@awning/domain/commands";
import { Failure } from "@awning/domain/failure";
import { editOrder, type OrderEdit } from "@awning/domain/order-edits";
import { ownerActs } from "@awning/domain/order-transitions";
import { writeTogether } from "#data/writes.ts";
import { type Request, requireCaller } from "#platform/request.ts";
import { requireOrder } from "./act-on-order.ts";
import { writeMoved } from "./write-moved.ts";

type Input = { orderId: string; rev: number; edit: OrderEdit };

/** Changes what an owner may change of an order; an address that no parcel waits for any more is `act_refused`. */
export async function changeOrder({ orderId, rev, edit }: Input, request: Request): Promise<CommandOutput<"edit-order">> {
  const { uid } = requireCaller(request);
  return writeTogether("edit-order", async (writes) => {
    const found = await requireOrder(uid, orderId, rev);
    const order = editOrder(found.order, edit, request.now);
    if (!order) throw new Failure("act_refused", { allowed: ownerActs(found.order) });
    await writeMoved(writes, found, { order, returned: [], mails: [] });
    return { rev: order.rev };
  });
}
