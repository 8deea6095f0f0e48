import type { Conversation } from "@awning/domain/chat/schema";
import type { Order } from "@awning/domain/order/order";
import { orderName } from "@awning/domain/order/order";
import { FULFILMENT_WAYS, type FulfilmentWay, fulfilmentWay } from "@awning/domain/order/quantities";
import { waitsFor } from "@awning/domain/order/state";
import { type LowStock, lowStockOf } from "@awning/domain/product/low-stock";
import { type Product, stockRulesOf } from "@awning/domain/product/product";
import * as labels from "./labels.ts";

/** A to-do of the owner. */
export type Need =
  | { kind: "look"; orders: Order[] }
  | { kind: "send"; way: FulfilmentWay; orders: Order[] }
  | { kind: "requests"; count: number }
  | { kind: "chat"; conversations: readonly UnreadConversation[] }
  | { kind: "payment"; order: Order }
  | { kind: "refund"; order: Order }
  | { kind: "stock"; product: Product; variantName: string; left: number; canWait: boolean };

/** A conversation with unread messages. */
export type UnreadConversation = Pick<Conversation, "name" | "email" | "lastText" | "lastAt" | "unreadOwner"> & { id: string };

/** The most stock to-dos on the home screen; the products screen has the rest. */
const STOCK_NEEDS_MAX = 4;

/**
 * The to-dos, most urgent first: reviews, booking requests and messages to answer, orders to send, refunds, payments due, low
 * stock.
 */
export function needsOf(
  orders: readonly Order[],
  products: readonly Product[],
  left: (productId: string, variantId: string) => number | null,
  unread: readonly UnreadConversation[] = [],
  requests = 0,
): Need[] {
  const waiting = (what: ReturnType<typeof waitsFor>) => orders.filter((order) => waitsFor(order) === what);
  const toLookInto = orders.filter((order) => order.attention.length > 0);
  const toFulfill = waiting("fulfilment");
  return [
    ...(toLookInto.length > 0 ? [{ kind: "look", orders: toLookInto } as const] : []),
    ...(requests > 0 ? [{ kind: "requests", count: requests } as const] : []),
    ...(unread.length > 0 ? [{ kind: "chat", conversations: unread } as const] : []),
    ...FULFILMENT_WAYS.flatMap((way) => {
      const some = toFulfill.filter((order) => fulfilmentWay(order) === way);
      return some.length > 0 ? [{ kind: "send", way, orders: some } as const] : [];
    }),
    ...waiting("refund").map((order) => ({ kind: "refund", order }) as const),
    ...waiting("payment").map((order) => ({ kind: "payment", order }) as const),
    ...lowStockOf(products, left).slice(0, STOCK_NEEDS_MAX).map(toStockNeed),
  ];
}

/** "#1042", "#1042 and #1041", "#1042, #1041 and 3 more" */
export function orderNames(orders: readonly Pick<Order, "number">[]): string {
  const names = orders.map((order) => orderName(order.number));
  if (names.length <= 1) return names[0] ?? "";
  if (names.length <= 3) return labels.joinedNames(names.slice(0, -1).join(", "), names.at(-1));
  return labels.andMore(names.slice(0, 2).join(", "), names.length - 2);
}

function toStockNeed({ product, variantId, left }: LowStock<Product>): Need {
  const variantName = product.variants.find((variant) => variant.id === variantId)?.name ?? "";
  return { kind: "stock", product, variantName, left, canWait: stockRulesOf(product, variantId).backorder };
}
