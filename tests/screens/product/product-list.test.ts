import { collections } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/product/list/labels.ts";
import { act, field, gone, openRow, press, says, scrollsSideways, seen } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { productOf, setStock, stockLeft, storedProduct } from "../support/product.ts";
import { DESKTOP, type Owner, openScreen, PHONE, putProduct, signedInOwner, store, test } from "../support/screen.tsx";

const PICTURE = { id: "cover".padEnd(20, "x"), siteId: "shop", widths: [640], width: 640, height: 640, alt: "", color: "#c8b8a0" };

const rows = (titles: RegExp) => page.getByRole("main").getByRole("link", { name: titles });
const search = () => page.getByRole("searchbox", { name: labels.nameVariantOrSku });
const tab = (name: RegExp) => page.getByRole("navigation", { name: "Saved views" }).getByRole("button", { name });
/** The products of the list, from the top. */
const shown = () =>
  rows(/^(Tile|Saucer) \d{4}/)
    .elements()
    .map((one) => /^(Tile|Saucer) \d{4}/.exec(one.textContent ?? "")?.[0]);

/** More products than two pages of the list hold; the last but one is archived. */
function fillShelf(owner: Owner): void {
  for (let index = 0; index < 120; index++)
    putProduct(owner, {
      title: `${index % 2 === 0 ? "Tile" : "Saucer"} ${1000 + index}`,
      sku: `SHELF-${index}Q`,
      skus: [`shelf-${index}q`],
      state: index === 118 ? "archived" : "active",
      order: `a${String(index).padStart(4, "0")}1`,
    });
}

test("a shop without products says how the first one is made", async () => {
  signedInOwner();
  await openScreen(paths.products);
  await seen(page.getByRole("heading", { name: "No products yet" }));
  await page.getByRole("link", { name: labels.addYourFirstProduct }).click();
  await seen(page.getByRole("heading", { level: 1, name: "New product" }));
});

test("the list shows the products of one tag, and does so again after a look at one", async ({ owner }) => {
  putProduct(owner, { title: "Bud vase", tags: ["spring", "kiln two"] });
  putProduct(owner, { title: "Tall jug", tags: ["winter"], order: "b0" });
  const found = () => rows(/^(Bud vase|Tall jug)/).elements().length;
  const { goto } = await openScreen(paths.products, { viewport: PHONE });
  await expect.poll(found).toBe(2);
  const choice = page.getByLabelText("Tag", { exact: true });
  expect([...(choice.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    "All tags",
    "kiln two",
    "spring",
    "winter",
  ]);
  await choice.selectOptions("kiln two");
  await expect.poll(found).toBe(1);
  expect(await faults()).toEqual([]);
  expect(scrollsSideways()).toBe(false);
  await rows(/^Bud vase/).click();
  await seen(page.getByRole("heading", { level: 1, name: "Bud vase" }));
  await goto(-1);
  await expect.poll(found).toBe(1);
  await choice.selectOptions("All tags");
  await expect.poll(found).toBe(2);
});

test("a search looks through every product, goes on further down and is there again after a look at a product", async ({ owner }) => {
  fillShelf(owner);
  const { goto } = await openScreen(paths.products);
  await expect.poll(() => shown().length).toBe(50);
  for (const [typed, found] of [
    ["tile 1116", ["Tile 1116"]],
    ["shelf-119q", ["Saucer 1119"]],
    ["SAUCER 111", ["Saucer 1111", "Saucer 1113", "Saucer 1115", "Saucer 1117", "Saucer 1119"]],
  ] as const) {
    await search().fill(typed);
    await expect.poll(shown).toEqual(found);
  }
  await rows(/^Saucer 1113/).click();
  await seen(page.getByRole("heading", { level: 1, name: "Saucer 1113" }));
  await goto(-1);
  await expect.element(search()).toHaveValue("SAUCER 111");
  await expect.poll(() => shown().length).toBe(5);
  await search().fill("tile");
  await expect.poll(() => shown().filter((one) => one?.startsWith("Tile")).length).toBe(50);
  await page.getByRole("button", { name: "Search further" }).click();
  await expect.poll(shown).toEqual(Array.from({ length: 59 }, (_, index) => `Tile ${1000 + 2 * index}`));
  await gone(page.getByRole("button", { name: "Search further" }));
});

test("a search stays in its tab and says so when it finds nothing", async ({ owner }) => {
  fillShelf(owner);
  await openScreen(`${paths.products}?q=shelf-118q`);
  await seen(page.getByRole("heading", { name: "No results for “shelf-118q”" }));
  await says("Archived products are in their own tab.");
  await tab(/^Archived/).click();
  await expect.poll(shown).toEqual(["Tile 1118"]);
  await tab(/^Active/).click();
  await says("Only this tab was searched.");
});

test("what is sold out is found behind many archived products, and the tab says how many once all are known", async ({ owner }) => {
  // Counts come in the order of the products' ids, fifty a page: these are made first.
  for (let index = 0; index < 130; index++)
    putProduct(owner, { title: `Old bowl ${index}`, state: "archived", stock: 0, id: `a${1000 + index}` });
  const jars = Array.from({ length: 55 }, (_, index) =>
    putProduct(owner, { title: `Moon jar ${index}`, stock: 0, id: `b${1000 + index}` }),
  );
  const found = () => rows(/^Moon jar \d/).elements().length;
  await openScreen(paths.products);
  await tab(/^Sold out/).click();
  const more = page.getByRole("button", { name: "Show more products" });
  await expect.poll(found).toBe(20);
  await expect.poll(() => tab(/^Sold out/).element().textContent).toBe("Sold out");
  await more.click();
  await expect.poll(found).toBe(55);
  await gone(more);
  await expect.element(tab(/^Sold out/)).toHaveTextContent("Sold out55");
  expect(rows(/^Old bowl/).elements()).toEqual([]);
  setStock(owner, jars[7] ?? "", 4);
  await expect.poll(found).toBe(54);
});

test("behind very many archived products the list stops looking for what is sold out, says so, and goes on when asked", async ({
  owner,
}) => {
  for (let index = 0; index < 280; index++)
    putProduct(owner, { title: `Old bowl ${index}`, state: "archived", stock: 0, id: `a${1000 + index}` });
  for (let index = 0; index < 3; index++) putProduct(owner, { title: `Moon jar ${index}`, stock: 0, id: `b${1000 + index}` });
  await openScreen(`${paths.products}?show=sold_out`);
  await says("No sold-out products found yet");
  await page.getByRole("button", { name: "Show more products" }).click();
  await expect.poll(() => rows(/^Moon jar \d/).elements().length).toBe(3);
  await expect.element(tab(/^Sold out/)).toHaveTextContent("Sold out3");
});

test("an archived product leaves the list, comes back by undo, and can be restored as a draft", async ({ owner }) => {
  const id = putProduct(owner, { title: "Tall jug", state: "draft", images: [PICTURE] });
  const state = () => productOf(owner, id).state;
  const row = rows(/^Tall jug/);
  await openScreen(paths.products);
  await act("Tall jug", "Publish");
  await expect.poll(state).toBe("active");
  await act("Tall jug", "Archive");
  await gone(row);
  await page.getByText("Undo", { exact: true }).last().click();
  await seen(row);
  await expect.poll(state).toBe("active");
  await act("Tall jug", "Archive");
  await expect.poll(state).toBe("archived");
  await tab(/^Archived/).click();
  await act("Tall jug", "Restore as draft");
  await expect.poll(state).toBe("draft");
});

test("a deleted product comes back with its stock; a copy is a draft without SKU and stock", async ({ owner }) => {
  const variants = ["Celadon", "Tenmoku"].map((name) => ({
    id: name.toLowerCase(),
    name,
    price: null,
    values: [name],
    sku: `JUG-${name[0]}`,
  }));
  const options = [{ name: "Glaze", values: ["Celadon", "Tenmoku"] }];
  const id = putProduct(owner, {
    title: "Tall jug",
    slug: "tall-jug",
    price: 3990,
    options,
    variants,
    skus: ["jug-c", "jug-t"],
  });
  setStock(owner, id, 1, "celadon");
  setStock(owner, id, 4, "tenmoku");
  await openScreen(paths.product(id));
  await act("Tall jug", "Delete");
  await seen(page.getByRole("heading", { level: 1, name: "Products" }));
  await expect.poll(() => storedProduct(owner, "Tall jug")).toBeUndefined();
  expect(stockLeft(owner, id, "tenmoku")).toBe(null);
  await page.getByText("Undo", { exact: true }).click();
  await expect.poll(() => stockLeft(owner, id, "tenmoku")).toBe(4);
  await act("Tall jug", "Duplicate");
  await seen(page.getByRole("heading", { level: 1, name: "Tall jug (copy)" }));
  await expect
    .poll(() => storedProduct(owner, "Tall jug (copy)"))
    .toMatchObject({ state: "draft", price: 3990, slug: "tall-jug-copy", skus: [] });
  const copy = storedProduct(owner, "Tall jug (copy)")?.id ?? "";
  expect(productOf(owner, copy).variants.map((one) => [one.sku, stockLeft(owner, copy, one.id)])).toEqual([
    ["", 0],
    ["", 0],
  ]);
  await openRow("Variants");
  await field("Price of Tenmoku").fill("44");
  await expect.poll(() => productOf(owner, copy).variants[1]?.price).toBe(4400);
  expect(store.list(collections.products(owner.uid))).toHaveLength(2);
});

test.each([
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
])("price and stock are edited in the list on %s, taken back, and left alone by Escape", async (_name, viewport) => {
  const owner = signedInOwner();
  const id = putProduct(owner, { title: "Jug", price: 2800, compareAt: 3500, stock: 5 });
  putProduct(owner, { title: "Mug", order: "a1", variants: [{ id: "a", name: "Oat", price: null }] });
  await openScreen(paths.products, { viewport });
  const price = page.getByRole("button", { name: /Price of Jug$/ });
  const input = (label: string) => page.getByRole("textbox", { name: label });
  await price.click();
  await input("Price of Jug").fill("ten");
  await press(input("Price of Jug"), "{Enter}");
  await says("Enter an amount such as");
  expect(await faults()).toEqual([]);
  expect(scrollsSideways()).toBe(false);
  await press(input("Price of Jug"), "{Escape}");
  await expect.element(price).toHaveFocus();
  await price.click();
  await input("Price of Jug").fill("36");
  await press(input("Price of Jug"), "{Enter}");
  // The price before is no longer higher.
  await expect.poll(() => productOf(owner, id)).toMatchObject({ price: 3600, compareAt: null });
  await page.getByText("Undo", { exact: true }).click();
  await expect.poll(() => productOf(owner, id)).toMatchObject({ price: 2800, compareAt: 3500 });

  await page.getByRole("button", { name: /Stock of Jug$/ }).click();
  await input("Stock of Jug").fill("8");
  setStock(owner, id, 4);
  await press(input("Stock of Jug"), "{Enter}");
  await expect.poll(() => stockLeft(owner, id)).toBe(7);
  await page.getByText("Undo", { exact: true }).last().click();
  await expect.poll(() => stockLeft(owner, id)).toBe(4);
  expect(page.getByRole("button", { name: /(Price|Stock) of Mug$/ }).elements()).toEqual([]);
});
