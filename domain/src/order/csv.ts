import { toDecimal } from "../money/money.ts";
import { wallTime } from "../time/zoned-time.ts";
import { addressLine } from "../values/address-lines.ts";
import { toCsv } from "../values/csv.ts";
import { lineFacts } from "./labels.ts";
import { moneyOf, providerFeeOf } from "./money/order-money.ts";
import type { BillTo, Payment } from "./money/payment.ts";
import { type Order, orderName } from "./order.ts";
import { parcelsOf } from "./quantities.ts";

const COLUMNS: readonly (readonly [name: string, value: (order: Order) => string])[] = [
  ["Order number", (order) => orderName(order.number)],
  ["Placed", (order) => new Date(order.placedAt).toISOString()],
  ["Order status", (order) => order.status],
  ["Payment status", (order) => order.paymentStatus],
  ["Fulfillment status", (order) => order.fulfilmentStatus],
  ["Buyer", (order) => order.buyer.name],
  ["Email", (order) => order.buyer.email],
  ["Phone", (order) => order.buyer.phone],
  ["Ship to", (order) => order.shipTo?.name ?? ""],
  ["Street", (order) => order.shipTo?.street ?? ""],
  ["Address line 2", (order) => order.shipTo?.extra ?? ""],
  ["Postal code", (order) => order.shipTo?.postcode ?? ""],
  ["City", (order) => order.shipTo?.city ?? ""],
  ["State", (order) => order.shipTo?.state ?? ""],
  ["Country", (order) => order.shipTo?.country ?? ""],
  ["Billing name", ({ billTo }) => (billTo ? billedWords(billTo) : "")],
  ["Buyer VAT number", (order) => order.billTo?.taxNumber ?? ""],
  ["Reverse charge", (order) => order.reverseCharge?.buyer ?? ""],
  ["Delivery", (order) => order.delivery],
  ["Payment method", (order) => eachOf(order, (payment) => payment.method) || order.paymentMethod],
  ["Date paid", (order) => eachOf(order, (payment) => payment.day || wallTime(payment.at, "UTC").day)],
  ["Currency", (order) => order.currency],
  ["Subtotal", (order) => toDecimal(order.subtotal, order.currency)],
  ["Discount", (order) => toDecimal(order.discount?.amount ?? 0, order.currency)],
  ["Shipping", (order) => toDecimal(order.shipping, order.currency)],
  [
    "Tax",
    (order) =>
      toDecimal(
        order.tax.rates.reduce((sum, one) => sum + one.amount, 0),
        order.currency,
      ),
  ],
  ["Total", (order) => toDecimal(order.total, order.currency)],
  ["Paid", (order) => toDecimal(moneyOf(order).paid, order.currency)],
  ["Refunded", (order) => toDecimal(moneyOf(order).refunded, order.currency)],
  ["Card fee", feeAmount],
  ["Items", (order) => order.lines.map(pieceWords).join("; ")],
  [
    "Parcels",
    (order) =>
      parcelsOf(order)
        .map((parcel) => parcel.state)
        .join("; "),
  ],
  ["Note", (order) => order.note],
  ["Test", (order) => (order.isTest ? "yes" : "")],
  ["Came from", (order) => order.attribution?.source ?? ""],
  ["UTM source", (order) => order.attribution?.utm.source ?? ""],
  ["UTM medium", (order) => order.attribution?.utm.medium ?? ""],
  ["UTM campaign", (order) => order.attribution?.utm.campaign ?? ""],
  ["Link clicked", (order) => order.attribution?.link?.title ?? ""],
];

/** Empty if a fee is only partly known, because a partial number would look complete. */
function feeAmount(order: Order): string {
  const { known, isWhole } = providerFeeOf(order) ?? { known: 0, isWhole: true };
  return isWhole ? toDecimal(known, order.currency) : "";
}

function eachOf({ payments }: Order, say: (payment: Payment) => string): string {
  return [...new Set(payments.map(say))].join("; ");
}

function billedWords({ name, ...address }: BillTo): string {
  return `${name}, ${addressLine(address)}`;
}

function pieceWords(line: Order["lines"][number]): string {
  const { quantity, title, variantName, sku } = line;
  const facts = [...(sku ? [`SKU ${sku}`] : []), ...lineFacts(line)];
  return `${quantity} x ${variantName ? `${title}, ${variantName}` : title}${facts.length > 0 ? ` (${facts.join("; ")})` : ""}`;
}

/** Orders as CSV (RFC 4180): amounts as decimals in the order's currency, times in UTC, payment days as the owner entered them. */
export function toOrderCsv(orders: readonly Order[]): string {
  const rows = orders.map((order) => COLUMNS.map(([, value]) => value(order)));
  return toCsv([COLUMNS.map(([name]) => name), ...rows]);
}
