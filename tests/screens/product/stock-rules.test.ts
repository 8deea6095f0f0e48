import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as discountLabels from "../../../web/src/features/discount/labels.ts";
import * as productEditorLabels from "../../../web/src/features/product/editor/labels.ts";
import * as stockLabels from "../../../web/src/features/product/stock/labels.ts";
import * as todayLabels from "../../../web/src/features/today/labels.ts";
import { expectWords, field, gone, leave, openRow, press, says, scrollsSideways, seen, toggle } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { changeProduct, noteLowStock, productOf, setStock, stockLeft, storedProduct } from "../support/product.ts";
import { openScreen, PHONE, putProduct, saved, test } from "../support/screen.tsx";

const count = () => page.getByRole("textbox", { name: "In stock", exact: true });

test("an owner sets a low-stock alert and sells on when out of stock", async ({ owner }) => {
  const id = putProduct(owner, { stock: 6 });
  await openScreen(paths.product(id), { viewport: PHONE });
  await openRow(stockLabels.whenItRunsOut);
  const alert = field("Low-stock alert at");
  await alert.fill("many");
  await leave(alert);
  await says(discountLabels.wholeNumberInvalid);
  await alert.fill("2");
  await toggle(productEditorLabels.sellWithoutStock).click();
  await saved();
  await expect.poll(() => productOf(owner, id)).toMatchObject({ lowAt: 2, backorder: true });
  expect(scrollsSideways()).toBe(false);
  expect(await faults()).toEqual([]);
});

test("one variant has stock rules of its own, cancels what was typed, and follows its product again", async ({ owner }) => {
  const variants = ["Oat", "Sea"].map((name) => ({ id: name.toLowerCase(), name, price: null, values: [name] }));
  const id = putProduct(owner, { title: "Mug", options: [{ name: "Glaze", values: ["Oat", "Sea"] }], variants });
  for (const variant of ["oat", "sea"]) setStock(owner, id, 0, variant);
  const rules = page.getByRole("button", { name: / for Oat$/ });
  const sheet = page.getByRole("dialog", { name: "Stock of Oat" });
  const alert = field("Low-stock alert at", sheet);
  const storedRules = () => productOf(owner, id).variants.map(({ lowAt, backorder }) => ({ lowAt, backorder }));
  await openScreen(paths.product(id), { viewport: PHONE });
  await openRow("Variants");
  await expect.element(rules).toHaveTextContent("Stock rules for Oat");
  await rules.click();
  await alert.fill("many");
  await press(alert, "{Enter}");
  await says("Enter a whole number up to 999,999", sheet);
  await says(productEditorLabels.stopAtStockHint, sheet);
  await sheet.getByRole("combobox", { name: /^Continue selling when out of stock/ }).selectOptions("Yes");
  await says("Buyers can order when it’s out of stock.", sheet);
  expect(await faults()).toEqual([]);
  expect(scrollsSideways()).toBe(false);
  await alert.fill("2");
  await press(alert, "{Enter}");
  await gone(sheet);
  await expect.poll(storedRules).toEqual([
    { lowAt: 2, backorder: true },
    { lowAt: null, backorder: null },
  ]);
  await expect.element(rules).toHaveTextContent("Alert at 2 · Keeps selling when out of stock for Oat");

  await rules.click();
  await alert.fill("7");
  await sheet.getByRole("button", { name: "Cancel" }).click();
  await rules.click();
  await expect.element(alert).toHaveValue("2");
  await alert.clear();
  await sheet.getByRole("combobox", { name: /^Continue selling when out of stock/ }).selectOptions(productEditorLabels.sameAsProductNo);
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect.poll(storedRules).toEqual([
    { lowAt: null, backorder: null },
    { lowAt: null, backorder: null },
  ]);
  await expect.element(rules).toHaveTextContent("Stock rules for Oat");
});

test("the first screen lists what is noted as running low, and follows its stock", async ({ owner }) => {
  const id = putProduct(owner, { title: "Moon jar", stock: 2 });
  noteLowStock(owner, [id]);
  const section = page.getByRole("region", { name: "To do" });
  await openScreen(paths.dashboard);
  await says("Moon jar: 2 left", section);
  await says("Low stock", section);
  setStock(owner, id, 0);
  await says("Moon jar: sold out", section);
  changeProduct(owner, id, { backorder: true });
  await says("Moon jar: none left", section);
  await says(todayLabels.backorderHint, section);
  setStock(owner, id, 30);
  await gone(section);
  setStock(owner, id, 1);
  await says("Moon jar: 1 left", section);
  changeProduct(owner, id, { state: "archived" });
  await gone(section);
});

test("a count that sales overtook stays typed and is not stored until it is counted again", async ({ owner }) => {
  const id = putProduct(owner, { stock: 5 });
  await openScreen(paths.product(id));
  await count().fill("1");
  setStock(owner, id, 3);
  await says("2 sold while you were editing. Enter the stock again.");
  await press(count(), "{Enter}");
  await expect.element(count()).toHaveValue("1");
  expect(stockLeft(owner, id)).toBe(3);
  // Looking at it again is no count.
  await press(count(), "{Enter}");
  await count().fill("2");
  await press(count(), "{Enter}");
  await expect.poll(() => stockLeft(owner, id)).toBe(2);
});

test("a count with sales meanwhile says what it leaves, and stores that", async ({ owner }) => {
  const id = putProduct(owner, { stock: 5 });
  await openScreen(paths.product(id));
  await count().fill("4.5");
  await leave(count());
  await expect.element(count()).toHaveAttribute("aria-invalid", "true");
  await expect.element(count()).toHaveValue("4.5");
  await count().fill("3");
  setStock(owner, id, 3);
  await says("2 sold while you were editing, 1 left");
  await press(count(), "{Enter}");
  await saved();
  await expect.poll(() => stockLeft(owner, id)).toBe(1);
  await expect.element(count()).toHaveValue("1");
});

test("counting on after having stopped says that sales in between are not taken off", async ({ owner }) => {
  const id = putProduct(owner, { stock: 5 });
  await openScreen(paths.product(id));
  await toggle("Track stock").click();
  await expect.poll(() => stockLeft(owner, id)).toBe(null);
  await page.getByText("Undo", { exact: true }).click();
  await says("Check the quantity if you made sales in between.");
  await expect.poll(() => stockLeft(owner, id)).toBe(5);
  await saved();
});

test("a SKU that another device took is told at its field, and the rest goes on being saved", async ({ owner }) => {
  const mug = putProduct(owner, { title: "Mug", sku: "POT-1", skus: ["pot-1"] });
  const bowl = putProduct(owner, { title: "Bowl", order: "a1", sku: "POT-2", skus: ["pot-2"] });
  putProduct(owner, { title: "Vase", order: "a2", sku: "POT-3", skus: ["pot-3"] });
  const sku = field("SKU");
  const words = "Another product or variant has this SKU";
  const { goto } = await openScreen(paths.product(mug));
  await openRow(productEditorLabels.internal);
  await seen(sku);
  // As two devices leave it that looked before either had saved.
  changeProduct(owner, bowl, { sku: "pot-1", skus: ["pot-1"] });
  await expectWords(sku, words);
  await page.getByRole("textbox", { name: "Price", exact: true }).fill("31");
  await says("1 thing to fix, the rest is saved");
  await expect.poll(() => storedProduct(owner, "Mug")).toMatchObject({ price: 3100 });
  await says(words);

  await goto(paths.products);
  const badges = page.getByText("Duplicate SKU");
  await expect.poll(() => badges.elements().length).toBe(2);
  expect(page.getByRole("row", { name: "Vase" }).getByText("Duplicate SKU").elements()).toEqual([]);
  expect(await faults()).toEqual([]);
  await page.viewport(PHONE.width, PHONE.height);
  await expect.poll(() => badges.elements().length).toBe(2);
  await goto(paths.product(mug));
  await sku.fill("POT-9");
  await leave(sku);
  await gone(page.getByText(words));
  await expect.poll(() => productOf(owner, mug)).toMatchObject({ skus: ["pot-9"] });
  await goto(paths.products);
  await seen(page.getByText("Bowl").first());
  await gone(badges);
});
