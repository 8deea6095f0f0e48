import { COLLECTIONS_MAX, collectionPath } from "@awning/domain/product/collection";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as labels from "../../../web/src/features/collection/labels.ts";
import { act, field, press, says, scrollsSideways, seen } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { type Owner, openScreen, PHONE, putProduct, store, test } from "../support/screen.tsx";

const TITLES = ["Bowl", "Carafe", "Jar", "Jug", "Mug", "Plate", "Teapot", "Vase"];

/** Puts a shop of eight products there, and these collections of them. */
function putCollections(owner: Owner, all: readonly [title: string, products: readonly string[]][]): void {
  const ids = new Map(TITLES.map((title, index) => [title, putProduct(owner, { title, order: `a${index}` })]));
  const at = new Date();
  for (const [index, [title, products]] of all.entries())
    store.set(documents.collection(owner.uid, `collection${index}`), {
      ...{ title, slug: title.toLowerCase().replaceAll(" ", "-"), order: `a${index}`, createdAt: at, updatedAt: at },
      productIds: products.map((one) => ids.get(one) ?? ""),
    });
}

function stored(owner: Owner): [title: unknown, products: unknown[]][] {
  const titleOf = (id: string) => store.get(documents.product(owner.uid, id))?.title;
  return store
    .list(collections.collections(owner.uid))
    .toSorted((a, b) => (String(a.data.order) < String(b.data.order) ? -1 : 1))
    .map(({ data }) => [data.title, (data.productIds as string[]).map(titleOf)]);
}

function rows(list: string): string[] {
  const grips = page
    .getByRole("list", { name: list })
    .getByRole("button", { name: /^Move / })
    .elements();
  return grips.map((one) => (one.getAttribute("aria-label") ?? "").replace(/^Move /, ""));
}
const products = () => rows(labels.productsInThisCollection);

test("an owner makes a collection of products", async ({ owner }) => {
  putCollections(owner, []);
  await openScreen(paths.collections);
  await says("No collections yet");
  await page.getByRole("button", { name: "New collection" }).first().click();
  await field("Name").fill("For the table");
  await page.getByRole("button", { name: "Create collection" }).click();
  await seen(page.getByRole("heading", { level: 1, name: "For the table" }));
  await page.getByRole("button", { name: "Add products" }).first().click();
  const sheet = page.getByRole("dialog", { name: "Add to For the table" });
  for (const one of ["Plate", "Bowl", "Jug"]) await sheet.getByRole("checkbox", { name: one, exact: true }).click();
  await sheet.getByRole("button", { name: /^Add (one|\d)/ }).click();
  await expect.poll(products).toEqual(["Plate", "Bowl", "Jug"]);
  await expect.poll(() => stored(owner)).toEqual([["For the table", ["Plate", "Bowl", "Jug"]]]);
});

test("products are ordered by menu and by keyboard, and taken out with a way back", async ({ owner }) => {
  putCollections(owner, [["For the table", ["Plate", "Bowl", "Jug"]]]);
  await openScreen(collectionPath("collection0"));
  await expect.poll(products).toEqual(["Plate", "Bowl", "Jug"]);
  await act("Jug", "Move to top");
  await expect.poll(() => stored(owner)).toEqual([["For the table", ["Jug", "Plate", "Bowl"]]]);
  await press(page.getByRole("button", { name: "Move Bowl" }), " ");
  await expect.element(page.getByRole("status").getByText(/^Bowl picked up from position 3 of 3/)).toBeInTheDocument();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByRole("status").getByText(/^Bowl is at position 2 of 3/)).toBeInTheDocument();
  await userEvent.keyboard(" ");
  await expect.poll(() => stored(owner)).toEqual([["For the table", ["Jug", "Bowl", "Plate"]]]);
  await act("Plate", "Remove");
  await expect.poll(products).toEqual(["Jug", "Bowl"]);
  await page.getByText("Undo", { exact: true }).click();
  await expect.poll(() => stored(owner)).toEqual([["For the table", ["Jug", "Bowl", "Plate"]]]);
});

test("collections are renamed, ordered and deleted, and what was deleted comes back", async ({ owner }) => {
  putCollections(owner, [
    ["For the table", ["Jug", "Plate"]],
    ["To pour", ["Teapot"]],
  ]);
  await openScreen(paths.collections);
  await act("For the table", "Rename");
  await field("Name").fill("Table");
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await act("Table", "Move down");
  await expect.poll(() => rows("Collections")).toEqual(["To pour", "Table"]);
  await act("To pour", "Delete");
  await expect.poll(() => rows("Collections")).toEqual(["Table"]);
  await page.getByText("Undo", { exact: true }).click();
  await expect
    .poll(() => stored(owner))
    .toEqual([
      ["To pour", ["Teapot"]],
      ["Table", ["Jug", "Plate"]],
    ]);
});

test("a row shows its products, their prices and how many were sold, and says when visitors do not see it", async ({ owner }) => {
  putCollections(owner, [
    ["For the table", ["Jug", "Plate"]],
    ["Soon", ["Vase"]],
    ["Empty", []],
  ]);
  const idOf = (title: string) => store.list(collections.products(owner.uid)).find(({ data }) => data.title === title)?.id ?? "";
  const change = (title: string, changes: Record<string, unknown>) => {
    const path = documents.product(owner.uid, idOf(title));
    store.set(path, { ...store.get(path), ...changes });
  };
  change("Plate", { price: 3600, sold: true });
  change("Vase", { state: "draft" });
  store.set(`${collections.soldCounts(owner.uid)}/${idOf("Plate")}`, { pieces: 14 });
  await openScreen(paths.collections);
  const row = (title: string) => page.getByRole("link", { name: new RegExp(`^${title}`) });
  await expect.poll(() => row("For the table").element().textContent).toMatch(/2 products.*€28.00 to €36.00.*14 sold/);
  for (const hidden of ["Soon", "Empty"]) await expect.poll(() => row(hidden).element().textContent).toContain("Hidden");
  expect(row("For the table").element().textContent).not.toContain("Hidden");
  await says("3 products in them");
});

test("the screens of collections fit a phone, and axe finds nothing", async ({ owner }) => {
  putCollections(owner, [["For the table", ["Jug", "Plate"]]]);
  for (const path of [paths.collections, collectionPath("collection0")]) {
    await openScreen(path, { viewport: PHONE });
    await seen(page.getByRole("button", { name: /^Move / }).first());
    expect(await faults()).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
});

test("a shop with as many collections as it can have says so, and what makes room", async ({ owner }) => {
  putCollections(
    owner,
    Array.from({ length: COLLECTIONS_MAX }, (_, index) => [`More ${index}`, []]),
  );
  await openScreen(paths.collections);
  await says(`You’ve reached the limit of ${COLLECTIONS_MAX} collections. Delete one`);
  await expect.element(page.getByRole("button", { name: "New collection" })).toBeDisabled();
});
