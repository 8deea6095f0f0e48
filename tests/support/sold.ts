import type { OrderAction } from "@awning/domain/order/actions";
import { ADDRESS, cartLine, makeOwner, makeProduct, type Owner, orderInput } from "./builders.ts";
import { readOrder } from "./card.ts";
import { refusalOf, run } from "./clients.ts";

export type Sold = { owner: Owner; orderId: string; productId: string; buyer: string; orderUrl: string };

/** An order of two of five pieces: a parcel that waits for its transfer, or collected for cash and open at once. */
export async function sell(delivery: "shipping" | "pickup" = "shipping"): Promise<Sold> {
  const owner = await makeOwner();
  const productId = await makeProduct(owner, { stock: 5 });
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId, 2)], delivery });
  const input = orderInput(owner, quote, { payment: delivery === "pickup" ? "cash" : "transfer", delivery, shipTo: ADDRESS });
  const { orderId, orderUrl } = await run("place-order", input);
  return { owner, orderId, productId, buyer: input.buyer.email, orderUrl };
}

/** Acts one after the other, each on the order as the one before left it. */
export async function act(sold: Sold, ...acts: OrderAction[]): Promise<void> {
  for (const one of acts) {
    const rev = (await readOrder(sold))?.rev;
    await run("act-on-order", { orderId: sold.orderId, rev, act: one }, { token: sold.owner.token });
  }
}

/** What an act is answered that the order does not take. */
export async function refusedAct(sold: Sold, one: OrderAction) {
  const rev = (await readOrder(sold))?.rev;
  return refusalOf("act-on-order", { orderId: sold.orderId, rev, act: one }, { token: sold.owner.token });
}
