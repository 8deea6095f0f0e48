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
 * Whether an order mail is still accurate; it may have waited or be resent. `part` is the mail's. Whatever replaced it has its own mail.
 */
export function mailHolds(kind: MailKind, order: Told, part: string): boolean {
  switch (kind) {
    case "order-received":
    case "new-order":
      // Payment and shipping details are pointless once it ended.
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
      // A canceled order can still have the status ready.
      return order.status === "open" && order.fulfilmentStatus === "ready";
    case "order-dispatched":
    case "tracking-changed":
      return hasLeft(order, part);
    case "order-expired":
      return order.status === "expired";
    case "order-refunded":
    case "order-changed":
      // The failure has a mail with its own part.
      return order.refunds.find(({ id }) => id === part)?.state !== "failed";
    default:
      return true;
  }
}

/** Mails that are not sent late: expiry and failure have one per event, undoing promises none, and tracking is in the shipping mail. */
const OF_ONE_TIME: ReadonlySet<MailKind> = new Set(["order-expired", "payment-failed", "payment-reminder", "tracking-changed"]);

type Paid = Told & { payments: readonly Pick<Payment, "method">[] };

/** Whether a skipped mail is sent after all, because no other mail covers it. */
export function holdsAgain(kind: MailKind, order: Paid, part: string): boolean {
  if (OF_ONE_TIME.has(kind) || !mailHolds(kind, order, part)) return false;
  // Payment in person needs no mail, however it was recorded before.
  const paid = order.payments.at(-1);
  return kind !== "payment-received" || paid === undefined || !isPaidInPerson(paid.method);
}

function hasLeft({ shipments }: Told, part: string): boolean {
  const [parcel] = part.split(".");
  return shipments.some(({ id, state }) => id === parcel && state !== "packed");
}
