import { type ManualOrder, manualOrderSchema } from "@awning/domain/order/manual-order";
import type { Deed } from "./deeds.ts";
import { product, quoteManualOrder } from "./product.ts";
import { ADDRESS, BUYERS, linesOf, request } from "./shop.ts";
import { promise, type World } from "./world.ts";

type ManualDeed = Extract<Deed, { do: "manual" }>;

/** The owner writes an order down with the price they were told, or sends an earlier one once more. */
export async function writeDown(world: World, deed: ManualDeed): Promise<void> {
  const earlier = deed.again === null ? undefined : world.manuals[deed.again % Math.max(1, world.manuals.length)];
  const input = earlier ?? (await fillIn(world, deed));
  if (!earlier) world.manuals.push(input);
  const { orderId, number } = await product.placeManualOrder(input, request());
  promise(world, orderId, number);
}

async function fillIn(world: World, { items, delivery: wanted, payment, isDone }: ManualDeed): Promise<ManualOrder> {
  const cart = { lines: linesOf(items), customAmounts: [], delivery: wanted, country: "EE", shippingMethod: null };
  const quote = await quoteManualOrder(cart, request());
  const delivery = quote.delivery ?? wanted;
  // Handed over at the stall for cash: neither needs a mail of its own.
  const isSettled = isDone && delivery === "pickup" && payment === "cash";
  world.calls++;
  return manualOrderSchema.parse({
    ...cart,
    delivery,
    key: `manual-key-of-the-model-${world.calls}`,
    buyer: { name: "Corner store", email: BUYERS[0] },
    shipTo: delivery === "shipping" ? ADDRESS : null,
    payment,
    isPaid: isSettled,
    isHandedOver: isSettled,
    quoteHash: quote.hash,
  });
}
