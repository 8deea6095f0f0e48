import { documents } from "@awning/domain/collections";
import { orderSchema } from "@awning/domain/order";
import { searchTermsOf } from "@awning/domain/order-search";
import { sitePaths } from "@awning/domain/paths";
import type { StoredProductDraft } from "@awning/domain/product";
import type { DeliveryMethod, PaymentMethod, ShopSettings } from "@awning/domain/shop-settings";
import type { BrowserContextOptions, Page } from "playwright-core";
import { ADDRESS, cartLine, makeOwner, makeProduct, type Owner, orderInput } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { onDevice } from "./owner.ts";
import { type openStage, suite } from "./stage.ts";

type Stage = Awaited<ReturnType<typeof openStage>>;
/** A published shop that sells one thing. */
export type Shop = { owner: Owner; productId: string; slug: string };
export type Bought = { orderId: string; number: number; orderUrl: string; email: string };

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const satisfies BrowserContextOptions;

/** Opens a shop that sells a bud vase for €28.00; five pieces unless `stock` says otherwise. Its page answers already. */
export async function openShop({
  settings,
  ...product
}: { settings?: ShopSettings; stock?: number } & Partial<StoredProductDraft> = {}): Promise<Shop> {
  const owner = await makeOwner(settings ? { settings } : {});
  const productId = await makeProduct(owner, { stock: 5, slug: "bud-vase", ...product });
  await suite.waitForPage(sitePaths.shop(owner.username));
  return { owner, productId, slug: product.slug ?? "bud-vase" };
}

/** The shop's owner on a device of their own, signed in. No screen is open yet. */
export async function enterShop(stage: Stage, { owner }: Shop, options?: BrowserContextOptions): Promise<Page> {
  return onDevice(stage, owner, options);
}

type Purchase = {
  delivery?: DeliveryMethod;
  payment?: PaymentMethod;
  quantity?: number;
  name?: string;
  note?: string;
  answers?: Record<string, string>;
};

/** Buys from a shop as a browser's request does. Without more: a parcel, paid by bank transfer. */
export async function buy(
  shop: Shop,
  { delivery = "shipping", payment = "transfer", quantity = 1, name, note, answers }: Purchase = {},
): Promise<Bought> {
  const { owner, productId } = shop;
  const lines = [answers ? { ...cartLine(productId, quantity), answers } : cartLine(productId, quantity)];
  const quote = await run("quote", { username: owner.username, lines, delivery });
  const shipTo = delivery === "shipping" ? ADDRESS : null;
  const input = orderInput(owner, quote, { delivery, payment, shipTo, note: note ?? "", lines });
  const buyer = { ...input.buyer, name: name ?? input.buyer.name };
  const { orderId, number, orderUrl } = await run("place-order", { ...input, buyer });
  return { orderId, number, orderUrl, email: buyer.email };
}

/** Moves an order on from somewhere else than the browser under test. */
export async function actElsewhere(shop: Shop, { orderId }: Bought, act: Parameters<typeof run<"act-on-order">>[1]["act"]): Promise<void> {
  const rev = (await storedOrder(shop, orderId))?.rev;
  await run("act-on-order", { orderId, rev, act }, { token: shop.owner.token });
}

/** The stored order. */
export function storedOrder({ owner }: Shop, orderId: string) {
  return readDocument(documents.order(owner.uid, orderId));
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
    const searchTerms = searchTermsOf({ buyer, lines });
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
