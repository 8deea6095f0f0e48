import { type PublishedSite, publishedSiteSchema } from "@awning/domain/published/published";
import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { ADDRESS, cartLine, makeOwner, orderInput } from "./builders.ts";
import { orderButton } from "./buying.ts";
import { run } from "./clients.ts";
import { admin, eventually, readDocument, SITE } from "./emulators.ts";
import { ask, openShop } from "./site-pages.ts";

/** One page to look at; `act` brings it into the state that is meant. */
export type PublicPage = { name: string; path: string; act?: (page: Page) => Promise<void> };

/** The public copy of a shop as it stands. */
export async function publishedSite(username: string): Promise<PublishedSite> {
  return publishedSiteSchema.parse(await readDocument(documents.published(username)));
}

/** Every page of a shop: what is in stock in its basket, an order placed, and the states in between. */
export async function pagesOf(username: string): Promise<PublicPage[]> {
  const { products, siteId } = await publishedSite(username);
  const inStock = products.filter((product) => product.availability.state === "in_stock").slice(0, 2);
  const soldOut = products.find((product) => product.availability.state === "sold_out");
  const lines = inStock.map((product) => cartLine(product.id, 1, product.variants[0]?.id));
  const checkout = `${sitePaths.checkout(username)}?${lines.map((line) => `line=${line.productId}.${line.variantId}.1`).join("&")}`;
  const { confirmationUrl, orderUrl, orderId } = await order(username, siteId, lines);
  return [
    { name: "home", path: sitePaths.home(username) },
    { name: "shop", path: sitePaths.shop(username) },
    { name: "product", path: sitePaths.product(username, inStock[0]?.slug ?? "") },
    ...(soldOut ? [{ name: "sold-out product", path: sitePaths.product(username, soldOut.slug) }] : []),
    { name: "product that is gone", path: sitePaths.product(username, "no-such-thing") },
    { name: "basket", path: sitePaths.shop(username), act: (page) => openBasket(page, username, lines) },
    { name: "empty checkout", path: sitePaths.checkout(username) },
    { name: "checkout", path: checkout },
    { name: "checkout with mistakes", path: checkout, act: sendEmpty },
    { name: "confirmation", path: confirmationUrl },
    { name: "order", path: orderUrl.replace(SITE, "") },
    { name: "order without its key", path: sitePaths.order(username, orderId) },
  ];
}

async function order(username: string, siteId: string, lines: ReturnType<typeof cartLine>[]) {
  const quote = await run("quote", { username, lines, delivery: null, country: ADDRESS.country });
  const [payment = "cash"] = quote.payments;
  const owner = { uid: siteId, username, email: "", password: "", token: "" };
  const shipTo = quote.delivery === "shipping" ? ADDRESS : null;
  return run("place-order", orderInput(owner, quote, { delivery: quote.delivery, payment, shipTo, note: "Please ring twice." }));
}

async function openBasket(page: Page, username: string, lines: ReturnType<typeof cartLine>[]): Promise<void> {
  const basket = JSON.stringify({ key: "k".repeat(30), lines, at: Date.now() });
  await page.evaluate(([name, value]) => localStorage.setItem(name ?? "", value ?? ""), [`awning:basket:${username}`, basket]);
  await page.reload();
  await page
    .getByRole("link", { name: /^basket/i })
    .first()
    .click();
  await page.getByRole("dialog").getByText("Total").waitFor();
}

async function sendEmpty(page: Page): Promise<void> {
  await orderButton(page).click();
  await page.getByText("Enter your name.").waitFor();
}

/** The pages that belong to no shop: a free name, one that is not open yet, and one that was taken down. */
export async function blankPages(): Promise<PublicPage[]> {
  const [shut, gone] = await Promise.all([makeOwner({ site: { published: false } }), openShop()]);
  await admin.firestore.doc(documents.site(gone.uid)).update({ suspendedAt: new Date() });
  await eventually("gone", async () => (await ask(`/${gone.username}`)).status === 410);
  return [
    { name: "free name", path: "/a-name-that-is-free" },
    { name: "nobody’s name", path: "/no--bodys" },
    { name: "closed", path: sitePaths.home(shut.username) },
    { name: "gone", path: sitePaths.home(gone.username) },
  ];
}
