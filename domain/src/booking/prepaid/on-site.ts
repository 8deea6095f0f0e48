import * as z from "zod/mini";
import { amountSchema } from "../../money/money-schema.ts";
import { wallTime } from "../../time/zoned-time.ts";
import { addedField } from "../../values/rows.ts";
import { aheadOf, type Prepay } from "./prepay.ts";

/** How many payments of one booking can be recorded. */
export const ON_SITE_MAX = 10;

/**
 * What was paid besides what is paid when booking: for each payment the order that it is, and how much of the price the shop has by it, in
 * minor units. Orders keep it true.
 */
export const onSiteSchema = addedField(z.array(z.object({ orderId: z.string(), amount: amountSchema })), []);
type OnSite = z.infer<typeof onSiteSchema>;

/** How much of what was paid when booking its order refunded while the booking stood, in minor units. Orders keep it true. */
export const refundedSchema = addedField(amountSchema, 0);

type Priced = { service: { price: number; prepay: Prepay }; orderId: string | null; refunded: number; onSite: OnSite };

export function paidOnSite({ onSite }: Pick<Priced, "onSite">): number {
  return onSite.reduce((sum, { amount }) => sum + amount, 0);
}

/** What is paid when booking, less what was refunded of it, in minor units. */
export function keptAhead({ service, refunded }: Pick<Priced, "service" | "refunded">): number {
  return Math.max(0, aheadOf(service) - refunded);
}

/** What of the price is not paid yet, in minor units. */
export function restOf({ orderId, ...booking }: Priced): number {
  const ahead = orderId === null ? 0 : keptAhead(booking);
  return Math.max(0, booking.service.price - ahead - paidOnSite(booking));
}

const RECORDED_IN: readonly string[] = ["confirmed", "completed", "no_show"];

/** The most that a payment of a booking can be, in minor units; 0 where none can be recorded. */
export function recordable(reservation: Priced & { status: string }): number {
  if (!RECORDED_IN.includes(reservation.status) || reservation.onSite.length >= ON_SITE_MAX) return 0;
  return restOf(reservation);
}

/**
 * The days (`YYYY-MM-DD`) on which a payment of a booking may have come, in the owner's zone: since it was made.
 * @param now ms since 1970
 */
export function recordableDays({ createdAt }: { createdAt: number }, now: number, zone: string): { from: string; to: string } {
  const [from, to] = [wallTime(createdAt, zone).day, wallTime(now, zone).day];
  // The device clock may be behind the server.
  return { from, to: to < from ? from : to };
}

/** The payments of a booking with what one order is of them now; the same list where that changes nothing. */
export function withOnSite(onSite: OnSite, orderId: string, amount: number): OnSite {
  if ((onSite.find((one) => one.orderId === orderId)?.amount ?? 0) === amount) return onSite;
  const others = onSite.filter((one) => one.orderId !== orderId);
  return amount > 0 ? [...others, { orderId, amount }] : others;
}
