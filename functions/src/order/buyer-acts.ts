import { Failure } from "@awning/domain/errors/failure";
import { canCorrectAddress, cancelByBuyer, correctAddress } from "@awning/domain/order/buyer-acts";
import type { Order } from "@awning/domain/order/order";
import type { Moved } from "@awning/domain/order/order-acts";
import { typedAddressSchema } from "@awning/domain/order/typed-address";
import { BUYER_CANCEL_MINUTES } from "@awning/domain/shop/shop-settings";
import type { Address } from "@awning/domain/values/address";
import { getAccount } from "#data/accounts.ts";
import { getGuardedOrder } from "#data/orders.ts";
import { queueMail } from "#data/outbox.ts";
import { limitRate } from "#data/rate-limits.ts";
import { getShopSettings } from "#data/shop-settings.ts";
import { writeTogether } from "#data/writes.ts";
import { findOrder } from "./find-order.ts";
import { settleAct } from "./settle-act.ts";
import { writeMoved } from "./write-moved.ts";

type Link = { username: string; orderId: string; key: string };

/** How long buyers of a shop may cancel by themselves, in minutes. */
export async function cancelMinutes(siteId: string): Promise<number> {
  return (await getShopSettings(siteId))?.buyerCancelMinutes ?? BUYER_CANCEL_MINUTES;
}

/** A buyer cancels their order; too late is `act_refused`, without the key it is `not_found`. The owner gets a mail. */
export function cancelAsBuyer(link: Link, clientAddress: string): Promise<void> {
  return act(link, clientAddress, "cancelled", async (order, now) => cancelByBuyer(order, await cancelMinutes(order.siteId), now));
}

/** A buyer corrects where a parcel goes; too late is `act_refused`, without the key it is `not_found`. The owner gets a mail. */
export function correctAsBuyer(link: Link, shipTo: Address, clientAddress: string): Promise<void> {
  return act(link, clientAddress, "address", async (before, now) => {
    // Too late is too late, however the address is written.
    if (!canCorrectAddress(before)) return null;
    const typed = typedAddressSchema.safeParse({ ...shipTo, country: before.shipTo?.country ?? "" });
    if (!typed.success) throw new Failure("bad_request", { fields: ["address"] });
    const order = correctAddress(before, typed.data, now);
    return order && { order, returned: [], mails: [] };
  });
}

type Make = (order: Order, now: number) => Promise<Moved | null>;

async function act(link: Link, clientAddress: string, what: "cancelled" | "address", make: Make): Promise<void> {
  const now = Date.now();
  await limitRate("buyer-act.client", clientAddress, now);
  const opened = await findOrder(link);
  if (!opened) throw new Failure("not_found");
  const order = await writeTogether("buyer-act", async (writes) => {
    const found = await getGuardedOrder(opened.order.siteId, link.orderId);
    // A link that was renewed since then opens nothing any more.
    if (found?.order.accessRev !== opened.order.accessRev) throw new Failure("not_found");
    const moved = await make(found.order, now);
    if (!moved) throw new Failure("act_refused", { reason: what });
    // A second tap: nobody is told twice.
    if (moved.order === found.order) return found.order;
    await writeMoved(writes, found, moved);
    // That it was cancelled is told to both sides with the step itself.
    if (what === "cancelled") return moved.order;
    const owner = await getAccount(found.order.siteId);
    if (!owner) return moved.order;
    const id = `order-changed.${link.orderId}.${what}${moved.order.rev}`;
    const subject = { uid: null, siteId: found.order.siteId, orderId: link.orderId, part: what };
    queueMail(writes, { id, kind: "order-changed", to: owner.email, subject });
    return moved.order;
  });
  await settleAct(order, now);
}
