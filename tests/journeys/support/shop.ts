import { orderSchema } from "@awning/domain/order/order";
import { searchTermsOf } from "@awning/domain/order/search";
import { documents } from "@awning/domain/routes/firestore-paths";
import type { BrowserContextOptions, Page } from "playwright-core";
import { admin } from "../../support/emulators.ts";
import { actElsewhere, type Bought, buy, openShop, PHONE, type Shop, storedOrder } from "../../support/shop.ts";
import { onDevice } from "./owner.ts";
import type { Stage } from "./stage.ts";

export type { Bought, Shop };
export { actElsewhere, buy, openShop, PHONE, storedOrder };

/** The shop's owner on a device of their own, signed in. No screen is open yet. */
export async function enterShop(stage: Stage, { owner }: Shop, options?: BrowserContextOptions): Promise<Page> {
  return onDevice(stage, owner, options);
}

/** Gives a shop this many orders, a minute apart, numbered from 1001, each of a buyer called `Store <number>`. */
export async function fillOrderBook(shop: Shop, count: number): Promise<void> {
  const { orderId } = await buy(shop, { delivery: "pickup", payment: "cash" });
  const { uid } = shop.owner;
  const model = await storedOrder(shop, orderId);
  const lines = orderSchema.shape.lines.parse(model?.lines);
  const batch = admin.firestore.batch();
  for (let index = 0; index < count; index++) {
    const at = new Date(Date.now() - (count - index) * 60_000);
    const id = index === 0 ? orderId : `copy${index}of${orderId}`;
    const number = 1001 + index;
    const buyer = { ...orderSchema.shape.buyer.parse(model?.buyer), name: `Store ${number}` };
    const searchTerms = searchTermsOf({ buyer, lines, billTo: null });
    batch.set(admin.firestore.doc(documents.order(uid, id)), { ...model, number, buyer, searchTerms, placedAt: at, updatedAt: at });
  }
  batch.set(admin.firestore.doc(documents.orderCounter(uid)), { next: 1001 + count });
  await batch.commit();
}

/** Opens a buyer's order and waits until the page follows it: what happens to it from now on is shown there. */
export async function followOrder(page: Page, { orderUrl }: Pick<Bought, "orderUrl">): Promise<void> {
  await page.goto(orderUrl);
  await page.locator("[data-follows]").waitFor({ state: "attached" });
}
