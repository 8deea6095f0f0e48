import { isMailFor, type Mail } from "@awning/domain/mail/mail";
import { UNREACHED, withReason } from "@awning/domain/order/attention";
import { getGuardedOrder, updateOrder } from "#data/orders.ts";
import { writeTogether } from "#data/writes.ts";

/**
 * Has the owner of an order look into it when no mail reaches its buyer: nobody else would notice. The order stays at its revision,
 * so that what its owner is just doing with it goes on.
 */
export async function flagUnreached({ kind, to, subject: { siteId, orderId } }: Mail): Promise<void> {
  if (siteId === null || orderId === null || !isMailFor("buyer", kind)) return;
  await writeTogether("flag unreached", async (writes) => {
    const found = await getGuardedOrder(siteId, orderId);
    // One whose buyer has another address by now is reached there.
    if (!found || found.order.buyer.email !== to || found.order.attention.includes(UNREACHED)) return;
    updateOrder(writes, found, { ...found.order, attention: withReason(found.order.attention, UNREACHED) });
  });
}
