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
  const money = amount === null ? null : formatMoney(amount, currency, language);
  switch (type) {
    case "placed":
      return labels.ordered;
    case "accepted":
      return labels.confirmedByTheShop;
    case "payment_started":
      return labels.paymentBeingChecked;
    case "payment_failed":
      return labels.paymentFailed;
    case "paid":
    case "paid_late":
      return labels.paid;
    case "begun":
      return labels.beingPrepared;
    case "ready":
      return labels.readyForPickup;
    case "not_collected":
      return labels.notPickedUp;
    case "packed":
      return labels.packed;
    case "delivered":
      return labels.delivered;
    case "lost":
      return labels.lostInTransit;
    case "returned":
      return labels.returnedToTheShop;
    case "parcel_undone":
      return labels.backInTransit;
    case "fulfilled":
      return part === "" ? null : reachWords(state, part);
    case "cancelled":
      return by === "buyer" ? labels.canceledYourself : labels.canceledByTheShop;
    case "expired":
      return labels.expired;
    case "refund_started":
      return money === null ? labels.paymentRefundOnItsWay : labels.refundOnItsWay(money);
    case "refunded":
      return money === null ? labels.paymentRefunded : labels.amountRefunded(money);
    case "tracking_changed":
      return labels.trackingUpdated;
    case "address_changed":
      return labels.addressChanged;
    case "bill_to_changed":
      return labels.billingAddressChanged;
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
