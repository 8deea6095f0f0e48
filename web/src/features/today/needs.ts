import type { Order } from "@awning/domain/order";
import { orderName } from "@awning/domain/order";
import { waitsFor } from "@awning/domain/order-waits";
import type { Product } from "@awning/domain/product";
import { stockRulesOf, stockStateOf } from "@awning/domain/product";

/** Something that waits for the owner. */
export type Need =
  | { kind: "send"; orders: Order[] }
  | { kind: "payment"; order: Order }
  | { kind: "refund"; order: Order }
  | { kind: "stock"; product: Product; variantName: string; left: number };

/** The most sold-out and low things shown on the first screen; the rest stands with the products. */
const STOCK_NEEDS_MAX = 4;

/** What waits, most pressing first: to send, money to give back, money to come, things that run out. */
export function needsOf(
  orders: readonly Order[],
  products: readonly Product[],
  left: (productId: string, variantId: string) => number | null,
  singleVariant: string,
): Need[] {
  const waiting = (what: ReturnType<typeof waitsFor>) => orders.filter((order) => waitsFor(order) === what);
  const toSend = waiting("fulfilment");
  return [
    ...(toSend.length > 0 ? [{ kind: "send", orders: toSend } as const] : []),
    ...waiting("refund").map((order) => ({ kind: "refund", order }) as const),
    ...waiting("payment").map((order) => ({ kind: "payment", order }) as const),
    ...lowStock(products, left, singleVariant).slice(0, STOCK_NEEDS_MAX),
  ];
}

/** "#1042", "#1042 and #1041", "#1042, #1041 and 3 more" */
export function orderNames(orders: readonly Pick<Order, "number">[]): string {
  const names = orders.map((order) => orderName(order.number));
  if (names.length <= 1) return names[0] ?? "";
  if (names.length <= 3) return `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
  return `${names.slice(0, 2).join(", ")} and ${names.length - 2} more`;
}

function lowStock(
  products: readonly Product[],
  left: (productId: string, variantId: string) => number | null,
  singleVariant: string,
): Need[] {
  return products
    .flatMap((product) => {
      const variants = product.variants.length > 0 ? product.variants : [{ id: singleVariant, name: "" }];
      return variants.flatMap((variant) => {
        const count = left(product.id, variant.id);
        if (count === null || stockStateOf(count, stockRulesOf(product, variant.id)) === "in_stock") return [];
        return [{ kind: "stock", product, variantName: variant.name, left: count } as const];
      });
    })
    .sort((a, b) => a.left - b.left);
}
