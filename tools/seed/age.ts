import { bookingCollections } from "@awning/domain/booking/firestore-paths";
import { documents } from "@awning/domain/routes/firestore-paths";
import { addDays, momentOf, offsetAt } from "@awning/domain/time/zoned-time";
import { type Firestore, Timestamp } from "@google-cloud/firestore";

const HOLD_YEARS = 10;
const HOURS_BETWEEN_ACTS = 20;
const DAY_MS = 86_400_000;
/** How long before its day an earlier booking was made. */
const DAYS_AHEAD = 9;

/**
 * Moves a demo order `hours` into the past and keeps unpaid ones from expiring, so that the demo looks the same at any time. This bypasses
 * the rules, because no owner or buyer could do it.
 */
export async function ageOrder(firestore: Firestore, siteId: string, orderId: string, hours: number): Promise<void> {
  const reference = firestore.doc(documents.order(siteId, orderId));
  const order = (await reference.get()).data();
  if (!order) throw new Error(`There is no order ${orderId} to age.`);
  const earlier = (value: unknown) => (value instanceof Timestamp ? Timestamp.fromMillis(value.toMillis() - hours * 3_600_000) : value);
  // Actions are seconds apart here; most of a day between them looks realistic.
  const events = (Array.isArray(order.events) ? order.events : []).map((event, index, all) => {
    const later = Math.min(HOURS_BETWEEN_ACTS, hours / (all.length + 1)) * index;
    return { ...event, at: Timestamp.fromMillis(event.at.toMillis() - (hours - later) * 3_600_000) };
  });
  const holdUntil = order.holdUntil === null ? null : Timestamp.fromMillis(Date.now() + HOLD_YEARS * 365 * 86_400_000);
  // Payments and shipments share the time of their action.
  const aged = (records: unknown) =>
    (Array.isArray(records) ? records : []).map((one) => ({
      ...one,
      at: events.findLast((event) => event.part === one.id)?.at ?? earlier(one.at),
      ...("day" in one && { day: "" }),
    }));
  const [payments, refunds, shipments] = [aged(order.payments), aged(order.refunds), aged(order.shipments)];
  await reference.update({
    payments,
    refunds,
    shipments,
    // No reminder for a hold that never ends.
    remindAt: null,
    placedAt: earlier(order.placedAt),
    consents: { ...order.consents, at: earlier(order.consents.at) },
    events,
    holdUntil,
  });
  const shown = events.map(({ type, at, by, amount, part }) => ({ type, at, by, amount, part }));
  await firestore.doc(documents.orderView(order.viewId)).update({ events: shown, shipments });
}

/** Spreads the times at which the demo's coming bookings were made over the last two months. */
export async function ageReservations(firestore: Firestore, siteId: string): Promise<void> {
  const all = await firestore.collection(bookingCollections.reservations(siteId)).where("status", "==", "confirmed").get();
  for (const [index, { ref, data }] of all.docs.map((one) => ({ ref: one.ref, data: one.data() })).entries()) {
    const earlier = (at: Timestamp) => Timestamp.fromMillis(at.toMillis() - (1 + ((index * 11) % 59)) * 86_400_000);
    const history = (Array.isArray(data.history) ? data.history : []).map((one) => ({ ...one, at: earlier(one.at) }));
    await ref.update({ createdAt: earlier(data.createdAt), history });
  }
}

/**
 * Continues each weekly booking into the past, as completed ones: bookings cannot be made for times that are over. Runs before
 * `ageReservations`.
 */
export async function completeEarlierWeeks(firestore: Firestore, siteId: string, weeks: number): Promise<void> {
  const all = await firestore.collection(bookingCollections.reservations(siteId)).orderBy("startsAt").get();
  const series = Map.groupBy(all.docs, (one) => `${one.get("serviceId")} ${one.get("guest.email")}`);
  for (const [first, ...others] of series.values()) {
    const next = first?.data();
    if (!next || others.length === 0) continue;
    for (let week = 1; week <= weeks; week++) {
      const day = addDays(next.local.day, -7 * week);
      const startsAt = momentOf({ day, minute: next.local.minute }, next.local.zone);
      const endsAt = Timestamp.fromMillis(startsAt + next.endsAt.toMillis() - next.startsAt.toMillis());
      const reference = firestore.collection(bookingCollections.reservations(siteId)).doc();
      const made = Timestamp.fromMillis(startsAt - DAYS_AHEAD * DAY_MS);
      const history = [
        ...next.history.map((one: object) => ({ ...one, at: made })),
        { ...next.history.at(-1), type: "completed", by: "system", at: endsAt },
      ];
      await reference.set({
        ...next,
        ...(next.id && { id: reference.id }),
        icsUid: String(next.icsUid).replace(/^[^.@]+/, reference.id),
        status: "completed",
        startsAt: Timestamp.fromMillis(startsAt),
        endsAt,
        local: { ...next.local, day, offset: offsetAt(startsAt, next.local.zone) },
        dueAt: null,
        rev: next.rev + 1,
        history,
        createdAt: made,
      });
    }
  }
}
