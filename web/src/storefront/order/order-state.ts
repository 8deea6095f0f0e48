import type { OrderView } from "@awning/domain/order/order-view";
import { shipmentsState } from "@awning/domain/order/quantities";

/** The fields that an order's texts depend on. Visitors without the key of an order don't see its `shipments`. */
export type OrderState = Pick<OrderView, "status" | "paymentStatus" | "fulfilmentStatus" | "delivery" | "paymentMethod" | "refunds"> &
  Pick<OrderView, "kinds" | "hasServiceLeft" | "isMoneyKept"> &
  Partial<Pick<OrderView, "shipments">>;

export function hasService({ kinds }: Pick<OrderState, "kinds">): boolean {
  return kinds.includes("service");
}

/** Whether only services were fulfilled: the products of a mixed order may have been returned. */
export function isDoneOnly({ kinds, shipments = [] }: OrderState): boolean {
  const done = shipments.flatMap((one) => one.lines.map(({ line }) => kinds[line]));
  return done.length > 0 && done.every((kind) => kind === "service");
}

/** Whether the fulfilled items include no parcel, only files and services. */
export function isWithoutParcel(state: OrderState): boolean {
  return (state.shipments ?? []).length > 0 && parcels(state).length === 0;
}

/** The parcels' status; `null` without any. */
export function parcelsState(state: OrderState): ReturnType<typeof shipmentsState> {
  return shipmentsState({ ...state, shipments: parcels(state) });
}

function parcels({ kinds, shipments = [] }: OrderState) {
  return shipments.filter((one) => one.lines.some(({ line }) => kinds[line] === "physical"));
}

/** The events a buyer sees, without failed payments. */
export function publicEvents<One extends OrderView["events"][number]>(events: readonly One[]): One[] {
  const undone = new Set(events.filter(({ type }) => type === "payment_undone").map(({ part }) => part));
  return events.filter(({ type, part }) => !((type === "paid" || type === "paid_late") && undone.has(part)));
}
