import { collectionPath } from "@awning/domain/product/collection";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/collection/labels.ts";
import { makeOwner, makeProduct, type Owner } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { onDevice, open, saved } from "../support/owner.ts";

const test = journey
  .extend("owner", perFile, () => makeOwner({ site: { displayName: "Harbour pots", published: true } }))
  .extend("page", perFile, async ({ stage, owner }) => {
    const page = await onDevice(stage, owner);
    const ids = new Map<string, string>();
    for (const title of ["Bowl", "Jug", "Plate", "Vase"]) ids.set(title, await makeProduct(owner, { title, slug: title.toLowerCase() }));
    const at = new Date();
    const productIds = ["Jug", "Plate", "Bowl"].map((title) => ids.get(title));
    const table = { title: "For the table", slug: "for-the-table", productIds, order: "a0", createdAt: at, updatedAt: at };
    await admin.firestore.doc(documents.collection(owner.uid, "table")).set(table);
    return page;
  });

async function stored(owner: Owner): Promise<[title: unknown, products: string[]][]> {
  const titles = new Map<string, unknown>();
  for (const one of (await admin.firestore.collection(collections.products(owner.uid)).get()).docs) titles.set(one.id, one.get("title"));
  const found = await admin.firestore.collection(collections.collections(owner.uid)).orderBy("order").get();
  return found.docs.map((one) => [one.get("title"), (one.get("productIds") as string[]).map((id) => String(titles.get(id)))]);
}

function rows(page: Page, list: string): Promise<string[]> {
  const grips = page.getByRole("list", { name: list }).getByRole("button", { name: /^Move / });
  return grips.evaluateAll((all) => all.map((one) => (one.getAttribute("aria-label") ?? "").replace(/^Move /, "")));
}

async function act(page: Page, on: string, name: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${on}` }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

test("what another device adds meanwhile stays, whatever is moved or put back here", async ({ stage, owner, page }) => {
  const other = await onDevice(stage, owner);
  for (const device of [page, other]) await open(device, collectionPath("table"));
  await expect.poll(() => rows(page, labels.productsInThisCollection)).toEqual(["Jug", "Plate", "Bowl"]);
  await other.getByRole("button", { name: "Add products" }).click();
  await other.getByRole("dialog").getByRole("checkbox", { name: "Vase", exact: true }).check();
  // The place for toasts comes after the screen, and not without a connection.
  await page.getByRole("region", { name: /^Messages/ }).waitFor({ state: "attached" });
  await page.context().setOffline(true);
  await act(page, "Bowl", "Move up");
  await act(page, "Plate", "Remove");
  // A pointer on the toast keeps it there; one that was put where the toast still slid in may stand beside it afterwards.
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: "Plate" }).last();
  await expect.poll(() => toast.hover().then(() => toast.getAttribute("data-expanded"))).toBe("true");
  await other.getByRole("button", { name: "Add 1 product" }).click();
  await expect.poll(async () => (await stored(owner))[0]?.[1]).toEqual(["Jug", "Plate", "Bowl", "Vase"]);
  await page.getByText("Undo", { exact: true }).click();
  await expect.poll(() => rows(page, labels.productsInThisCollection)).toEqual(["Jug", "Bowl", "Plate"]);
  await page.context().setOffline(false);
  await expect
    .poll(async () => new Set((await stored(owner))[0]?.[1]), { timeout: 20_000 })
    .toEqual(new Set(["Jug", "Bowl", "Plate", "Vase"]));
  // What the connection brings back may take as long as what it took away.
  await expect.poll(() => rows(page, labels.productsInThisCollection), { timeout: 20_000 }).toContain("Vase");
  await act(page, "Vase", "Remove");
  await act(page, "Plate", "Move up");
  await saved(page);
  await expect.poll(() => stored(owner)).toEqual([["For the table", ["Jug", "Plate", "Bowl"]]]);
});
