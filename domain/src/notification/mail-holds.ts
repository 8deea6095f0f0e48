import type { MailKind } from "../mail/mail.ts";
import { mayDownload } from "../order/fulfilment/download.ts";
import type { Shipment } from "../order/fulfilment/shipment.ts";
import type { Payment, Refund } from "../order/money/payment.ts";
import { isEnded, type OrderState } from "../order/state.ts";
import { isPaidInPerson } from "../shop/shop-settings.ts";

type Told = OrderState & {
  shipments: readonly Pick<Shipment, "id" | "state">[];
  refunds: readonly Pick<Refund, "id" | "state">[];
};

/**
 * Whether what a mail about an order tells is still so, as the order is now: a mail may have waited, or is sent once more. `part`
 * is that of the mail. What took its place has a mail of its own, so whoever would have read it is told all the same.
 */
export function mailHolds(kind: MailKind, order: Told, part: string): boolean {
  switch (kind) {
    case "order-received":
    case "new-order":
      // How it is paid and sent is nothing to read, or to act on, once it is over.
      return !isEnded(order);
    case "payment-reminder":
      return order.status === "pending" && order.paymentStatus === "unpaid";
    case "payment-failed":
      return order.paymentStatus === "failed";
    case "payment-received":
    case "files-ready":
    case "file-updated":
      return mayDownload(order);
    case "order-ready":
      // One that was cancelled still says that it was ready.
      return order.status === "open" && order.fulfilmentStatus === "ready";
    case "order-dispatched":
    case "tracking-changed":
      return hasLeft(order, part);
    case "order-expired":
      return order.status === "expired";
    case "order-refunded":
    case "order-changed":
      // That it failed is told by another part.
      return order.refunds.find(({ id }) => id === part)?.state !== "failed";
    default:
      return true;
  }
}

/**
 * What stays unsent once it was: each time it expires or fails has a mail of its own, whose mark as paid is taken back is promised
 * that nobody is written to, and how a parcel is followed is told by the mail that it has left.
 */
const OF_ONE_TIME: ReadonlySet<MailKind> = new Set(["order-expired", "payment-failed", "payment-reminder", "tracking-changed"]);

type Paid = Told & { payments: readonly Pick<Payment, "method">[] };

/** Whether a mail that was not sent because it was no longer so goes out after all: nothing else will tell of it. */
export function holdsAgain(kind: MailKind, order: Paid, part: string): boolean {
  if (OF_ONE_TIME.has(kind) || !mailHolds(kind, order, part)) return false;
  // Who pays in person knows that they did, however it was noted before.
  const paid = order.payments.at(-1);
  return kind !== "payment-received" || paid === undefined || !isPaidInPerson(paid.method);
}

/** Whether the parcel of a mail is not here again. */
function hasLeft({ shipments }: Told, part: string): boolean {
  const [parcel] = part.split(".");
  return shipments.some(({ id, state }) => id === parcel && state !== "packed");
}
