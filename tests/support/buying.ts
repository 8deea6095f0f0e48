import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { makeProduct, type Owner } from "./builders.ts";
import { admin } from "./emulators.ts";
import { htmlOnce } from "./site-pages.ts";

/** Puts a product on the shelf of an open shop and waits until visitors can see it. */
export async function onShelf(owner: Owner, product: NonNullable<Parameters<typeof makeProduct>[1]> & { slug: string }): Promise<string> {
  const id = await makeProduct(owner, product);
  const { home, shop, product: one } = sitePaths;
  await htmlOnce(one(owner.username, product.slug));
  // Each page is kept for itself for a moment: the shelf and the way to it must have caught up, too.
  await htmlOnce(shop(owner.username), (html) => html.includes(product.slug));
  await htmlOnce(home(owner.username), (html) => html.includes(shop(owner.username)));
  return id;
}

/** Types who buys; the address only where a parcel goes. */
export async function typeContact(page: Page, email: string, name = "Corner store"): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Name", { exact: true }).fill(name);
}

export async function typeAddress(page: Page): Promise<void> {
  await page.getByLabel("Street address").fill("Mill road 4");
  await page.getByLabel("Postal code", { exact: true }).fill("51003");
  await page.getByLabel("City", { exact: true }).fill("Tartu");
  await page.getByLabel("Country", { exact: true }).selectOption("EE");
}

export async function consent(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /have read the terms/ }).check();
  const files = page.getByRole("checkbox", { name: /want the files right away/ });
  if (await files.isVisible()) await files.check();
}

/** How many pieces lie in the basket of this browser. */
export function piecesInBasket(page: Page, username: string): Promise<number> {
  return page.evaluate((name) => {
    const { lines }: { lines: { quantity: number }[] } = JSON.parse(localStorage.getItem(name) ?? '{"lines":[]}');
    return lines.reduce((sum, { quantity }) => sum + quantity, 0);
  }, `awning:basket:${username}`);
}

/** The one button that orders. */
export function orderButton(page: Page) {
  return page.getByRole("button", { name: /^(buy now|order for free)$/i });
}

/** What the bar with the button says it costs. */
export function payTotal(page: Page): Promise<string | null> {
  return page.locator("[data-money=pay]").textContent();
}

export function onConfirmation(page: Page, username: string): Promise<void> {
  return page.waitForURL((url) => url.pathname === sitePaths.confirmation(username));
}

/** How many orders a shop has. */
export async function orderCount({ uid }: Owner): Promise<number> {
  return (
    await admin.firestore
      .collection(`${documents.site(uid)}/orders`)
      .count()
      .get()
  ).data().count;
}

/** Has every order so far come from somewhere else: all browsers here stand behind one address, which may hold only so much unpaid. */
export async function asFromElsewhere({ uid }: Owner): Promise<void> {
  const placed = await admin.firestore.collection(collections.orders(uid)).get();
  await Promise.all(placed.docs.map((one) => one.ref.update({ holder: null })));
}
