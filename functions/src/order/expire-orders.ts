import { unsentQuantities } from "@awning/domain/order/money/refunds";
import type { Order, OrderRef } from "@awning/domain/order/order";
import { type DueMail, expiredPart, holdLonger, step, type TransitionResult } from "@awning/domain/order/transition";
import type { TransitionName } from "@awning/domain/order/transition-table";
import { lastRestoredAt } from "#data/account/accounts.ts";
import { writeTogether } from "#data/core/writes.ts";
import { getGuardedOrder, getOrder, listDueOrders, touchOrder } from "#data/order/orders.ts";
import { isSuspended } from "#data/site/sites.ts";
import type { JobRun } from "#platform/job-run.ts";
import { log } from "#platform/log.ts";
import { methodKindOf } from "./payment-session.ts";
import { persistTransition } from "./persist-transition.ts";

const AT_ONCE = 100;
const DAY_MS = 86_400_000;
const REMIND_LATER_MS = DAY_MS / 4;

/**
 * Expires orders whose hold is over and restocks them, 100 at a time. Each order has its own transaction, so concurrent runs are safe
 * and a failed one is retried. Card orders wait while the provider cannot answer, manual methods while a suspension keeps the owner from
 * confirming a payment. Orders that need no provider go first.
 * @returns the number expired
 */
export async function expireOrders(now: number, run: JobRun): Promise<number> {
  const overdue = await listDueOrders("holdUntil", now, AT_ONCE);
  run.took(overdue.length, AT_ONCE);
  const withPage: OrderRef[] = [];
  const ended = await moveEach(overdue, async (place) => {
    if (!run.hasTime) return false;
    const order = await getOrder(place.siteId, place.orderId);
    if (order && order.paymentMethod !== "card" && (await holdForOwner(place, now))) return false;
    if (!order?.card) return expire(place, (found) => isOver(found, now), now);
    withPage.push(place);
    return false;
  });
  const asked = await moveEach(withPage, async (place) => {
    // Reschedules first, so that an unreachable provider does not block the other orders.
    const held = await holdOn(place, now);
    if (!held || !run.mayAsk) return false;
    // Closes the payment page first: the provider decides between a last-second payment and the end of the hold.
    const known = await methodKindOf(held).close(held, now);
    run.heard(known);
    if (known !== "known") return false;
    // A page opened meanwhile keeps its hold.
    return expire(place, (found) => found.card?.session === held.card?.session && found.holdUntil === held.holdUntil, now);
  });
  return ended + asked;
}

/**
 * Sends one payment reminder per order without a transfer, 100 at a time. Suspended shops are checked again some hours later.
 * @returns the number sent
 */
export async function remindBuyers(now: number, run: JobRun): Promise<number> {
  const waiting = await listDueOrders("remindAt", now, AT_ONCE);
  run.took(waiting.length, AT_ONCE);
  return moveEach(waiting, async (place) => {
    if (!run.hasTime) return false;
    if (!(await isSuspended(place.siteId))) return remind(place, now);
    await keep(place, isUnreminded(now), (order) => ({ ...order, remindAt: now + REMIND_LATER_MS }));
    return false;
  });
}

type Step = (place: OrderRef) => Promise<boolean>;

async function moveEach(places: readonly OrderRef[], moveOne: Step): Promise<number> {
  let moved = 0;
  for (const place of places) {
    try {
      if (await moveOne(place)) moved++;
    } catch (error) {
      log.internalError("orders/sweep", error);
    }
  }
  return moved;
}

function isOver({ holdUntil }: Order, now: number): boolean {
  return holdUntil !== null && holdUntil < now;
}

/** Extends the hold until the provider can be asked again. @returns the order, or `null` when its hold is not over */
function holdOn(place: OrderRef, now: number): Promise<Order | null> {
  return keep(
    place,
    (order) => isOver(order, now),
    (order) => holdLonger(order, now),
  );
}

/**
 * Extends the hold while a suspension keeps the owner from confirming a payment, and for a day after.
 * @returns the order, or `null` when it may expire
 */
function holdForOwner(place: OrderRef, now: number): Promise<Order | null> {
  return keep(
    place,
    (order) => isOver(order, now),
    async (order) => {
      if (await isSuspended(place.siteId)) return holdLonger(order, now);
      const restoredAt = await lastRestoredAt(place.siteId);
      return restoredAt !== null && restoredAt + DAY_MS > now ? { ...order, holdUntil: restoredAt + DAY_MS } : null;
    },
  );
}

/** Updates a waiting order's times. @returns the order, or `null` when unchanged */
function keep(place: OrderRef, isDue: (order: Order) => boolean, change: (order: Order) => Promise<Order | null> | Order) {
  return touchOrder("keep-order", place, (order) => (isDue(order) ? change(order) : null));
}

function isUnreminded(now: number): (order: Order) => boolean {
  return ({ remindAt }) => remindAt !== null && remindAt < now;
}

function expire(place: OrderRef, isDue: (order: Order) => boolean, now: number) {
  return move(place, "expire", isDue, (order) => ({ kind: "order-expired", part: expiredPart(order) }), now);
}

function remind(place: OrderRef, now: number) {
  return move(place, "remind", isUnreminded(now), () => ({ kind: "payment-reminder", part: "" }), now);
}

function move(
  { siteId, orderId }: OrderRef,
  type: TransitionName,
  isDue: (order: Order) => boolean,
  mailOf: (order: Order) => DueMail,
  now: number,
) {
  return writeTogether(`${type}-order`, async (writes) => {
    const found = await getGuardedOrder(siteId, orderId);
    const order = found && isDue(found.order) ? step(found.order, type, { at: now, by: "system" }) : null;
    if (!found || !order) return false;
    const moved: TransitionResult = {
      order,
      returned: type === "expire" ? unsentQuantities(found.order) : [],
      mails: [mailOf(found.order)],
    };
    await persistTransition(writes, found, moved);
    return true;
  });
}
