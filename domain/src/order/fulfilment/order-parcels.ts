import type { Order } from "../order.ts";
import {
  areServices,
  canSend,
  isPacked,
  isParcel,
  isThing,
  looseQuantities,
  nextOf,
  restOf,
  sentOf,
  unshippedQuantities,
  withSent,
} from "../quantities.ts";
import type { OrderFacts } from "../state.ts";
import { done, newPart, type Refused, type Stamp, step, type TransitionResult } from "../transition.ts";
import { ORDER_TRANSITIONS, type TransitionName } from "../transition-table.ts";
import { type LineQuantity, PARCEL_ACTS, type ParcelAction, type ParcelState, type Shipment, type Tracking } from "./shipment.ts";

type Packing = { lines?: LineQuantity[] };
type Sending = Packing & { tracking: Tracking | null; parcel?: string; code?: string };

export function packable(order: Order): LineQuantity[] {
  return restOf(order).filter(({ line }) => isThing(order.lines[line]));
}

/** Packs units into a parcel. No mail, because the order page shows it. */
export function pack(order: Order, { lines = packable(order) }: Packing, stamp: Stamp): TransitionResult | Refused {
  if (!ORDER_TRANSITIONS.pack.from(order)) return "state";
  if (!canSend(order, lines) || !lines.every(({ line }) => isThing(order.lines[line]))) return "pieces";
  const id = newPart("s", order);
  const parcel: Shipment = { id, at: stamp.at, lines, tracking: null, state: "packed" };
  return done(step(order, "pack", stamp, { part: id, shipments: [...order.shipments, parcel] }), []);
}

export function send(order: Order, act: Sending, stamp: Stamp): TransitionResult | Refused {
  if (!ORDER_TRANSITIONS.fulfil_rest.from(order)) return "state";
  const packed = order.shipments.find((one) => one.id === act.parcel && one.state === "packed");
  if (act.parcel !== undefined && !packed) return "parcel";
  const rest = { ...order, shipments: order.shipments.filter((one) => one !== packed) };
  const lines = packed?.lines ?? act.lines ?? nextOf(rest);
  if (!canSend(rest, lines) || (packed && act.lines)) return "pieces";
  // Without explicit units the next shipment is meant, and a packed parcel comes before a service.
  const isNamed = packed !== undefined || act.lines !== undefined;
  if (!isNamed && rest.shipments.some(isPacked) && areServices(order, lines)) return "pieces";
  if (act.code && order.pickupCode && act.code.toUpperCase() !== order.pickupCode) return "code";
  const id = packed?.id ?? newPart("s", order);
  const whole = withDigital(rest, lines);
  const state = isParcel(order, whole) ? "shipped" : "delivered";
  const shipments = withSent(rest.shipments, { id, at: stamp.at, lines: whole, tracking: act.tracking, state });
  const isLast = unshippedQuantities({ ...order, shipments }).every((left) => left === 0);
  const sent = step(order, isLast ? "fulfil_rest" : "fulfil_part", stamp, { part: id, shipments });
  // Pickup needs no mail, and neither does a parcel that ships again.
  const isKnown = order.delivery === "pickup" || wasSent(order, id);
  return done(sent, isKnown ? [] : [{ kind: "order-dispatched", part: id }]);
}

/** Whether a parcel was shipped before, so that the buyer already got a mail. */
export function wasSent({ events }: Pick<Order, "events">, parcel: string): boolean {
  return events.some((event) => event.type === "fulfilled" && event.part === parcel);
}

/** Digital lines need no parcel: they leave with the last physical one. Services stay open. */
function withDigital(order: Order, lines: LineQuantity[]): LineQuantity[] {
  const sent = new Map(lines.map((one) => [one.line, one.quantity]));
  const rest = restOf(order).map((one) => ({ ...one, quantity: one.quantity - (sent.get(one.line) ?? 0) }));
  const waiting = rest.filter((one) => one.quantity > 0 && !areServices(order, [one]));
  if (order.delivery === "none" || areServices(order, lines) || waiting.some((one) => isThing(order.lines[one.line]))) return lines;
  for (const { line, quantity } of waiting) sent.set(line, (sent.get(line) ?? 0) + quantity);
  return [...sent].map(([line, quantity]) => ({ line, quantity }));
}

export function moveParcel(
  order: Order,
  { type, parcel }: { type: ParcelAction; parcel: string },
  stamp: Stamp,
): TransitionResult | Refused {
  const found = order.shipments.find((one) => one.id === parcel);
  if (!found || !parcelActions(order, found).includes(type)) return "parcel";
  const { to, move } = PARCEL_STEPS[type];
  const shipments = order.shipments.flatMap((one) => (one !== found ? [one] : to === null ? [] : [{ ...one, state: to }]));
  const isLast = move === "unpack" && !shipments.some(isPacked);
  return done(step(order, isLast ? "unpack_last" : move, stamp, { part: parcel, shipments }), []);
}

/** Whether the last shipment can be undone: not once it arrived or is lost, but again when it came back. */
export function canTakeBack(order: Order): boolean {
  const last = sentOf(order.shipments).at(-1);
  return !last || !isParcel(order, last.lines) || last.state === "shipped" || last.state === "returned";
}

/** Undoes one step: the last shipment, ready, or not collected. Sends no mail. */
export function takeBack(order: Order, stamp: Stamp): TransitionResult | Refused {
  if (order.fulfilmentStatus === "not_collected") return done(step(order, "ready_again", stamp), []);
  if (!canTakeBack(order)) return "parcel";
  const sent = sentOf(order.shipments);
  const last = sent.at(-1);
  const others = order.shipments.filter((one) => one !== last);
  // Restocked units did leave; undoing them would leave nothing to ship.
  if (unshippedQuantities({ ...order, shipments: others }).every((left) => left === 0)) return "pieces";
  const shipments = last ? [...others, ...packedAgain(order, last, others)] : others;
  const facts = last?.state === "returned" ? { isReturned: true } : {};
  return done(step(order, backMove(order, shipments), stamp, { facts, part: last?.id ?? "", shipments }), []);
}

/** The transition that undoes a shipment. @param shipments those that stay */
export function backMove(order: Order, shipments: readonly Shipment[]): "unfulfil_part" | "unfulfil_begun" | "unfulfil_all" {
  if (sentOf(shipments).length > 0) return "unfulfil_part";
  const isBegun = shipments.some(isPacked) || (order.fulfilmentStatus === "ready" && wasBegun(order));
  return isBegun ? "unfulfil_begun" : "unfulfil_all";
}

/** Whether a ready order was being prepared before. Undone handovers and payments start over. */
function wasBegun({ events }: Pick<Order, "events">): boolean {
  let [isBegun, isReady] = [false, false];
  for (const { type, part } of events) {
    if (type === "begun") isBegun = true;
    if (type === "ready") isReady = true;
    if (type === "payment_undone" || (type === "unfulfilled" && (part !== "" || !isReady))) isBegun = false;
    if (type === "unfulfilled") isReady = false;
  }
  return isBegun;
}

/** A parcel that was packed before it shipped becomes packed again, if all its units are still to be sent. */
function packedAgain(order: Order, last: Shipment, shipments: Shipment[]): Shipment[] {
  const wasPacked = order.events.some((event) => event.type === "packed" && event.part === last.id);
  const lines = last.lines.filter(({ line }) => isThing(order.lines[line]));
  const loose = looseQuantities({ ...order, shipments });
  const isWhole = lines.every(({ line, quantity }) => quantity <= (loose[line] ?? 0));
  return wasPacked && isWhole && last.state === "shipped" ? [{ ...last, lines, tracking: null, state: "packed" }] : [];
}

type ParcelStep = { from: readonly ParcelState[]; to: ParcelState | null; move: TransitionName };

/**
 * The transitions of a parcel: `packed → shipped → delivered | lost | returned`, and one step back. `to` is `null` when the parcel is
 * dissolved. `pack` or `fulfil` creates it. Row `move` of `ORDER_TRANSITIONS` says whether the order allows it.
 */
export const PARCEL_STEPS: Readonly<Record<ParcelAction, ParcelStep>> = {
  unpack: { from: ["packed"], to: null, move: "unpack" },
  deliver: { from: ["shipped"], to: "delivered", move: "deliver" },
  lose: { from: ["shipped"], to: "lost", move: "lose" },
  bring_back: { from: ["shipped"], to: "returned", move: "bring_back" },
  undo_parcel: { from: ["delivered", "lost", "returned"], to: "shipped", move: "undo_parcel" },
};

export function parcelActions(order: OrderFacts & Pick<Order, "lines">, shipment: Pick<Shipment, "lines" | "state">): ParcelAction[] {
  if (!isParcel(order, shipment.lines)) return [];
  return PARCEL_ACTS.filter((act) => {
    const { from, move } = PARCEL_STEPS[act];
    return from.includes(shipment.state) && ORDER_TRANSITIONS[move].from(order);
  });
}
