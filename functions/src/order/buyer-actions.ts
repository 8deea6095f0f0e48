import { Failure } from "@awning/domain/errors/failure";
import { cancelByBuyer } from "@awning/domain/order/actions";
import { canCorrectAddress, correctAddress } from "@awning/domain/order/edits";
import { typedAddressSchema } from "@awning/domain/order/fulfilment/typed-address";
import type { Order } from "@awning/domain/order/order";
import type { TransitionResult } from "@awning/domain/order/transition";
import type { ShopDays } from "@awning/domain/order/withdrawal/period";
import { BUYER_CANCEL_MINUTES } from "@awning/domain/shop/shop-settings";
import type { Address } from "@awning/domain/values/address";
import { getAccount } from "#data/account/accounts.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMail } from "#data/mail/outbox.ts";
import { getGuardedOrder } from "#data/order/orders.ts";
import { getZone } from "#data/site/information.ts";
import { getShopSettings } from "#data/site/shop-settings.ts";
import { findOrder } from "./order-link.ts";
import { syncProvider } from "./payment-session.ts";
import { persistTransition } from "./persist-transition.ts";

type Link = { username: string; orderId: string; key: string };

/** What a shop says of all its orders. `cancelMinutes` is how long buyers may cancel. */
type OrderTerms = { cancelMinutes: number; days: ShopDays };

export async function orderTerms(siteId: string): Promise<OrderTerms> {
  const [settings, zone] = await Promise.all([getShopSettings(siteId), getZone(siteId)]);
  const { buyerCancelMinutes = BUYER_CANCEL_MINUTES, country = "" } = settings ?? {};
  return { cancelMinutes: buyerCancelMinutes, days: { zone, country } };
}

/** @throws Failure `act_refused` when too late, `not_found` without the key */
export function cancelAsBuyer(link: Link, clientAddress: string): Promise<void> {
  return act(link, clientAddress, "cancelled", async (order, now) =>
    cancelByBuyer(order, (await orderTerms(order.siteId)).cancelMinutes, now),
  );
}

/** @throws Failure `act_refused` when too late, `not_found` without the key */
export function correctAsBuyer(link: Link, shipTo: Address, clientAddress: string): Promise<void> {
  return act(link, clientAddress, "address", async (before, now) => {
    // Checked before the address is validated.
    if (!canCorrectAddress(before)) return null;
    const typed = typedAddressSchema.safeParse({ ...shipTo, country: before.shipTo?.country ?? "" });
    if (!typed.success) throw new Failure("bad_request", { fields: ["address"] });
    const order = correctAddress(before, typed.data, now);
    return order && { order, returned: [], mails: [] };
  });
}

type Make = (order: Order, now: number) => Promise<TransitionResult | null>;

async function act(link: Link, clientAddress: string, what: "cancelled" | "address", make: Make): Promise<void> {
  const now = Date.now();
  await limitRate("buyer-act.client", clientAddress, now);
  const opened = await findOrder(link);
  if (!opened) throw new Failure("not_found");
  const order = await writeTogether("buyer-act", async (writes) => {
    const found = await getGuardedOrder(opened.order.siteId, link.orderId);
    // The link may have been renewed since it was opened.
    if (found?.order.accessRev !== opened.order.accessRev) throw new Failure("not_found");
    const moved = await make(found.order, now);
    if (!moved) throw new Failure("act_refused", { reason: what });
    // A double click sends no second mail.
    if (moved.order === found.order) return found.order;
    await persistTransition(writes, found, moved);
    // The transition already notifies both sides of a cancellation.
    if (what === "cancelled") return moved.order;
    const owner = await getAccount(found.order.siteId);
    if (!owner) return moved.order;
    const id = `order-changed.${link.orderId}.${what}${moved.order.rev}`;
    const subject = { uid: null, siteId: found.order.siteId, orderId: link.orderId, part: what };
    queueMail(writes, { id, kind: "order-changed", to: owner.email, subject });
    return moved.order;
  });
  await syncProvider(order, now);
}
