import { collectionPath } from "@awning/domain/product/collection";
import { collections } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/collection/labels.ts";
import { makeOwner, makeProduct, type Owner } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { fromStart, journey, perFile } from "../support/fixtures.ts";
import { onDevice, open, saved } from "../support/owner.ts";

const PIECES = ["Bowl", "Carafe", "Jar", "Jug", "Mug", "Plate", "Teapot", "Vase"] as const;

const test = journey
  .extend("owner", perFile, () => makeOwner({ site: { displayName: "Harbour pots", published: true } }))
  .extend("page", perFile, async ({ stage, owner }) => {
    const page = await onDevice(stage, owner);
    for (const [index, title] of PIECES.entries())
      await makeProduct(owner, {
        title,
        slug: title.toLowerCase(),
        order: `a${index}`,
        price: 1000 + index,
        stock: title === "Jug" ? 0 : 9,
      });
    return page;
  })
  .extend("begun", fromStart, ({ page }) => [page]);

async function stored(owner: Owner): Promise<[title: unknown, products: string[]][]> {
  const titles = new Map<string, unknown>();
  for (const one of (await admin.firestore.collection(collections.products(owner.uid)).get()).docs) titles.set(one.id, one.get("title"));
  const found = await admin.firestore.collection(collections.collections(owner.uid)).orderBy("order").get();
  return found.docs.map((one) => [one.get("title"), (one.get("productIds") as string[]).map((id) => String(titles.get(id)))]);
}

async function expectStored(owner: Owner, page: Page, wanted: [string, string[]][]): Promise<void> {
  await saved(page);
  await expect.poll(() => stored(owner)).toEqual(wanted);
}

async function makeCollection(page: Page, title: string, products: readonly string[]): Promise<void> {
  await open(page, paths.collections);
  await page.getByRole("button", { name: "New collection" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(title);
  await page.getByRole("button", { name: "Create collection" }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByRole("button", { name: "Add products" }).click();
  const sheet = page.getByRole("dialog", { name: `Add to ${title}` });
  for (const one of products) await sheet.getByRole("checkbox", { name: one, exact: true }).check();
  await sheet.getByRole("button", { name: /^Add (one|\d)/ }).click();
  await expect.poll(() => rows(page, labels.productsInThisCollection)).toEqual(products);
}

function rows(page: Page, list: string): Promise<string[]> {
  const grips = page.getByRole("list", { name: list }).getByRole("button", { name: /^Move / });
  return grips.evaluateAll((all) => all.map((one) => (one.getAttribute("aria-label") ?? "").replace(/^Move /, "")));
}

async function act(page: Page, on: string, name: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${on}` }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

test("an owner makes collections of products", async ({ owner, page }) => {
  await open(page, paths.collections);
  await page.getByText("No collections yet").waitFor();
  await makeCollection(page, "For the table", ["Jug", "Plate", "Bowl"]);
  await makeCollection(page, "To pour", ["Teapot", "Jug"]);
  await expectStored(owner, page, [
    ["For the table", ["Jug", "Plate", "Bowl"]],
    ["To pour", ["Teapot", "Jug"]],
  ]);
});

test("what another device adds meanwhile stays, whatever is moved or put back here", async ({ stage, owner, page }) => {
  const other = await onDevice(stage, owner);
  const [table] = (await admin.firestore.collection(collections.collections(owner.uid)).orderBy("order").get()).docs;
  for (const device of [page, other]) await open(device, collectionPath(table?.id ?? ""));
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
  await expect.poll(() => rows(page, labels.productsInThisCollection)).toContain("Vase");
  await act(page, "Vase", "Remove");
  await act(page, "Plate", "Move up");
  await expectStored(owner, page, [
    ["For the table", ["Jug", "Plate", "Bowl"]],
    ["To pour", ["Teapot", "Jug"]],
  ]);
});

test("a collection is moved by dragging it with the mouse", { tags: ["full"] }, async ({ owner, page }) => {
  await open(page, paths.collections);
  const middle = async (title: string) => {
    const box = await page.getByRole("button", { name: `Move ${title}` }).boundingBox();
    if (!box) throw new Error(`${title} has no grip`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [from, to] = [await middle("To pour"), await middle("For the table")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 12, { steps: 4 });
  await page.mouse.move(to.x, to.y - 6, { steps: 12 });
  await page.mouse.up();
  await expectStored(owner, page, [
    ["To pour", ["Teapot", "Jug"]],
    ["For the table", ["Jug", "Plate", "Bowl"]],
  ]);
});
