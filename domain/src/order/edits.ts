import * as z from "zod/mini";
import { type Address, isSameAddress } from "../values/address.ts";
import { addressLine } from "../values/address-lines.ts";
import { line, paragraph } from "../values/text.ts";
import { type Tracking, trackingSchema } from "./fulfilment/shipment.ts";
import { typedAddressSchema, typedBillToSchema } from "./fulfilment/typed-address.ts";
import { invoiceOf, invoiceProblem } from "./money/invoice.ts";
import { isSameBillTo } from "./money/payment.ts";
import { type Order, type OrderEvent, PRIVATE_NOTE_MAX, UNREACHED, withoutReason } from "./order.ts";
import { noteWithdrawal } from "./withdrawal/settle.ts";
import { WITHDRAWN_USE_MAX } from "./withdrawal/withdrawal.ts";

export const orderEditSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("address"), shipTo: typedAddressSchema }),
  /** The invoice recipient; `null` for the buyer at the shipping address. */
  z.object({ type: z.literal("bill_to"), billTo: z.nullable(typedBillToSchema) }),
  z.object({ type: z.literal("tracking"), shipment: z.string().check(z.maxLength(20)), tracking: trackingSchema }),
  z.object({ type: z.literal("note"), note: paragraph(PRIVATE_NOTE_MAX) }),
  /** Resolves an alert by its text, or all of them. */
  z.object({ type: z.literal("looked_into"), reason: z.optional(z.string().check(z.maxLength(300))) }),
  /** What the owner notes about a withdrawal. */
  z.object({
    type: z.literal("withdrawal"),
    withdrawal: z.string().check(z.maxLength(20)),
    isBack: z.boolean(),
    use: line(0, WITHDRAWN_USE_MAX),
    isSettled: z.boolean(),
  }),
]);
export type OrderEdit = z.infer<typeof orderEditSchema>;

export function canChangeAddress(order: Pick<Order, "status" | "delivery" | "fulfilmentStatus">): boolean {
  const isLive = order.status === "pending" || order.status === "open";
  return isLive && order.delivery === "shipping" && order.fulfilmentStatus !== "fulfilled";
}

/** Whether the invoice recipient can still change: an invoice is possible and has not been issued. */
export function canChangeBillTo(order: Pick<Order, "status" | "isTest" | "events">): boolean {
  return invoiceOf(order) === null && invoiceProblem(order) === null;
}

/** Who edits an order; a buyer corrects the address alone. */
type Editor = "owner" | "buyer";

/** Applies an edit (`at` in ms since 1970); `null` when it is too late, or when tracking or the invoice recipient does not change. */
export function editOrder(order: Order, edit: OrderEdit, at: number, by: Editor = "owner"): Order | null {
  const edited = { ...order, rev: order.rev + 1, updatedAt: at };
  if (edit.type === "note") return { ...edited, privateNote: edit.note };
  if (edit.type === "looked_into") {
    const attention = edit.reason === undefined ? [] : withoutReason(order.attention, edit.reason);
    return attention.length === order.attention.length ? null : { ...edited, attention };
  }
  if (edit.type === "withdrawal") return noteWithdrawal(order, edit.withdrawal, edit, at);
  if (edit.type === "tracking") return withTracking(order, edit, at);
  if (edit.type === "bill_to") {
    if (!canChangeBillTo(order) || isSameBillTo(order.billTo, edit.billTo)) return null;
    const previously = order.billTo === null ? "" : addressLine(order.billTo);
    return withEvent(order, { billTo: edit.billTo }, { type: "bill_to_changed", at, by, previously });
  }
  if (!canChangeAddress(order) || (order.shipTo && isSameAddress(order.shipTo, edit.shipTo))) return null;
  const previously = addressLine(order.shipTo ?? edit.shipTo);
  return withEvent(order, { shipTo: edit.shipTo, ...taxCountryOf(order, edit.shipTo) }, { type: "address_changed", at, by, previously });
}

/** The VAT of an order stays what was charged, so its country stays too. */
function taxCountryOf({ taxCountry, shipTo }: Order, { country }: Address): Pick<Order, "taxCountry"> {
  return taxCountry === undefined && shipTo && shipTo.country !== country ? { taxCountry: shipTo.country } : {};
}

/** Changes the buyer's email; `null` if it is the same. Clears a delivery problem, because the new address may work. */
export function withEmail(order: Order, email: string, at: number): Order | null {
  const { buyer } = order;
  if (email === buyer.email) return null;
  const changes = { buyer: { ...buyer, email }, attention: withoutReason(order.attention, UNREACHED) };
  return withEvent(order, changes, { type: "email_changed", at, by: "owner", previously: buyer.email });
}

type Edited = Pick<OrderEvent, "type" | "at" | "by"> & Partial<OrderEvent>;

function withEvent(order: Order, changes: Partial<Order>, event: Edited): Order {
  const events = [...order.events, { note: "", amount: null, part: "", ...event }];
  return { ...order, ...changes, events, rev: order.rev + 1, updatedAt: event.at };
}

/** Changes the tracking of a parcel; `null` if no such parcel is on its way or nothing differs. */
function withTracking(order: Order, { shipment, tracking }: { shipment: string; tracking: Tracking }, at: number): Order | null {
  const sent = order.shipments.find((one) => one.id === shipment && one.state === "shipped");
  const isOnItsWay = order.delivery === "shipping" && (order.status === "open" || order.status === "completed");
  if (!sent || !isOnItsWay || isSame(sent.tracking, tracking)) return null;
  const shipments = order.shipments.map((one) => (one === sent ? { ...one, tracking } : one));
  return withEvent(order, { shipments }, { type: "tracking_changed", at, by: "owner", part: shipment, trackingNumber: tracking.number });
}

function isSame(before: Tracking | null, after: Tracking): boolean {
  return before !== null && before.carrier === after.carrier && before.number === after.number && before.url === after.url;
}

export function canCorrectAddress(order: Pick<Order, "status" | "delivery" | "fulfilmentStatus">): boolean {
  return canChangeAddress(order) && order.fulfilmentStatus === "unfulfilled";
}

/** Corrects the buyer's address; `null` when too late. The country stays, because shipping and tax depend on it. Idempotent. */
export function correctAddress(order: Order, address: Address, at: number): Order | null {
  if (!canCorrectAddress(order)) return null;
  const shipTo = { ...address, country: order.shipTo?.country ?? address.country };
  if (order.shipTo && isSameAddress(order.shipTo, shipTo)) return order;
  return editOrder(order, { type: "address", shipTo }, at, "buyer");
}
