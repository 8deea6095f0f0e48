import { deliverFiles, mayDownload } from "@awning/domain/order/fulfilment/download";
import type { Order } from "@awning/domain/order/order";
import { stockId } from "@awning/domain/routes/firestore-paths";
import type { Writes } from "#data/core/writes.ts";
import { type OrderCounter, takeOrderNumber, writeOrderView } from "#data/order/order-counters.ts";
import { createOrder } from "#data/order/orders.ts";
import { productsWithFiles } from "#data/product/files.ts";
import { markSold } from "#data/product/sold-products.ts";
import { changeStock } from "#data/product/stock.ts";
import type { Shop } from "./read-shop.ts";

/** Delivers the files of an order that is already paid. */
export async function withFiles(order: Order): Promise<Order> {
  if (order.digitalIds.length === 0 || !mayDownload(order)) return order;
  return deliverFiles(order, await productsWithFiles(order.siteId, order.digitalIds), order.placedAt) ?? order;
}

/**
 * Writes an order with its number, stock, first-sale marks, counts and live copy in one commit. `holder` is the network its stock counts
 * for until it is paid.
 */
export function writeNewOrder(
  writes: Writes,
  order: Order,
  shop: Pick<Shop, "siteId" | "products" | "stock">,
  counter: OrderCounter,
  holder: string | null = null,
): void {
  takeOrderNumber(writes, shop.siteId, counter);
  const by = order.source === "manual" ? "owner" : "buyer";
  for (const line of order.lines) {
    const stock = shop.stock.get(stockId(line.productId, line.variantId));
    const taken = line.quantity - line.backordered;
    if (stock && taken > 0) changeStock(writes, line, { order, cause: "order", by }, stock, -taken, order.placedAt);
  }
  markSold(writes, shop.siteId, shop.products.values());
  createOrder(writes, order, holder);
  writeOrderView(writes, order);
}
