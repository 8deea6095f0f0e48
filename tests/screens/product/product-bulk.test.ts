import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { gone, says, scrollsSideways, seen } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { productOf } from "../support/product.ts";
import { type Owner, openScreen, PHONE, putProduct, test } from "../support/screen.tsx";

function putTwo(owner: Owner): [mug: string, vase: string] {
  const variants = [
    { id: "oat", name: "Oat", price: null },
    { id: "sea", name: "Sea", price: 3000 },
  ];
  return [
    putProduct(owner, { title: "Mug", price: 2000, compareAt: 2150, variants, order: "a0" }),
    putProduct(owner, { title: "Vase", price: 999, order: "a1", stock: 4, sku: "V-1" }),
  ];
}
const chooseBoth = async () => {
  for (const name of [/Mug/, /Vase/]) await page.getByRole("checkbox", { name }).click();
};
const pricesOf = (owner: Owner, id: string) => {
  const product = productOf(owner, id);
  return [product.price, product.compareAt, ...product.variants.map(({ price }) => price)];
};
const undo = (toast: string) => page.getByRole("status").filter({ hasText: toast }).getByRole("button", { name: "Undo" }).click();

test("several prices are raised at once, shown before, and taken back", async ({ owner }) => {
  const [mug, vase] = putTwo(owner);
  await openScreen(paths.products);
  await chooseBoth();
  await page.getByRole("button", { name: "Change prices" }).click();
  const sheet = page.getByRole("dialog", { name: "Change 2 prices" });
  await sheet.getByRole("textbox", { name: /^Change by/ }).fill("10");
  await says("€9.99 → €10.99", sheet);
  await says("1 compare-at price will be removed because it would no longer be higher than the price.", sheet);
  expect(await faults()).toEqual([]);
  await sheet.getByRole("button", { name: "Update prices", exact: true }).click();
  await expect.poll(() => pricesOf(owner, vase)).toEqual([1099, null]);
  expect(pricesOf(owner, mug)).toEqual([2200, null, null, 3300]);
  await page.getByText("Undo", { exact: true }).click();
  await expect.poll(() => pricesOf(owner, mug)).toEqual([2000, 2150, null, 3000]);
  expect(pricesOf(owner, vase)).toEqual([999, null]);
});

test("what would become free is named first, and only changed when that is confirmed", async ({ owner }) => {
  const [mug, vase] = putTwo(owner);
  await openScreen(paths.products);
  await chooseBoth();
  await page.getByRole("button", { name: "Change prices" }).click();
  const sheet = page.getByRole("dialog", { name: "Change 2 prices" });
  await sheet.getByRole("button", { name: "Decrease" }).click();
  await sheet.getByRole("button", { name: "Amount" }).click();
  const amount = sheet.getByRole("textbox", { name: /^Change by/ });
  const change = sheet.getByRole("button", { name: "Update prices", exact: true });
  await amount.fill("10");
  await expect.element(sheet.getByRole("listitem").first()).toHaveTextContent("Vase€9.99 → Free");
  await sheet.getByRole("checkbox", { name: "Make 1 product free" }).click();
  await expect.element(change).toBeEnabled();
  // Another amount is another question.
  await amount.fill("20");
  const both = sheet.getByRole("checkbox", { name: "Make 2 products free" });
  await seen(both);
  await expect.element(change).toBeDisabled();
  await says("1 of 2 variants", sheet);
  expect(await faults()).toEqual([]);
  await both.click();
  await change.click();
  await expect.poll(() => pricesOf(owner, vase)).toEqual([0, null]);
  await page.getByText("Undo", { exact: true }).click();
  await expect.poll(() => pricesOf(owner, vase)).toEqual([999, null]);
  expect(pricesOf(owner, mug)).toEqual([2000, 2150, null, 3000]);
});

test("a state changed for several can be taken back", async ({ owner }) => {
  const [mug, vase] = putTwo(owner);
  await openScreen(paths.products);
  await chooseBoth();
  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect.poll(() => productOf(owner, mug).state).toBe("draft");
  await undo("2 products unpublished");
  await expect.poll(() => [productOf(owner, mug).state, productOf(owner, vase).state]).toEqual(["active", "active"]);
});

test("on a phone several products are chosen by tapping their cards, changed, and let go", async ({ owner }) => {
  const [mug, vase] = putTwo(owner);
  const bowl = putProduct(owner, { title: "Bowl", price: 1500, order: "a2" });
  const { path } = await openScreen(paths.products, { viewport: PHONE });
  const bar = page.getByRole("region", { name: "Actions for selected items" });
  const choose = page.getByRole("checkbox", { name: "Select Mug" });
  await page.getByRole("button", { name: "Select" }).click();
  await choose.click();
  // The whole card takes the tap, and leads nowhere.
  await page.getByText("Vase", { exact: true }).click();
  await says("2 selected", bar);
  expect(path()).toBe(paths.products);
  for (const button of bar.getByRole("button").elements()) {
    const { height, left, right } = button.getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect([left >= 0, right <= PHONE.width]).toEqual([true, true]);
  }
  expect(scrollsSideways()).toBe(false);
  expect(await faults()).toEqual([]);
  await bar.getByRole("button", { name: "Change prices" }).click();
  const sheet = page.getByRole("dialog", { name: "Change 2 prices" });
  await sheet.getByRole("textbox", { name: /^Change by/ }).fill("10");
  await sheet.getByRole("button", { name: "Update prices", exact: true }).click();
  const prices = () => [mug, vase, bowl].map((id) => productOf(owner, id).price);
  await expect.poll(prices).toEqual([2200, 1099, 1500]);
  await page.getByText("Undo", { exact: true }).click();
  await expect.poll(prices).toEqual([2000, 999, 1500]);

  await page.getByRole("button", { name: "Select all", exact: true }).click();
  await says("3 selected", bar);
  await bar.getByRole("button", { name: "Unpublish" }).click();
  const states = () => [mug, vase, bowl].map((id) => productOf(owner, id).state);
  await expect.poll(states).toEqual(["draft", "draft", "draft"]);
  await undo("3 products unpublished");
  await expect.poll(states).toEqual(["active", "active", "active"]);
  await page.getByRole("button", { name: "Done" }).click();
  await gone(choose);
  await page.getByRole("link", { name: /^Mug/ }).click();
  await seen(page.getByRole("heading", { level: 1, name: "Mug" }));
});
