import { type CommandInput, type CommandOutput, OPEN_ORDERS_NAMED, type UnpublishableProduct } from "@awning/domain/api/commands";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { holdOrders } from "#data/order/order-counters.ts";
import { listOpenOrders } from "#data/order/orders.ts";
import { draftProduct, getProducts } from "#data/product/products.ts";
import { type Request, requireCaller } from "#http/request.ts";

type Output = CommandOutput<"draft-products">;

/**
 * Turns the caller's products into drafts, except those in open orders. A concurrent order is either seen here or priced again and refused.
 * Reads each open order once, and again if one was placed meanwhile.
 * @throws Failure `too_many_requests`
 */
export async function draftProducts({ productIds }: CommandInput<"draft-products">, request: Request): Promise<Output> {
  const { uid } = requireCaller(request);
  await limitRate("draft-products.owner", uid, request.now);
  return writeTogether("draft-products", async (writes) => {
    // Read first, so that any later order fails the commit.
    const hold = await holdOrders(uid);
    const products = await getProducts(uid, [...new Set(productIds)]);
    const listed = [...products.values()].filter((product) => product.state !== "draft");
    const held = await findHeld(uid, new Set(listed.map((product) => product.id)));
    const free = listed.filter((product) => !held.has(product.id));
    for (const product of free) draftProduct(writes, uid, product, request.now);
    if (free.length > 0) hold(writes);
    return { held: [...held.values()] };
  });
}

async function findHeld(siteId: string, productIds: ReadonlySet<string>): Promise<Map<string, UnpublishableProduct>> {
  const held = new Map<string, UnpublishableProduct>();
  if (productIds.size === 0) return held;
  for await (const { orderId, number, productIds: inside } of listOpenOrders(siteId)) {
    for (const productId of new Set(inside)) {
      if (!productIds.has(productId)) continue;
      const one: UnpublishableProduct = held.get(productId) ?? { productId, count: 0, orders: [] };
      one.count += 1;
      if (one.orders.length < OPEN_ORDERS_NAMED) one.orders.push({ orderId, number });
      held.set(productId, one);
    }
  }
  return held;
}
