import { isSameAddress } from "../values/address.ts";
import { addressLine } from "../values/address-lines.ts";
import type { Tracking } from "./fulfilment/shipment.ts";
import { isSameBillTo } from "./money/bill-to.ts";
import { invoiceOf, invoiceProblem } from "./money/invoice-facts.ts";
import { type Order, UNREACHED, withoutReason } from "./order.ts";
import type { OrderEdit } from "./order-edit.ts";

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
  if (edit.type === "tracking") return withTracking(order, edit, at);
  if (edit.type === "bill_to") {
    if (!canChangeBillTo(order) || isSameBillTo(order.billTo, edit.billTo)) return null;
    const previously = order.billTo === null ? "" : addressLine(order.billTo);
    const event = { type: "bill_to_changed", ...byOwner(at), previously } as const;
    return { ...edited, billTo: edit.billTo, events: [...order.events, event] };
  }
  if (!canChangeAddress(order) || (order.shipTo && isSameAddress(order.shipTo, edit.shipTo))) return null;
  const previously = addressLine(order.shipTo ?? edit.shipTo);
  const event = { type: "address_changed", ...byOwner(at), by, previously } as const;
  return { ...edited, shipTo: edit.shipTo, events: [...order.events, event] };
}

/** Changes the buyer's email; `null` if it is the same. Clears a delivery problem, because the new address may work. */
export function withEmail(order: Order, email: string, at: number): Order | null {
  const { buyer } = order;
  if (email === buyer.email) return null;
  const event = { type: "email_changed", ...byOwner(at), previously: buyer.email } as const;
  return {
    ...order,
    buyer: { ...buyer, email },
    attention: withoutReason(order.attention, UNREACHED),
    events: [...order.events, event],
    rev: order.rev + 1,
    updatedAt: at,
  };
}

const byOwner = (at: number) => ({ at, by: "owner", note: "", amount: null, part: "" }) as const;

/** Changes the tracking of a parcel; `null` if no such parcel is on its way or nothing differs. */
function withTracking(order: Order, { shipment, tracking }: { shipment: string; tracking: Tracking }, at: number): Order | null {
  const sent = order.shipments.find((one) => one.id === shipment && one.state === "shipped");
  const isOnItsWay = order.delivery === "shipping" && (order.status === "open" || order.status === "completed");
  if (!sent || !isOnItsWay || isSame(sent.tracking, tracking)) return null;
  const shipments = order.shipments.map((one) => (one === sent ? { ...one, tracking } : one));
  const event = { type: "tracking_changed", ...byOwner(at), part: shipment, trackingNumber: tracking.number } as const;
  return { ...order, shipments, events: [...order.events, event], rev: order.rev + 1, updatedAt: at };
}

function isSame(before: Tracking | null, after: Tracking): boolean {
  return before !== null && before.carrier === after.carrier && before.number === after.number && before.url === after.url;
}
