import type { OrderAction } from "@awning/domain/order/actions";
import { applyAction } from "@awning/domain/order/actions";
import type { Order } from "@awning/domain/order/order";
import { sampleOrder } from "@awning/domain/order/sample-order";
import { searchTermsOf } from "@awning/domain/order/search";
import { documents } from "@awning/domain/routes/firestore-paths";
import { answer, type Owner, Refusal, store } from "./screen.tsx";

let count = 0;

/** As the functions store an order: what queries sort by are moments. */
function put(owner: Owner, order: Order): void {
  const { id, ...fields } = order;
  store.set(documents.order(owner.uid, id), {
    ...fields,
    searchTerms: searchTermsOf(order),
    placedAt: new Date(order.placedAt),
    updatedAt: new Date(order.updatedAt),
  });
}

export const PAID: OrderAction = { type: "mark_paid" };
export const SENT: OrderAction = { type: "fulfil", tracking: null };

/** An order in the owner's book, on the state that the acts lead to. @returns the order as it is then */
export function putOrder(owner: Owner, changes: Partial<Order> = {}, ...acts: OrderAction[]): Order {
  count += 1;
  const now = Date.now();
  const placed = {
    ...sampleOrder({ number: 1000 + count, placedAt: now, updatedAt: now, ...changes }),
    id: `order-${count}`,
    siteId: owner.uid,
  };
  const order = acts.reduce((before, act) => moved(before, act), placed);
  put(owner, order);
  return order;
}

/** Lets the owner act on orders as the service does: by the same transitions, one after the other. */
export function answerActs(owner: Owner): void {
  answer("act-on-order", ({ orderId, rev, act }) => {
    const stored = store.get(documents.order(owner.uid, orderId));
    if (!stored) throw new Refusal(404, "not_found");
    const placedAt = Number(stored["placedAt"]);
    const order = { ...stored, id: orderId, placedAt, updatedAt: Date.now() } as unknown as Order;
    if (order.rev !== rev) throw new Refusal(409, "conflict", { rev: order.rev });
    const next = moved(order, act);
    put(owner, next);
    return { rev: next.rev };
  });
}

function moved(order: Order, act: OrderAction): Order {
  const result = applyAction(order, act, Date.now());
  if (typeof result === "string") throw new Refusal(409, "act_refused", { reason: result });
  return result.order;
}
