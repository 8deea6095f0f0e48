import type { SampleFields } from "@awning/domain/product/sample-product";
import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import type { DeliveryMethod, PaymentMethod, ShopSettings } from "@awning/domain/shop/shop-settings";
import type { BrowserContextOptions } from "playwright-core";
import { ADDRESS, cartLine, makeOwner, makeProduct, type Owner, orderInput } from "./builders.ts";
import { run } from "./clients.ts";
import { readDocument } from "./emulators.ts";
import { htmlOnce } from "./site-pages.ts";

/** A published shop that sells one thing. */
export type Shop = { owner: Owner; productId: string; slug: string };
export type Bought = { orderId: string; number: number; orderUrl: string; email: string };

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const satisfies BrowserContextOptions;

/** Opens a shop that sells a bud vase for €28.00; five pieces unless `stock` says otherwise. Its page answers already. */
export async function openShop({
  settings,
  ...product
}: { settings?: ShopSettings; stock?: number } & Partial<SampleFields> = {}): Promise<Shop> {
  const owner = await makeOwner(settings ? { settings } : {});
  const productId = await makeProduct(owner, { stock: 5, slug: "bud-vase", ...product });
  await htmlOnce(sitePaths.shop(owner.username));
  return { owner, productId, slug: product.slug ?? "bud-vase" };
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
