import { type DueMail, expiredPart, step, type TransitionResult, unsentQuantities } from "@awning/domain/order/actions";
import type { Order, OrderRef } from "@awning/domain/order/order";
import { holdLonger } from "@awning/domain/order/transition";
import type { TransitionName } from "@awning/domain/order/transitions";
import { lastRestoredAt } from "#data/account/accounts.ts";
import { writeTogether } from "#data/core/writes.ts";
import { getGuardedOrder, getOrder, listOverdueOrders, listUnremindedOrders, updateOrder } from "#data/order/orders.ts";
import { isSuspended } from "#data/site/sites.ts";
import type { JobRun } from "#platform/batch-queue.ts";
import { log } from "#platform/log.ts";
import { methodKindOf } from "./payment-session.ts";
import { persistTransition } from "./persist-transition.ts";

const AT_ONCE = 100;
const DAY_MS = 86_400_000;
const REMIND_LATER_MS = DAY_MS / 4;

/**
 * Ends orders whose hold is over and gives their stock back, at most 100 a run. Each is looked at again in its own step,
 * so running twice or at the same time releases nothing twice; one that fails stays for the next run. What is paid by card waits
 * a while longer whenever its provider cannot say yet; what its owner has to see paid, while Awning keeps them from saying so.
 * Whatever needs no asking has its turn first.
 * @returns how many ended
 */
export async function expireOrders(now: number, run: JobRun): Promise<number> {
  const overdue = await listOverdueOrders(now, AT_ONCE);
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
    // Before it is asked, and also when nobody is: whose provider cannot say yet must not keep the others from their turn.
    const held = await holdOn(place, now);
    if (!held || !run.mayAsk) return false;
    // Closed at the card provider first: of somebody who pays at this very moment and the end of the hold, one is the faster.
    const known = await methodKindOf(held).close(held, now);
    run.heard(known);
    if (known !== "known") return false;
    // Whoever opened another page meanwhile has their pieces as long as that is open.
    return expire(place, (found) => found.card?.session === held.card?.session && found.holdUntil === held.holdUntil, now);
  });
  return ended + asked;
}

/**
 * Reminds buyers whose transfer has not come, once each, at most 100 a run. Nobody is reminded to pay a shop that Awning has closed:
 * that is looked at again some hours later.
 * @returns how many
 */
export async function remindBuyers(now: number, run: JobRun): Promise<number> {
  const waiting = await listUnremindedOrders(now, AT_ONCE);
  return moveEach(waiting, async (place) => {
    if (!run.hasTime) return false;
    if (!(await isSuspended(place.siteId))) return remind(place, now);
    await keep(place, isUnreminded(now), async (order) => ({ ...order, remindAt: now + REMIND_LATER_MS }));
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

/** Holds the pieces of an order until its provider can be asked again. @returns the order, `null` when its hold is not over */
function holdOn(place: OrderRef, now: number): Promise<Order | null> {
  return keep(
    place,
    (order) => isOver(order, now),
    async (order) => holdLonger(order, now),
  );
}

/**
 * Holds the pieces of an order while its owner may not say that its money has come, because Awning has closed the page, and for a day
 * after it was opened again. @returns the order, `null` when nothing keeps it from its end
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

/** Writes a waiting order with other times, over the state that was read. @returns the order, `null` when it stays as it is */
function keep({ siteId, orderId }: OrderRef, isDue: (order: Order) => boolean, change: (order: Order) => Promise<Order | null>) {
  return writeTogether("keep-order", async (writes) => {
    const found = await getGuardedOrder(siteId, orderId);
    const kept = found && isDue(found.order) ? await change(found.order) : null;
    if (found && kept) updateOrder(writes, found, kept);
    return kept;
  });
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
