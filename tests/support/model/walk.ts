import type { Order } from "@awning/domain/order/order";
import type { OrderFacts, OrderState } from "@awning/domain/order/state";
import { initialState } from "@awning/domain/order/state";
import { nextState, ORDER_TRANSITIONS, TRANSITION_NAMES } from "@awning/domain/order/transition-table";

const STILL: ReadonlySet<string> = new Set(["address_changed", "bill_to_changed", "tracking_changed", "link_renewed", "email_changed"]);

/** Whether the events of an order since it was last seen lead, by the rows of the table, from where it stood to where it stands. */
export function isWalk(before: Order | undefined, after: Order): boolean {
  const known = before?.events ?? [];
  if (known.some((event, index) => JSON.stringify(event) !== JSON.stringify(after.events[index]))) return false;
  return waysOf(before, after).length > 0;
}

/** Where an order may have stood after the event of this index: what was taken back later leaves open how much of it had left. */
export function statesAfter(order: Order, index: number): OrderState[] {
  return waysOf(undefined, order).flatMap((way) => way[index] ?? []);
}

function waysOf(before: Order | undefined, after: Order): OrderFacts[][] {
  const start: OrderFacts = before ?? { ...after, ...initialState(after.paymentMethod, after.total, after.placedAt) };
  let ways: OrderFacts[][] = [[]];
  for (const { type } of after.events.slice(before?.events.length ?? 0)) {
    const isStill = STILL.has(type) || type === "placed";
    const rows = TRANSITION_NAMES.filter((move) => ORDER_TRANSITIONS[move].event === type);
    ways = ways.flatMap((way) => {
      const state = way.at(-1) ?? start;
      if (isStill) return [[...way, state]];
      return rows.flatMap((move) => {
        const next = nextState(state, move);
        return next ? [[...way, { ...state, ...next }]] : [];
      });
    });
  }
  return ways.filter((way) => isSame(way.at(-1) ?? start, after));
}

function isSame(one: OrderState, other: OrderState): boolean {
  return one.status === other.status && one.paymentStatus === other.paymentStatus && one.fulfilmentStatus === other.fulfilmentStatus;
}
