import type { Order } from "@awning/domain/order";
import {
  initialState,
  nextState,
  ORDER_MOVES,
  ORDER_TRANSITIONS,
  type OrderFacts,
  type OrderState,
} from "@awning/domain/order-transitions";

const STILL: ReadonlySet<string> = new Set(["address_changed", "tracking_changed", "link_renewed"]);

/** Whether the events of an order since it was last seen lead, by the rows of the table, from where it stood to where it stands. */
export function isWalk(before: Order | undefined, after: Order): boolean {
  const known = before?.events ?? [];
  if (known.some((event, index) => JSON.stringify(event) !== JSON.stringify(after.events[index]))) return false;
  let states: OrderFacts[] = [before ?? { ...after, ...initialState(after.paymentMethod, after.total, after.placedAt) }];
  for (const { type } of after.events.slice(known.length)) {
    if (STILL.has(type) || type === "placed") continue;
    const rows = ORDER_MOVES.filter((move) => ORDER_TRANSITIONS[move].event === type);
    states = states.flatMap((state) =>
      rows.flatMap((move) => {
        const next = nextState(state, move);
        return next ? [{ ...state, ...next }] : [];
      }),
    );
  }
  return states.some((state) => isSame(state, after));
}

function isSame(one: OrderState, other: OrderState): boolean {
  return one.status === other.status && one.paymentStatus === other.paymentStatus && one.fulfilmentStatus === other.fulfilmentStatus;
}
