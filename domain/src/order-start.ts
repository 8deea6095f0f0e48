import type { OrderState } from "./order-waits.ts";
import { isPaidInPerson, type PaymentMethod, TRANSFER_HOLD_DAYS } from "./shop-settings.ts";

/** How long the stock of an order that is paid by card is held: a little longer than its payment page is open. */
export const CARD_HOLD_MINUTES = 35;
const DAY_MS = 86_400_000;
const REMIND_BEFORE_MS = 2 * DAY_MS;

type Start = OrderState & { holdUntil: number | null; remindAt: number | null };

/**
 * The state a new order starts in, how long its stock is held and when its buyer is reminded to pay. What is paid in
 * person is open at once; a transfer or pay link waits for the money and holds for {@link TRANSFER_HOLD_DAYS}; an order without a price is open and owes
 * nothing.
 */
export function initialState(method: PaymentMethod, total: number, placedAt: number): Start {
  const open = { status: "open", fulfilmentStatus: "unfulfilled", holdUntil: null, remindAt: null } as const;
  if (total === 0) return { ...open, paymentStatus: "none_due" };
  if (isPaidInPerson(method)) return { ...open, paymentStatus: "unpaid" };
  const waiting = { status: "pending", paymentStatus: "unpaid", fulfilmentStatus: "unfulfilled" } as const;
  if (method === "card") return { ...waiting, holdUntil: placedAt + CARD_HOLD_MINUTES * 60_000, remindAt: null };
  return { ...waiting, ...holdOf(placedAt) };
}

function holdOf(placedAt: number): { holdUntil: number; remindAt: number } {
  const holdUntil = placedAt + TRANSFER_HOLD_DAYS * DAY_MS;
  return { holdUntil, remindAt: holdUntil - REMIND_BEFORE_MS };
}

/**
 * How long the pieces of an order are kept whose payment was marked by mistake (`at`): as long as before, and a day at least,
 * so that it does not end before anybody has looked. Nobody is reminded twice, nor in the last moments.
 */
export function holdAgain(placedAt: number, wasReminded: boolean, at: number): { holdUntil: number; remindAt: number | null } {
  const holdUntil = Math.max(holdOf(placedAt).holdUntil, at + DAY_MS);
  const remindAt = holdUntil - REMIND_BEFORE_MS;
  return { holdUntil, remindAt: !wasReminded && remindAt > at ? remindAt : null };
}
