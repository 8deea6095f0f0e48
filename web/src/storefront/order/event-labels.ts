import { type Currency, formatMoney } from "@awning/domain/money/money";
import type { OrderView } from "@awning/domain/order/order-view";
import * as labels from "./labels.ts";
import type { OrderState } from "./order-state.ts";

type Event = Omit<OrderView["events"][number], "at">;

/** What says the same for every order; `null` for what is the shop's own. */
const WORDS: Readonly<Record<Exclude<Event["type"], "fulfilled" | "cancelled" | "refund_started" | "refunded">, string | null>> = {
  placed: labels.ordered,
  accepted: labels.confirmedByTheShop,
  payment_started: labels.paymentBeingChecked,
  payment_failed: labels.paymentFailed,
  paid: labels.paid,
  paid_late: labels.paid,
  begun: labels.beingPrepared,
  ready: labels.readyForPickup,
  not_collected: labels.notPickedUp,
  packed: labels.packed,
  delivered: labels.delivered,
  lost: labels.lostInTransit,
  returned: labels.returnedToTheShop,
  parcel_undone: labels.backInTransit,
  expired: labels.expired,
  withdrawn: labels.withdrawn,
  tracking_changed: labels.trackingUpdated,
  address_changed: labels.addressChanged,
  bill_to_changed: labels.billingAddressChanged,
  updated: labels.updated,
  completed: null,
  reopened: null,
  reminded: null,
  unfulfilled: null,
  unpacked: null,
  link_renewed: null,
  email_changed: null,
  invoiced: null,
  refund_failed: null,
  payment_undone: null,
};

/** What happened, for the timeline; `null` for what is not told. */
export function buyerEventLabel({ type, by, amount, part }: Event, state: OrderState, currency: Currency, language: string): string | null {
  const money = amount === null ? null : formatMoney(amount, currency, language);
  if (type === "fulfilled") return part === "" ? null : reachWords(state, part);
  if (type === "cancelled") return by === "buyer" ? labels.canceledYourself : labels.canceledByTheShop;
  if (type === "refund_started") return money === null ? labels.paymentRefundOnItsWay : labels.refundOnItsWay(money);
  if (type === "refunded") return money === null ? labels.paymentRefunded : labels.amountRefunded(money);
  return WORDS[type];
}

/** How a shipment reaches its buyer. */
function reachWords({ delivery, kinds, shipments = [] }: OrderState, part: string): string {
  const lines = shipments.find((one) => one.id === part)?.lines.map(({ line }) => kinds[line]) ?? kinds;
  return lines.includes("service") && (delivery === "none" || lines.every((kind) => kind === "service"))
    ? labels.done
    : labels.HANDED_OVER[delivery];
}
