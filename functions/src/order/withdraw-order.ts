import { Failure } from "@awning/domain/errors/failure";
import type { Order } from "@awning/domain/order/order";
import { allWithdrawable, type ShopDays, withdrawalRights } from "@awning/domain/order/withdrawal/period";
import { type Declaration, withdraw } from "@awning/domain/order/withdrawal/withdraw";
import { findTypedSite } from "#data/account/usernames.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { findOrderByNumber, getGuardedOrder } from "#data/order/orders.ts";
import { atEvenPace } from "#http/branded-errors.ts";
import { orderTerms } from "./buyer-actions.ts";
import { findOrder } from "./order-link.ts";
import { syncProvider } from "./payment-session.ts";
import { persistTransition } from "./persist-transition.ts";

type Link = { username: string; orderId: string; key: string };

/**
 * Withdraws from units of an order by its link; declaring the same twice withdraws once.
 * @throws Failure `act_refused` when it is too late or the order changed, `not_found` without the key, `too_many_requests`
 */
export async function withdrawAsBuyer(
  link: Link,
  { lines, place }: Pick<Declaration, "lines"> & { place: number },
  clientAddress: string,
): Promise<void> {
  const now = Date.now();
  await limitRate("buyer-act.client", clientAddress, now);
  const opened = await findOrder(link);
  if (!opened) throw new Failure("not_found");
  const { email } = opened.order.buyer;
  if (email) await limitRate("withdraw-link.email", email, now);
  const { days } = await orderTerms(opened.order.siteId);
  const order = await declare(opened.order, days, now, ({ buyer }) => ({ lines, place, words: "", name: buyer.name }));
  if (!order) throw new Failure("act_refused", { reason: "withdrawal" });
  await syncProvider(order, now);
}

/** Longer than it takes to write a declaration. */
const SHORTEST_MS = 1_500;

/** A withdrawal without the order's link. `words` names the items; empty for the whole order. */
export type NumberedWithdrawal = { username: string; number: number; email: string; name: string; words: string };

/** Withdraws by order number and email. The answer and its timing never reveal whether there is such an order. */
export async function withdrawByNumber({ username, number, email, name, words }: NumberedWithdrawal, clientAddress: string): Promise<void> {
  const now = Date.now();
  await limitRate("withdraw.client", clientAddress, now);
  await limitRate("withdraw.email", email, now);
  await limitRate("withdraw.order", `${username} ${number}`, now);
  await atEvenPace(async () => {
    const siteId = await findTypedSite(username, now);
    const found = siteId ? await findOrderByNumber(siteId, number) : null;
    if (found?.buyer.email !== email) return;
    const { days } = await orderTerms(found.siteId);
    await declare(found, days, now, (order) => {
      const lines = words === "" ? allWithdrawable(withdrawalRights(order, days), now) : [];
      return { lines, words, name, place: null };
    });
  }, SHORTEST_MS);
}

/** Writes a declaration. @returns the order, or `null` when it cannot be withdrawn from */
function declare(opened: Order, days: ShopDays, now: number, declared: (order: Order) => Declaration): Promise<Order | null> {
  return writeTogether("withdraw", async (writes) => {
    const found = await getGuardedOrder(opened.siteId, opened.id);
    // The link or the email may have changed since it was opened.
    if (found?.order.accessRev !== opened.accessRev || found.order.buyer.email !== opened.buyer.email) return null;
    const moved = withdraw(found.order, declared(found.order), days, now);
    if (!moved) return null;
    if (moved.order !== found.order) await persistTransition(writes, found, moved);
    return moved.order;
  });
}
