import { aheadOf, type Prepay } from "./prepay.ts";

type Paid = { price: number; prepay: Prepay; guestCancelNotice: number | null };
type Booked = { orderId: string | null; status: string; startsAt: number; service: Paid };
/** What ends a booking; `refund` in percent, as its owner chose. */
type End = { type: string; refund?: number | undefined };

const MINUTE_MS = 60_000;
const ENDS = ["cancel", "decline", "lapse", "withdraw"];

/** What comes back after the deadline, in percent: never more than before it. */
function lateOf({ early, late }: Prepay): number {
  return Math.min(early, late);
}

/**
 * What ending a paid booking gives back, in percent of what was paid; `null` where nothing was paid, it does not end, or it is said in its order.
 * A request that comes to nothing gives back everything, and an owner who cancels what they say.
 * @param at ms since 1970
 */
export function refundOf({ orderId, status, startsAt, service }: Booked, action: End, by: string, at: number): number | null {
  if (orderId === null || !ENDS.includes(action.type)) return null;
  if (status === "pending") return 100;
  // The answer to a wish leaves the booking as it is.
  if (action.type !== "cancel") return null;
  if (by !== "guest") return action.refund ?? null;
  const { prepay, guestCancelNotice } = service;
  return at <= startsAt - (guestCancelNotice ?? 0) * MINUTE_MS ? prepay.early : lateOf(prepay);
}

/** Whether a guest may cancel until it begins, because the terms say what is kept. Times in ms since 1970. */
export function mayCancelLate({ orderId, startsAt, service }: Omit<Booked, "status">, at: number): boolean {
  return orderId !== null && service.guestCancelNotice !== null && at < startsAt;
}

/** "deposit" or "payment": what was paid when booking. */
export function paidNoun(service: Pick<Paid, "price" | "prepay">): "deposit" | "payment" {
  return aheadOf(service) < service.price ? "deposit" : "payment";
}

/** "Your deposit is refunded in full.", to a guest. */
export function refundWords(percent: number, noun: "deposit" | "payment"): string {
  if (percent === 0) return `Your ${noun} isn’t refunded.`;
  return percent === 100 ? `Your ${noun} is refunded in full.` : `${percent}% of your ${noun} is refunded.`;
}

/** "In full", "50%" or "None". */
export function refundLabel(percent: number): string {
  return percent === 0 ? "None" : percent === 100 ? "In full" : `${percent}%`;
}

/**
 * "Free cancellation until Tue, 14:00. After that, the deposit is kept.": what a guest who cancels gets back; empty where nothing is paid
 * when booking.
 * @param deadline how the deadline is said: "until Tue, 14:00", or "up to 1 day before it starts"
 */
export function cancellationTerms({ price, prepay, guestCancelNotice }: Paid, deadline: string): string {
  if (aheadOf({ price, prepay }) === 0) return "";
  if (guestCancelNotice === null) return "It can’t be canceled online.";
  const noun = paidNoun({ price, prepay });
  const [early, late] = [prepay.early, lateOf(prepay)];
  if (early === 0) return `The ${noun} isn’t refunded if you cancel.`;
  const isSame = early === late || guestCancelNotice === 0;
  const until = isSame ? "until it starts" : deadline;
  const first = early === 100 ? `Free cancellation ${until}.` : `Cancel ${until} and ${early}% of the ${noun} is refunded.`;
  if (isSame) return first;
  return `${first} After that, ${late === 0 ? `the ${noun} is kept` : `${late}% of the ${noun} is refunded`}.`;
}
