import { fulfilmentLabels } from "@awning/domain/order/labels";
import type { Order } from "@awning/domain/order/order";
import { parcelsState } from "@awning/domain/order/quantities";
import { isEnded, isMoneyKept } from "@awning/domain/order/state";
import * as labels from "./labels.ts";

export type TrackStop = { word: string; place: "past" | "here" | "ahead" };
/** The payment or the fulfillment of an order as a line with stops; only the current stop is colored. */
export type Track = { name: string; tone: "done" | "move" | "wait" | "over"; stops: TrackStop[] };
type State = Pick<Order, "status" | "paymentStatus" | "fulfilmentStatus" | "delivery" | "paymentMethod" | "lines" | "shipments" | "events">;

/** The two tracks of an order: each starts, goes on and ends at the same places. */
export function orderTracks(order: State): [payment: Track, fulfilment: Track] {
  return [paymentTrack(order), fulfilmentTrack(order)];
}

/** How an order ended; `null` while it goes on. */
export function endLabel({ status }: Pick<Order, "status">): string | null {
  switch (status) {
    case "cancelled":
      return labels.canceled;
    case "expired":
      return labels.expired;
    case "completed":
      return labels.completed;
    default:
      return null;
  }
}

function track(name: string, tone: Track["tone"], words: readonly string[], here: number): Track {
  const stops = words.map((word, index): TrackStop => ({ word, place: index < here ? "past" : index === here ? "here" : "ahead" }));
  return { name, tone, stops };
}

function paymentTrack(order: State): Track {
  switch (order.paymentStatus) {
    case "none_due":
      return track(labels.payment, "done", [labels.nothingToPay], 0);
    case "unpaid":
      return track(labels.payment, "wait", [labels.unpaid, labels.paidStep], 0);
    case "processing":
      return track(labels.payment, "move", [labels.unpaid, labels.processing, labels.paidStep], 1);
    case "failed":
      return track(labels.payment, "wait", [labels.paymentFailed, labels.paidStep], 0);
    case "paid":
      if (isEnded(order) && !isMoneyKept(order)) return track(labels.payment, "wait", [labels.unpaid, labels.paidStep, labels.refunded], 1);
      return track(labels.payment, "done", [labels.unpaid, labels.paidStep], 1);
    case "partly_refunded":
      return track(labels.payment, "done", [labels.unpaid, labels.paidStep, labels.partiallyRefunded], 2);
    case "refunded":
      return track(labels.payment, "over", [labels.unpaid, labels.paidStep, labels.refunded], 2);
    case "voided":
      return track(labels.payment, "over", [labels.unpaid, labels.notPaid], 1);
  }
}

function fulfilmentTrack(order: State): Track {
  const { toDo, partly, done, nothing } = fulfilmentLabels(order);
  const words = [toDo, done] as const;
  const parcels = parcelsState(order);
  if (parcels !== null) return parcelTrack(parcels, words);
  if (order.fulfilmentStatus === "fulfilled") return track(labels.fulfillment, "done", words, 1);
  const isPartly = order.fulfilmentStatus === "partly_fulfilled";
  if (order.status === "cancelled" || order.status === "expired" || order.fulfilmentStatus === "not_needed")
    return track(labels.fulfillment, "over", [isPartly ? partly : nothing], 0);
  if (isPartly) return track(labels.fulfillment, "wait", [words[0], partly, words[1]], 1);
  if (order.fulfilmentStatus === "not_collected") return track(labels.fulfillment, "wait", [words[0], labels.ready, labels.notPickedUp], 2);
  if (order.fulfilmentStatus === "in_progress") return track(labels.fulfillment, "wait", [words[0], labels.beingPrepared, words[1]], 1);
  if (order.fulfilmentStatus === "ready") return track(labels.fulfillment, "move", [words[0], labels.ready, words[1]], 1);
  return track(labels.fulfillment, order.status === "open" ? "wait" : "over", words, 0);
}

function parcelTrack(parcels: NonNullable<ReturnType<typeof parcelsState>>, [before, sent]: readonly [string, string]): Track {
  if (parcels === "packed") return track(labels.fulfillment, "wait", [before, labels.packed, sent], 1);
  if (parcels === "delivered") return track(labels.fulfillment, "done", [before, sent, labels.delivered], 2);
  return track(labels.fulfillment, "wait", [before, sent, parcels === "lost" ? labels.lost : labels.returnedToSender], 2);
}
