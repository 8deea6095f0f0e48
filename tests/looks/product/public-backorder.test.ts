import { sitePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { allFaults } from "../../support/axe.ts";
import { randomEmail, setStock } from "../../support/builders.ts";
import { consent, onConfirmation, onShelf, orderButton, payTotal, typeContact } from "../../support/buying.ts";
import { htmlOnce, openShop } from "../../support/site-pages.ts";
import { test as looks } from "../support/stage.ts";

const test = looks.extend("shelf", async () => {
  const owner = await openShop({ site: { displayName: "Harbour pots" } });
  const vase = { title: "Bud vase", slug: "bud-vase", limitPerOrder: 3, backorder: true, lowAt: 2, stock: 0 };
  return { owner, productId: await onShelf(owner, vase) };
});

test("the shop says that it is sent later, and how many one order can hold", async ({ shelf: { owner }, phone: buyer }) => {
  await buyer.goto(sitePaths.shop(owner.username));
  await buyer.getByText("Ships later", { exact: true }).waitFor();
  await buyer
    .getByRole("link", { name: /bud vase/i })
    .first()
    .click();
  await buyer.getByText("Ships when back in stock", { exact: true }).waitFor();
  await buyer.getByText("Limit 3 per order.").waitFor();
  expect(await allFaults(buyer)).toEqual([]);
});

test("basket, checkout and order say which items are sent later", async ({ shelf: { owner, productId }, phone: buyer }) => {
  await setStock(owner, productId, "single", 1);
  await buyer.goto(sitePaths.product(owner.username, "bud-vase"));
  await buyer.getByRole("button", { name: "Increase quantity" }).click();
  await buyer.getByRole("button", { name: "Add to basket" }).click();
  const basket = buyer.getByRole("dialog");
  await basket.getByText("1 of 2 ships when back in stock").waitFor();
  await basket.getByRole("link", { name: /go to checkout/i }).click();
  await buyer.getByRole("heading", { name: "Checkout" }).waitFor();
  await buyer.locator("details.summary > summary").click();
  await buyer.getByText("1 of 2 ships when back in stock").waitFor();
  await buyer.getByRole("radiogroup", { name: "Delivery" }).getByText("Pickup", { exact: true }).click();
  await expect.poll(() => payTotal(buyer)).toBe("€56.00");
  await typeContact(buyer, randomEmail());
  await consent(buyer);
  await orderButton(buyer).click();
  await onConfirmation(buyer, owner.username);
  await buyer.getByRole("link", { name: "View order" }).click();
  await buyer.getByText("1 of 2 ships when back in stock").waitFor();
});

test("one variant is sold for later, and the other not at all", async ({ phone: buyer }) => {
  const owner = await openShop({ site: { displayName: "Harbour pots" } });
  const variant = (name: string) => ({ id: name.toLowerCase(), name, price: null, values: [name], image: null, sku: "" });
  const mug = await onShelf(owner, {
    ...{ title: "Stoneware mug", slug: "mug", options: [{ name: "Glaze", values: ["Oat", "Sea"] }] },
    variants: [{ ...variant("Oat"), lowAt: 2, backorder: true }, variant("Sea")],
  });
  for (const id of ["oat", "sea"]) await setStock(owner, mug, id, 0);
  const path = sitePaths.product(owner.username, "mug");
  await htmlOnce(path, (html) => html.includes("https://schema.org/BackOrder") && html.includes("https://schema.org/OutOfStock"));
  await buyer.goto(path);
  await buyer.getByRole("radio", { name: "Oat" }).check();
  await buyer.getByText("Ships when back in stock", { exact: true }).waitFor();
  expect(await buyer.getByRole("button", { name: "Add to basket" }).isEnabled()).toBe(true);
  expect(await buyer.getByRole("radio", { name: /Sea/ }).isDisabled()).toBe(true);
});
