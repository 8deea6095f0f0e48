import { HOLD_DAYS, remindBeforeMs } from "../shop/hold-time.ts";
import { isPaidInPerson, type PaymentMethod } from "../shop/shop-settings.ts";
import type { OrderState } from "./state.ts";

/** How long card orders hold stock: a little longer than their payment page is open. */
export const CARD_HOLD_MINUTES = 35;
const DAY_MS = 86_400_000;

type Start = OrderState & { holdUntil: number | null; remindAt: number | null };

/**
 * The initial state of an order, its hold and its payment reminder. Orders paid in person are open at once; a transfer or payment link is
 * awaited for `holdDays`; a free order is open and owes nothing.
 */
export function initialState(method: PaymentMethod, total: number, placedAt: number, holdDays = HOLD_DAYS): Start {
  const open = { status: "open", fulfilmentStatus: "unfulfilled", holdUntil: null, remindAt: null } as const;
  if (total === 0) return { ...open, paymentStatus: "none_due" };
  if (isPaidInPerson(method)) return { ...open, paymentStatus: "unpaid" };
  const waiting = { status: "pending", paymentStatus: "unpaid", fulfilmentStatus: "unfulfilled" } as const;
  if (method === "card") return { ...waiting, holdUntil: placedAt + CARD_HOLD_MINUTES * 60_000, remindAt: null };
  return { ...waiting, ...holdOf(placedAt, holdDays) };
}

function holdOf(placedAt: number, holdDays: number): { holdUntil: number; remindAt: number } {
  const holdUntil = placedAt + holdDays * DAY_MS;
  return { holdUntil, remindAt: holdUntil - remindBeforeMs(holdDays) };
}

/**
 * The hold after a payment is undone at `at`: as long as before, and at least a day so that someone can react. Reminders are not repeated,
 * nor sent at the last moment.
 */
export function holdAgain(
  { placedAt, holdDays }: { placedAt: number; holdDays: number },
  wasReminded: boolean,
  at: number,
): { holdUntil: number; remindAt: number | null } {
  const holdUntil = Math.max(holdOf(placedAt, holdDays).holdUntil, at + DAY_MS);
  const remindAt = holdUntil - remindBeforeMs(holdDays);
  return { holdUntil, remindAt: !wasReminded && remindAt > at ? remindAt : null };
}
