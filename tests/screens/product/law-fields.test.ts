import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/product/editor/labels.ts";
import { field, gone, leave, openRow, says, scrollsSideways } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { productOf } from "../support/product.ts";
import { openScreen, PHONE, putProduct, saved, test } from "../support/screen.tsx";

test("an owner says who made a product and whether it can be withdrawn from; what is missing for the EU is named", async ({ owner }) => {
  const id = putProduct(owner, { title: "Mug", sku: "" });
  await openScreen(paths.product(id), { viewport: PHONE });
  await says(labels.incompleteForEu);
  await openRow(labels.returnsAndSafety);
  await says("maker, maker’s email or website, and SKU, GTIN, type or batch");
  await page.getByRole("combobox", { name: labels.rightToWithdraw }).selectOptions("custom");
  await field(labels.maker).first().fill("Kiln\nQuay 9, Porto");
  await field(labels.makerContact).fill("kiln@example.test");
  await field("GTIN").fill("4006381333932");
  await leave(field("GTIN"));
  await says(labels.gtinInvalid);
  expect(scrollsSideways()).toBe(false);
  expect(await faults()).toEqual([]);
  await field("GTIN").fill("4006381333931");
  await saved();
  await expect
    .poll(() => productOf(owner, id))
    .toMatchObject({
      withdrawal: "custom",
      safety: { maker: "Kiln\nQuay 9, Porto", makerContact: "kiln@example.test", gtin: "4006381333931" },
    });
  await gone(page.getByText(labels.incompleteForEu));
});

test("an amount and its unit are stored, and a variant can have its own", async ({ owner }) => {
  const variants = [
    { id: "bag", name: "Bag", price: null },
    { id: "tin", name: "Tin", price: 900 },
  ];
  const id = putProduct(owner, { title: "Tea", variants });
  await openScreen(paths.product(id), { viewport: PHONE });
  await field(labels.amountPerItem).fill("a lot");
  await leave(field(labels.amountPerItem));
  await says(labels.amountInvalid);
  await field(labels.amountPerItem).fill("250");
  await saved();
  await expect.poll(() => productOf(owner, id)).toMatchObject({ measure: { amount: 250_000, unit: "g" } });
  await openRow(labels.variants);
  await page.getByRole("button", { name: /Stock rules.*Tin/ }).click();
  const sheet = page.getByRole("dialog");
  await field(labels.amountPerItem, sheet).fill("0,5");
  await page.getByRole("button", { name: "Done" }).click();
  await saved();
  await expect.poll(() => productOf(owner, id).variants).toMatchObject([{ amount: 0 }, { amount: 500 }]);
});
