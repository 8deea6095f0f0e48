import type { ParcelState } from "@awning/domain/order/fulfilment/shipment";
import type { Order, OrderEvent } from "@awning/domain/order/order";

/** Where a parcel stands after an event about it; `null` where it is none any more. Worked out apart from the product's own table. */
const AFTER: Partial<Record<OrderEvent["type"], readonly (ParcelState | null)[]>> = {
  packed: ["packed"],
  unpacked: [null],
  fulfilled: ["shipped", "delivered"],
  unfulfilled: [null, "packed"],
  delivered: ["delivered"],
  lost: ["lost"],
  returned: ["returned"],
  parcel_undone: ["shipped"],
};
const BEFORE: Partial<Record<OrderEvent["type"], readonly (OrderEvent["type"] | undefined)[]>> = {
  packed: [undefined],
  unpacked: ["packed", "unfulfilled"],
  fulfilled: [undefined, "packed", "unfulfilled"],
  delivered: ["fulfilled", "parcel_undone"],
  lost: ["fulfilled", "parcel_undone"],
  returned: ["fulfilled", "parcel_undone"],
  parcel_undone: ["delivered", "lost", "returned"],
};

/** What is wrong with the parcels of an order, told from its events alone; empty when nothing is. */
export function parcelFaults(order: Order): string[] {
  const { status, shipments, events, lines } = order;
  const faults = fulfilmentFaults(order);
  const last = new Map<string, OrderEvent["type"]>();
  for (const { type, part } of events) {
    if (!(type in AFTER) || part === "") continue;
    const before = BEFORE[type];
    if (before && !before.includes(last.get(part))) faults.push(`${part} was ${last.get(part)} and then ${type}`);
    last.set(part, type);
  }
  for (const { id, state } of shipments) {
    const told = last.get(id);
    if (!told || !AFTER[told]?.includes(state)) faults.push(`${id} is ${state} after ${told}`);
    if (state === "packed" && status !== "open" && status !== "completed") faults.push(`${id} is packed in an order that is ${status}`);
  }
  for (const { id, state, lines: held } of shipments) {
    const kinds = held.map(({ line }) => lines[line]?.kind);
    const travels = order.delivery === "shipping" && kinds.includes("physical");
    if (state === "packed" && kinds.some((kind) => kind !== "physical")) faults.push(`${id} is packed with ${kinds}`);
    if (!travels && state !== "delivered") faults.push(`${id} holds ${kinds} and is ${state}`);
  }
  for (const [id, told] of last) {
    const isThere = shipments.some((one) => one.id === id);
    const isGone = AFTER[told]?.includes(null) || (told === "packed" && !isThere);
    if (!isThere && !isGone) faults.push(`${id} is gone after ${told}`);
  }
  return faults;
}

/** What the fulfilment of an order says that its parcels and events do not. */
function fulfilmentFaults({ status, fulfilmentStatus, delivery, shipments, events }: Order): string[] {
  const isSent = shipments.some((one) => one.state !== "packed");
  const isPacked = shipments.some((one) => one.state === "packed");
  const wasBegun = delivery === "pickup" && events.some((event) => event.type === "begun");
  const isWorkedOn = status === "open" && !isSent && (isPacked || wasBegun);
  const isDoneUnsent = status === "completed" && !isSent && fulfilmentStatus !== "not_collected";
  return [
    ...(isSent === (fulfilmentStatus === "partly_fulfilled" || fulfilmentStatus === "fulfilled") ? [] : ["sent"]),
    ...(fulfilmentStatus === "in_progress" && !isWorkedOn ? ["not in progress"] : []),
    ...(isPacked && !isSent && fulfilmentStatus !== "in_progress" ? ["in progress"] : []),
    ...(isDoneUnsent === (fulfilmentStatus === "not_needed") ? [] : ["needed"]),
  ].map((fault) => `${fulfilmentStatus} in an order that is ${status}: ${fault}`);
}
