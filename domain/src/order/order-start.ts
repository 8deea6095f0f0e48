import { HOLD_DAYS, remindBeforeMs } from "../shop/hold-time.ts";
import { isPaidInPerson, type PaymentMethod } from "../shop/shop-settings.ts";
import type { OrderState } from "./state.ts";

/** How long the stock of an order that is paid by card is held: a little longer than its payment page is open. */
export const CARD_HOLD_MINUTES = 35;
const DAY_MS = 86_400_000;

type Start = OrderState & { holdUntil: number | null; remindAt: number | null };

/**
 * The state a new order starts in, how long its stock is held and when its buyer is reminded to pay. What is paid in
 * person is open at once; a transfer or pay link waits for the money and holds for `holdDays`; an order without a price is open and owes
 * nothing.
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
 * How long the pieces of an order are kept whose payment was marked by mistake (`at`): as long as before, and a day at least,
 * so that it does not end before anybody has looked. Nobody is reminded twice, nor in the last moments.
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
