import { SITE_PLACES } from "@awning/domain/booking/holders";
import { BOOKED_TIMES_MAX, isBookedTime, isOnSite, PHONE_QUESTION } from "@awning/domain/booking/prepaid/booked-line";
import { aheadOf } from "@awning/domain/booking/prepaid/prepay";
import type { Reservation, ReservationActor } from "@awning/domain/booking/reservation";
import { applyAction, type ReservationAction } from "@awning/domain/booking/transitions";
import type { CartLine } from "@awning/domain/cart/cart";
import { Failure } from "@awning/domain/errors/failure";
import type { Order } from "@awning/domain/order/order";
import { isEnded } from "@awning/domain/order/state";
import { log } from "#platform/log.ts";
import type { Writes } from "../core/writes.ts";
import { requireGuestRoom } from "./guest-bookings.ts";
import { listHolderPlaces } from "./holders.ts";
import { notePayment, withRefunded } from "./on-site-payments.ts";
import { queueReservationMails } from "./reservation-mails.ts";
import { countInState, type GuardedReservation, getGuardedReservation } from "./reservations.ts";
import { storeReservations } from "./seat-guests.ts";

/** Held times of a cart, by their id. */
export type HeldTimes = ReadonlyMap<string, GuardedReservation>;

/**
 * The times that these lines would buy: held, and paid when booking. Only who holds a time knows its id. An expired hold still counts as
 * long as its time is not released.
 */
export async function getHeldTimes(siteId: string, lines: readonly Pick<CartLine, "productId" | "variantId">[]): Promise<HeldTimes> {
  const wanted = lines.filter(isBookedTime).slice(0, BOOKED_TIMES_MAX);
  const found = await Promise.all(wanted.map(({ productId }) => getGuardedReservation(siteId, productId)));
  const held = found
    .filter((one) => one !== null)
    .filter(({ reservation: { status, service } }) => status === "held" && aheadOf(service) > 0);
  return new Map(held.map((one) => [one.reservation.id, one]));
}

/**
 * Gives held times to a new order, in its commit. They are booked at once when it owes nothing; otherwise each counts for the network
 * until it is paid.
 * @throws Failure `product_gone` for a time that began; `too_many_bookings`; `method_unavailable` with `problem: "unpaid"` while too many times of
 * all networks wait to be paid, unless by card
 */
export async function orderTimes(writes: Writes, order: Order, times: HeldTimes, network: string): Promise<void> {
  const lines = order.lines.filter(isBookedTime);
  if (lines.length === 0) return;
  const isWaiting = order.status === "pending";
  if (isPaidLater(order)) await requireUnpaidRoom(order.siteId);
  const places = isWaiting ? await listHolderPlaces(order.siteId, network, "booked") : [];
  const free = places.filter(({ reservationId }) => reservationId === null).map(({ id }) => id);
  const action = isWaiting ? "order" : "pay";
  const changes = lines.map(({ productId, answers }): Change => {
    const found = times.get(productId);
    if (!found || found.reservation.startsAt <= order.placedAt) throw new Failure("product_gone");
    const { name, email } = order.buyer;
    const phone = answers.find(({ label }) => label === PHONE_QUESTION.label)?.answer ?? order.buyer.phone;
    const asked = answers.filter(({ label }) => label !== PHONE_QUESTION.label);
    const wanted = { type: "order", guest: { name, email, phone }, note: order.note, answers: asked, orderId: order.id } as const;
    const ordered = applied(found.reservation, wanted, "guest", order.placedAt);
    const holder = free.shift() ?? null;
    if (isWaiting && !holder) throw new Failure("too_many_bookings");
    return { found, after: isWaiting ? { ...ordered, holder } : applied(ordered, { type: "pay" }, "system", order.placedAt) };
  });
  await requireGuestRoom(
    writes,
    changes.map(({ after }) => after),
    order.placedAt,
  );
  await write(writes, changes, action, "system");
}

/** Whether an order holds its times for days: a card pays now, or loses them in minutes. */
export function isPaidLater({ status, paymentMethod }: Pick<Order, "status" | "paymentMethod">): boolean {
  return status === "pending" && paymentMethod !== "card";
}

async function requireUnpaidRoom(siteId: string): Promise<void> {
  if ((await countInState(siteId, "unpaid")) < SITE_PLACES.unpaid) return;
  log.brakeReached("unpaid-times.site");
  throw new Failure("method_unavailable", { method: "payment", problem: "unpaid" });
}

/**
 * Books or frees the times of an order when it starts to count or ends, in the commit of its transition. A payment of a booking changes what is
 * paid of it, and nothing else.
 */
export async function followOrder(writes: Writes, before: Order, order: Order): Promise<void> {
  if (isOnSite(order)) return notePayment(writes, order);
  const isMoved = before.status !== order.status && order.status !== "pending";
  if (!isMoved && before.refunds === order.refunds) return;
  const { by = "system", at = order.updatedAt } = order.events.at(-1) ?? {};
  const action: ReservationAction = isEnded(order) ? { type: "drop", reason: order.cancelReason } : { type: "pay" };
  const actor = action.type === "pay" ? "system" : by === "buyer" ? "guest" : by;
  const times = order.lines.filter(isBookedTime);
  const known = await Promise.all(times.map(({ productId }) => getGuardedReservation(order.siteId, productId)));
  const changes = known.flatMap((found): Change[] => {
    const after = found && isMoved && applyAction(found.reservation, action, { by: actor, at });
    // Some were booked before, or ended by themselves.
    return found && after && typeof after !== "string" ? [{ found, after }] : [];
  });
  const noted = known.flatMap((found): Change[] => {
    const after = found && !changes.some((one) => one.found === found) && withRefunded(found.reservation, order);
    return found && after ? [{ found, after }] : [];
  });
  await write(writes, changes, action.type, actor, noted);
}

function applied(reservation: Reservation, action: ReservationAction, by: ReservationActor, at: number): Reservation {
  const after = applyAction(reservation, action, { by, at });
  if (typeof after === "string") throw new Failure("product_gone");
  return after;
}

type Change = { found: GuardedReservation; after: Reservation };

/** Writes what became of bookings, whose sides are mailed, and what was `noted` of others. */
async function write(
  writes: Writes,
  changes: readonly Change[],
  action: ReservationAction["type"],
  by: ReservationActor,
  noted: readonly Change[] = [],
): Promise<void> {
  const all = [...changes, ...noted];
  await storeReservations(writes, all, all[0]?.after.updatedAt ?? 0);
  for (const { found, after } of changes) await queueReservationMails(writes, found.reservation, after, { action, by });
}
