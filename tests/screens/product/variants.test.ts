import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { field, gone, leave, openRow, press, says, scrollsSideways, seen } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { productOf, setStock, stockLeft, storedProduct } from "../support/product.ts";
import { type Owner, openScreen, PHONE, putProduct, test } from "../support/screen.tsx";

/** A mug in two glazes, seven and four of them. */
function putMug(owner: Owner): string {
  const variants = [
    { id: "oat", name: "Oat", price: null },
    { id: "sea", name: "Sea", price: 3000 },
  ];
  const id = putProduct(owner, { title: "Stoneware mug", variants });
  setStock(owner, id, 7, "oat");
  setStock(owner, id, 4, "sea");
  return id;
}

test("an option that was never named has a name of its own, and looking writes nothing", async ({ owner }) => {
  const id = putMug(owner);
  const before = storedProduct(owner, "Stoneware mug");
  await openScreen(paths.product(id));
  await openRow("Variants 2 variants: Oat, Sea");
  await expect.element(field("Option name")).toHaveValue("Option");
  await expect.element(field("Name of variant 2")).toHaveValue("Sea");
  expect(storedProduct(owner, "Stoneware mug")).toEqual(before);
});

test("a second option makes combinations, and removing it loses neither price nor stock", async ({ owner }) => {
  const id = putMug(owner);
  const names = () => productOf(owner, id).variants.map((variant) => variant.name);
  const counts = () => productOf(owner, id).variants.map((variant) => stockLeft(owner, id, variant.id));
  await openScreen(paths.product(id));
  await openRow("Variants 2 variants: Oat, Sea");
  await field("Option name").fill("Glaze");
  await page.getByRole("button", { name: "Add an option" }).click();
  await field("Option 2").fill("Size");
  await field("Value 1 of Size").fill("Small");
  await field("New value of Size").fill("Large");
  await press(field("New value of Size"), "{Enter}");
  await field("Price of Oat · Large").fill("35");
  await field("SKU of Oat · Large").fill("MUG-OAT-L");
  await page.getByRole("button", { name: "Remove Sea · Large" }).click();
  await says("1 combination not offered");
  await seen(page.getByRole("group", { name: "Stock of Oat · Large" }));
  await expect.poll(names).toEqual(["Oat · Small", "Oat · Large", "Sea · Small"]);
  await expect
    .poll(() => productOf(owner, id))
    .toMatchObject({
      options: [
        { name: "Glaze", values: ["Oat", "Sea"] },
        { name: "Size", values: ["Small", "Large"] },
      ],
      skus: ["mug-oat-l"],
      variants: [{ id: "oat", price: null }, { price: 3500 }, { id: "sea", price: 3000 }],
    });
  expect(counts()).toEqual([7, 0, 4]);

  await field("Value 2 of Glaze").fill("Deep sea");
  await page.getByRole("button", { name: "Remove option Size" }).click();
  await seen(field("Name of variant 2"));
  await expect
    .poll(() => productOf(owner, id).variants.map(({ id, name, price }) => [id, name, price]))
    .toEqual([
      ["oat", "Oat", null],
      ["sea", "Deep sea", 3000],
    ]);
  expect(counts()).toEqual([7, 4]);
});

test("a SKU of another product is refused at its field, and the rest goes on being saved", async ({ owner }) => {
  const id = putMug(owner);
  putProduct(owner, { title: "Bowl", sku: "BOWL-1", skus: ["bowl-1"] });
  await openScreen(paths.product(id));
  await openRow("Variants 2 variants: Oat, Sea");
  const sku = field("SKU of Oat");
  await sku.fill("bowl-1");
  await leave(sku);
  await says("Another product or variant has this SKU");
  await expect.element(sku).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("textbox", { name: "Price", exact: true }).fill("21");
  await expect.poll(() => productOf(owner, id)).toMatchObject({ price: 2100, variants: [{ sku: "" }, {}] });
  await sku.fill("MUG-OAT");
  await expect.poll(() => productOf(owner, id).variants[0]?.sku).toBe("MUG-OAT");
  await gone(page.getByText("Another product or variant has this SKU"));
});

test("a variant is added by keys on a phone", async ({ owner }) => {
  const id = putMug(owner);
  await openScreen(paths.product(id), { viewport: PHONE });
  await openRow("Variants");
  expect(await faults()).toEqual([]);
  await press(page.getByRole("button", { name: "Add a variant" }), "{Enter}");
  await expect.element(field("Name of variant 3")).toHaveFocus();
  await userEvent.keyboard("Ash");
  await expect.poll(() => productOf(owner, id).variants.map(({ name }) => name)).toEqual(["Oat", "Sea", "Ash"]);
  expect(scrollsSideways()).toBe(false);
});
