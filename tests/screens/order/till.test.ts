import { orderPaths, paths } from "@awning/domain/routes/paths";
import { describe, expect, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/order/manual/labels.ts";
import { button, dialog, expectWords, field, gone, press, says, scrollsSideways, seen } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { ownerOfEverything } from "../support/full-shop.ts";
import { setStock } from "../support/product.ts";
import { openScreen, PHONE, putProduct, test } from "../support/screen.tsx";
import { answerTill } from "../support/till.ts";

const tile = (name: string) => page.getByRole("button", { name: new RegExp(`^Add ${name}`) });
const cash = () => button(labels.cash);
const tender = (words: string) => dialog(labels.cash).getByRole("button", { name: words });
const row = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });

test("a product says its name and price in its tile, whatever size its picture has", async ({ owner }) => {
  const picture = { id: "a1b2c3d4e5f6g7h8i9j0", siteId: "kiln", widths: [320], width: 320, height: 240, alt: "", color: "#c0ffee" };
  putProduct(owner, { images: [picture], title: "Brushed dinner plate with a rim" });
  await openScreen(orderPaths.create, { viewport: PHONE });
  const shown = tile("Brushed dinner plate");
  await seen(shown);
  const image = shown.element().querySelector("img");
  if (image) image.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"/>')}`;
  await image?.decode();
  expect(image?.naturalWidth).toBe(320);
  expect(shown.element().querySelector(".goods-tile__name")?.clientHeight).toBeGreaterThan(10);
  expect(shown.element().scrollWidth).toBeLessThanOrEqual(shown.element().clientWidth);
});

describe("a cash sale", () => {
  test("takes four taps from the orders on a phone, two of them after the product", async ({ owner }) => {
    putProduct(owner, { stock: 5 });
    const placed = answerTill(owner);
    let taps = 0;
    const count = () => {
      taps += 1;
    };
    document.addEventListener("click", count, { capture: true });
    onTestFinished(() => document.removeEventListener("click", count, { capture: true }));
    await openScreen(paths.orders, { viewport: PHONE });
    await page.getByRole("link", { name: labels.newOrder }).click();
    await tile("Bud vase").click();
    await cash().click();
    await tender(labels.exact).click();
    await seen(button(labels.newSale));
    expect(taps).toBe(4);
    expect(placed).toMatchObject([{ buyer: { name: "Walk-in customer" }, payment: "cash", isPaid: true, isHandedOver: true }]);
  });

  test("says the change, and begins the next one under another key", async ({ owner }) => {
    putProduct(owner);
    const placed = answerTill(owner);
    await openScreen(orderPaths.create, { viewport: PHONE });
    for (const given of ["€40.00", "50"]) {
      await tile("Bud vase").click();
      await cash().click();
      if (given === "50") {
        const other = field(labels.otherCash);
        await other.fill("20");
        await button(labels.takeCash).click();
        await expectWords(other, "Enter €28.00 or more");
        await other.fill(given);
        await button(labels.takeCash).click();
      } else await tender(given).click();
      await says(given === "50" ? "€22.00 change" : "€12.00 change", page.getByRole("dialog"));
      expect(await faults()).toEqual([]);
      await button(labels.newSale).click();
      await gone(page.getByText("1 item", { exact: true }));
    }
    expect(new Set(placed.map(({ key }) => key)).size).toBe(2);
  });

  test("of what was just sold elsewhere is refused and says what is left", async ({ owner }) => {
    const id = putProduct(owner, { stock: 1 });
    const placed = answerTill(owner);
    await openScreen(orderPaths.create);
    await tile("Bud vase").click();
    await says("€28.00", page.getByRole("complementary", { name: labels.order }));
    await cash().click();
    await seen(tender(labels.exact));
    setStock(owner, id, 0);
    await tender(labels.exact).click();
    await says("There aren’t enough in stock.");
    await page.getByRole("button", { name: "Close" }).click();
    await says(labels.outOfStock);
    await expect.element(tile("Bud vase")).toBeDisabled();
    expect(placed).toEqual([]);
  });
});

test("an order that is shipped opens the row that lacks something, and is held for its transfer", async ({ owner }) => {
  putProduct(owner);
  const placed = answerTill(owner);
  await openScreen(orderPaths.create, { viewport: PHONE });
  await tile("Bud vase").click();
  await page.getByRole("button", { name: /1 item$/ }).click();
  await row(labels.delivery).click();
  await button(labels.ship).click();
  await button(labels.otherPayment).click();
  const name = field("Name");
  await expect.element(name).toHaveFocus();
  await expectWords(name, labels.nameInvalid);
  await name.fill("Corner store");
  for (const [label, words] of [
    ["Street", "Mill road 4"],
    ["Postal", "51003"],
    ["City", "Tartu"],
    ["Country", "ee"],
  ] as const)
    await field(label).fill(words);
  expect(await faults()).toEqual([]);
  await button(labels.otherPayment).click();
  await page.getByRole("button", { name: labels.bankTransferPending }).click();
  await seen(button(labels.newSale));
  expect(placed).toMatchObject([
    { delivery: "shipping", shipTo: { city: "Tartu" }, payment: "transfer", isPaid: false, isHandedOver: false },
  ]);
});

test("what is taken along cannot wait for a transfer", async ({ owner }) => {
  putProduct(owner);
  answerTill(owner);
  await openScreen(orderPaths.create);
  await tile("Bud vase").click();
  await button(labels.otherPayment).click();
  await expect.element(page.getByRole("button", { name: labels.bankTransferPending })).toBeDisabled();
});

test("amounts, variants and a read bar code are added; nothing scrolls sideways at 320 pixels", async ({ owner }) => {
  putProduct(owner, { title: "x".repeat(120), sku: "MUG-7" });
  putProduct(owner, {
    title: "Mug",
    variants: [
      { id: "a", name: "Oat", price: null },
      { id: "b", name: "Sea", price: 2600 },
    ],
  });
  const placed = answerTill(owner);
  await openScreen(orderPaths.create, { viewport: { width: 320, height: 640 } });
  await row("Mug").click();
  await tile("Sea").click();
  await button("Done").click();
  await page.getByRole("button", { name: labels.customAmount }).click();
  await button("Add").click();
  await expectWords(field("Amount"), "Enter an amount such as");
  await field("Amount").fill("0");
  await button("Add").click();
  await expectWords(field("Amount"), labels.amountMissing);
  await field("Amount").fill("12.50");
  await field(labels.customTitle).fill("Old frame");
  await press(field(labels.customTitle), "{Enter}");
  await gone(dialog(labels.customAmount));
  const search = page.getByRole("searchbox", { name: labels.searchProducts });
  await search.fill("mug-7");
  await gone(row("Mug from"));
  await press(search, "{Enter}");
  await expect.element(search).toHaveValue("");
  expect(scrollsSideways()).toBe(false);
  expect(await faults()).toEqual([]);
  await page.getByRole("button", { name: /3 items$/ }).click();
  await says("€66.50", page.getByRole("dialog"));
  expect(scrollsSideways()).toBe(false);
  await cash().nth(1).click();
  await tender(labels.exact).click();
  await seen(button(labels.newSale));
  expect(placed).toMatchObject([
    { lines: [{ variantId: "b" }, { variantId: "single" }], customAmounts: [{ title: "Old frame", amount: 1250, quantity: 1 }] },
  ]);
});

test("a collection shows its products alone, and a search looks at all again", async () => {
  const { owner } = ownerOfEverything();
  putProduct(owner, { title: "Plate" });
  answerTill(owner);
  await openScreen(orderPaths.create, { viewport: PHONE });
  await seen(tile("Plate"));
  await button("Gifts").click();
  await expect.element(button("Gifts")).toHaveAttribute("aria-pressed", "true");
  await gone(tile("Plate"));
  await seen(tile("Bud vase"));
  expect(scrollsSideways()).toBe(false);
  expect(await faults()).toEqual([]);
  await page.getByRole("searchbox", { name: labels.searchProducts }).fill("pla");
  await seen(tile("Plate"));
});

test("an order for a person who is known has their name and address", async () => {
  const { owner } = ownerOfEverything();
  const placed = answerTill(owner);
  await openScreen(`${orderPaths.create}?person=ida`);
  await seen(page.getByRole("button", { name: "Buyer Ida Lund" }));
  await tile("Bud vase").click();
  await cash().click();
  await tender(labels.exact).click();
  await seen(button(labels.newSale));
  expect(placed).toMatchObject([{ buyer: { name: "Ida Lund", email: "ida@example.test" } }]);
});
