import type { Conversation } from "@awning/domain/chat/schema";
import type { Order } from "@awning/domain/order/order";
import { orderName } from "@awning/domain/order/order";
import { FULFILMENT_WAYS, type FulfilmentWay, fulfilmentWay } from "@awning/domain/order/quantities";
import { waitsFor } from "@awning/domain/order/state";
import { type LowStock, lowStockOf } from "@awning/domain/product/low-stock";
import type { Product } from "@awning/domain/product/product";
import { stockRulesOf } from "@awning/domain/product/stock-rules";
import * as labels from "./labels.ts";

/** A to-do of the owner. */
export type Need =
  | { kind: "look"; orders: Order[] }
  | { kind: "send"; way: FulfilmentWay; orders: Order[] }
  | { kind: "requests"; count: number }
  | { kind: "chat"; conversations: readonly UnreadConversation[] }
  | { kind: "refund"; orders: Order[] }
  | { kind: "payment"; orders: Order[]; isLate: boolean }
  | { kind: "stock"; items: StockItem[] };

/** A variant that runs low. `canWait`: buyers can still order it when none is left. */
export type StockItem = { product: Product; name: string; left: number; canWait: boolean };

export const isSoldOut = ({ left, canWait }: StockItem) => left === 0 && !canWait;

/** A conversation with unread messages. */
export type UnreadConversation = Pick<Conversation, "name" | "email" | "lastText" | "lastAt" | "lastBy" | "unreadOwner"> & { id: string };

/**
 * The to-dos, one of each kind, most urgent first: reviews, booking requests and messages to answer, orders to send, refunds,
 * payments due, low stock.
 */
export function needsOf(
  orders: readonly Order[],
  products: readonly Product[],
  left: (productId: string, variantId: string) => number | null,
  unread: readonly UnreadConversation[] = [],
  requests = 0,
  now = Date.now(),
): Need[] {
  const waiting = (what: ReturnType<typeof waitsFor>) => orders.filter((order) => waitsFor(order) === what);
  const toLookInto = orders.filter((order) => order.attention.length > 0);
  const [toFulfill, toRefund, unpaid] = [waiting("fulfilment"), waiting("refund"), waiting("payment")];
  const items = lowStockOf(products, left).map(toStockItem);
  return [
    ...(toLookInto.length > 0 ? [{ kind: "look", orders: toLookInto } as const] : []),
    ...(requests > 0 ? [{ kind: "requests", count: requests } as const] : []),
    ...(unread.length > 0 ? [{ kind: "chat", conversations: unread } as const] : []),
    ...FULFILMENT_WAYS.flatMap((way) => {
      const some = toFulfill.filter((order) => fulfilmentWay(order) === way);
      return some.length > 0 ? [{ kind: "send", way, orders: some } as const] : [];
    }),
    ...(toRefund.length > 0 ? [{ kind: "refund", orders: toRefund } as const] : []),
    ...(unpaid.length > 0 ? [{ kind: "payment", orders: unpaid, isLate: unpaid.some((order) => isLate(order, now)) } as const] : []),
    ...(items.length > 0 ? [{ kind: "stock", items } as const] : []),
  ];
}

/** Whether the time in which it was to be paid is over. */
function isLate({ holdUntil }: Order, now: number): boolean {
  return holdUntil !== null && holdUntil <= now;
}

/** "#1042", "#1042 and #1041", "#1042, #1041 and 3 more" */
export function orderNames(orders: readonly Pick<Order, "number">[]): string {
  return joinNames(orders.map((order) => orderName(order.number)));
}

/** "Mug", "Mug and Bowl", "Mug, Bowl and 3 more" */
export function joinNames(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? "";
  if (names.length <= 3) return labels.joinedNames(names.slice(0, -1).join(", "), names.at(-1));
  return labels.andMore(names.slice(0, 2).join(", "), names.length - 2);
}

function toStockItem({ product, variantId, left }: LowStock<Product>): StockItem {
  const variant = product.variants.find(({ id }) => id === variantId)?.name;
  const name = variant ? labels.variantOf(product.title, variant) : product.title;
  return { product, name, left, canWait: stockRulesOf(product, variantId).backorder };
}
