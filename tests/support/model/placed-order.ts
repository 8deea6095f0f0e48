import type { Order } from "@awning/domain/order/order";
import { getOrder } from "../../../functions/src/data/order/orders.ts";
import { prepare } from "./perform.ts";
import { BUYERS, SITE } from "./shop.ts";
import type { World } from "./world.ts";

/** Orders one of an item of the shop, by post. */
export async function placeOrder(world: World, payment: "card" | "transfer", item: 1 | 2 = 1): Promise<Order> {
  const items = [{ item, quantity: 1 as const }];
  const wanted = { buyer: BUYERS[0], items, delivery: "shipping", payment, code: "", again: null, isChanged: false } as const;
  await prepare(world, { do: "order", ...wanted })?.();
  return readOrder({ id: [...world.promised.keys()].at(-1) ?? "" });
}

/** An order as it is stored. */
export async function readOrder({ id }: Pick<Order, "id">): Promise<Order> {
  const found = await getOrder(SITE, id);
  if (!found) throw new Error("no order");
  return found;
}
