import { Failure } from "@awning/domain/errors/failure";
import { newOrderMails } from "@awning/domain/notification/new-order-mails";
import type { Order } from "@awning/domain/order/order";
import { countedTotal } from "@awning/domain/order/ordered";
import { stockId } from "@awning/domain/routes/firestore-paths";
import { type Writes, writeTogether } from "#data/core/writes.ts";
import type { ToldShop } from "#data/mail/told.ts";
import { countDiscount } from "#data/order/discounts.ts";
import { nextOrderNumber, type OrderNumber, queueOrderMails, writeOrderView } from "#data/order/order-counters.ts";
import { createOrder, getOrder } from "#data/order/orders.ts";
import { markSold } from "#data/product/sold-products.ts";
import { changeStock } from "#data/product/stock.ts";
import type { Shop } from "./read-shop.ts";

type Sold = Pick<Shop, "siteId" | "products" | "stock" | "discount">;
/** `holder` is the network its stock counts for until it is paid, `email` the owner's, `told` what its mails need not read again. */
type Around = { numbered: OrderNumber; holder: string | null; email: string | null; told?: ToldShop | null };

/** Writes an order with its number, stock, first-sale marks, counts, discount use, live copy and mails in one commit. */
export function commitOrder(writes: Writes, order: Order, { siteId, products, stock, discount }: Sold, around: Around): void {
  around.numbered.take(writes);
  const by = order.source === "manual" ? "owner" : "buyer";
  for (const line of order.lines) {
    const known = stock.get(stockId(line.productId, line.variantId));
    const taken = line.quantity - line.backordered;
    if (known && taken > 0) changeStock(writes, line, { order, cause: "order", by }, known, -taken, order.placedAt);
  }
  if (order.discount && discount) countDiscount(writes, order, discount, { uses: 1, sales: countedTotal(order) });
  markSold(writes, siteId, products.values());
  createOrder(writes, order, around.holder);
  writeOrderView(writes, order);
  queueOrderMails(writes, order, newOrderMails(order), around.email, around.told);
}

/** `known` is the order with this id as the caller read it. */
type Place = { siteId: string; id: string; known: Order | null; holder: string | null };
type Sell = (writes: Writes, numbered: OrderNumber) => Promise<Order>;

/** Sells in one transaction, or returns the order that already has this id. `holder` as in `commitOrder`. */
export function sellOnce(what: string, { siteId, id, known, holder }: Place, sell: Sell): Promise<Order> {
  return writeTogether(what, async (writes, lost) => {
    // Reads the number before the products, so that a product that just stopped selling is not sold.
    const [earlier, numbered] = await Promise.all([
      lost === 0 ? known : getOrder(siteId, id),
      nextOrderNumber(siteId, holder ?? siteId, lost, Date.now()),
    ]);
    if (earlier) return earlier;
    try {
      return await sell(writes, numbered);
    } catch (error) {
      // A concurrent identical request may have taken this stock.
      const twin = error instanceof Failure ? await getOrder(siteId, id) : null;
      if (twin) return twin;
      throw error;
    }
  });
}
