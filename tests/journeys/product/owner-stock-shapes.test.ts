import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { cartLine, makeProduct, type Owner, orderInput } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";
import { journey as test } from "../support/fixtures.ts";
import { onDevice, open, openRow, saved } from "../support/owner.ts";

// What is counted of a product that gains its first kind or loses its last, also on a device that was away meanwhile.
const waits = (page: Page) => page.getByRole("main").getByRole("status").getByText("Offline, will save").waitFor();

/** Everything that is counted of a product, by the name of its kind; `single` is the product itself. */
async function counted(owner: Owner, productId: string): Promise<Record<string, number>> {
  const [product, stock] = await Promise.all([
    admin.firestore.doc(documents.product(owner.uid, productId)).get(),
    admin.firestore.collection(collections.stock(owner.uid)).where("productId", "==", productId).get(),
  ]);
  const variants: Record<string, { name?: string }> = product.get("variants");
  return Object.fromEntries(stock.docs.map((one) => [variants[one.get("variantId")]?.name ?? one.get("variantId"), one.get("available")]));
}

async function buy(owner: Owner, productId: string, quantity: number): Promise<void> {
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId, quantity)], delivery: "pickup" });
  await run("place-order", orderInput(owner, quote, { delivery: "pickup", payment: "cash", shipTo: null }));
}

test("a device that was offline adds the first kinds: what was sold meanwhile stays sold", async ({ owner, page }) => {
  const productId = await makeProduct(owner, { title: "Moon jar", slug: "moon-jar", stock: 10 });
  await open(page, paths.product(productId));
  await page.getByRole("group", { name: "In stock" }).waitFor();
  await page.context().setOffline(true);
  await openRow(page, "Variants");
  await page.getByRole("button", { name: "Add a variant" }).click();
  await page.getByRole("textbox", { name: "Name of variant 1" }).fill("Ash");
  await waits(page);
  // The pieces are shown where they will be.
  await expect.poll(() => page.getByRole("group", { name: "Stock of Ash" }).getByRole("textbox").inputValue()).toBe("10");
  await buy(owner, productId, 3);
  await page.context().setOffline(false);
  await expect.poll(() => counted(owner, productId), { timeout: 30_000 }).toEqual({ Ash: 7 });
  await expect.poll(() => page.getByRole("group", { name: "Stock of Ash" }).getByRole("textbox").inputValue()).toBe("7");
  await saved(page);
  await page.getByRole("button", { name: "Remove Ash" }).click();
  await expect.poll(() => counted(owner, productId), { timeout: 30_000 }).toEqual({ single: 7 });
});

test("a count that another device began stays, and who wanted to begin it is told so", { tags: ["full"] }, async ({
  stage,
  owner,
  page,
}) => {
  const productId = await makeProduct(owner, { title: "Tea bowl", slug: "tea-bowl", order: "a1" });
  const other = await onDevice(stage, owner);
  await Promise.all([open(page, paths.product(productId)), open(other, paths.product(productId))]);
  await page.context().setOffline(true);
  await page.getByRole("switch", { name: "Track stock" }).click();
  await other.getByRole("switch", { name: "Track stock" }).click();
  await expect.poll(() => counted(owner, productId)).toEqual({ single: 1 });
  await other.getByRole("group", { name: "In stock" }).getByRole("textbox").fill("24");
  await other.getByRole("group", { name: "In stock" }).getByRole("textbox").blur();
  await expect.poll(() => counted(owner, productId)).toEqual({ single: 24 });
  await page.context().setOffline(false);
  await page.getByText("Stock is already tracked on another device").waitFor();
  expect(await counted(owner, productId)).toEqual({ single: 24 });
  await expect.poll(() => page.getByRole("group", { name: "In stock" }).getByRole("textbox").inputValue()).toBe("24");
});
