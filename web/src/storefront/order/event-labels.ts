import { type Currency, formatMoney } from "@awning/domain/money/money";
import type { OrderView } from "@awning/domain/order/order-view";
import * as labels from "./labels.ts";
import type { OrderState } from "./order-state.ts";

/** What happened, for the timeline; `null` for what is the shop's own. */
export function buyerEventLabel(
  { type, by, amount, part }: Omit<OrderView["events"][number], "at">,
  state: OrderState,
  currency: Currency,
  language: string,
): string | null {
  const money = amount === null ? "Payment" : formatMoney(amount, currency, language);
  switch (type) {
    case "placed":
      return "Ordered";
    case "accepted":
      return "Confirmed by the shop";
    case "payment_started":
      return "Payment being checked";
    case "payment_failed":
      return "Payment failed";
    case "paid":
    case "paid_late":
      return "Paid";
    case "begun":
      return "Being prepared";
    case "ready":
      return "Ready for pickup";
    case "not_collected":
      return "Not picked up";
    case "packed":
      return "Packed";
    case "delivered":
      return "Delivered";
    case "lost":
      return "Lost in transit";
    case "returned":
      return "Returned to the shop";
    case "parcel_undone":
      return "Back in transit";
    case "fulfilled":
      return part === "" ? null : reachWords(state, part);
    case "cancelled":
      return by === "buyer" ? "Canceled by you" : "Canceled by the shop";
    case "expired":
      return "Expired";
    case "refund_started":
      return `${money} refund on its way`;
    case "refunded":
      return `${money} refunded`;
    case "tracking_changed":
      return "Tracking updated";
    case "address_changed":
      return "Address changed";
    case "bill_to_changed":
      return "Billing address changed";
    case "completed":
    case "reopened":
    case "reminded":
    case "unfulfilled":
    case "unpacked":
    case "link_renewed":
    case "email_changed":
    case "invoiced":
    case "refund_failed":
    case "payment_undone":
      return null;
  }
}

/** How a shipment reaches its buyer. */
function reachWords({ delivery, kinds, shipments = [] }: OrderState, part: string): string {
  const lines = shipments.find((one) => one.id === part)?.lines.map(({ line }) => kinds[line]) ?? kinds;
  return lines.includes("service") && (delivery === "none" || lines.every((kind) => kind === "service"))
    ? labels.done
    : labels.HANDED_OVER[delivery];
}
