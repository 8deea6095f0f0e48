import { collections } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/product/editor/labels.ts";
import { gone } from "../../support/absence.ts";
import { allFaults } from "../../support/axe.ts";
import { randomEmail } from "../../support/builders.ts";
import { consent, onConfirmation, onShelf, orderButton, payTotal, typeContact } from "../../support/buying.ts";
import { admin } from "../../support/emulators.ts";
import { openShop } from "../../support/site-pages.ts";
import { test } from "../support/stage.ts";

const owner = await openShop({ site: { displayName: "Harbour press" } });
const chosen = { pricing: "chosen", price: 500, suggested: 900 } as const;
await onShelf(owner, { title: "Zine", slug: "zine", kind: "digital", ...chosen });
const address = sitePaths.product(owner.username, "zine");

test("a buyer sees the least, says another price, and finds it in basket, checkout and order", async ({ phone: buyer }) => {
  await buyer.goto(address);
  await buyer.getByText("from €5", { exact: true }).first().waitFor();
  expect(await buyer.getByLabel("Your price").inputValue()).toBe("9.00");
  expect(await allFaults(buyer)).toEqual([]);
  await buyer.getByLabel("Your price").fill("12,50");
  await buyer.getByRole("button", { name: "Add to basket" }).click();
  const basket = buyer.getByRole("dialog");
  await basket.getByText("€12.50").first().waitFor();
  await basket.getByRole("button", { name: "Increase quantity" }).click();
  await basket.getByText("€25.00").first().waitFor();
  await basket.getByRole("link", { name: /go to checkout/i }).click();
  await buyer.getByRole("heading", { name: "Checkout" }).waitFor();
  expect(await payTotal(buyer)).toBe("€25.00");
  await typeContact(buyer, randomEmail());
  await consent(buyer);
  await orderButton(buyer).click();
  await onConfirmation(buyer, owner.username);
  await buyer.getByText(labels.payWhatYouWant, { exact: true }).waitFor();
});

test("another kind brings its own least; what was typed stays, and is raised where it is too little", async ({ phone: buyer }) => {
  const variant = (id: string, price: number) => ({ id, name: id, price, values: [id], image: null, sku: "" });
  await onShelf(owner, {
    ...{ title: "Print", slug: "print", price: 500, pricing: "chosen", suggested: 700, order: "c0" },
    ...{ options: [{ name: "Size", values: ["Small", "Large"] }], variants: [variant("Small", 500), variant("Large", 1500)] },
  });
  await buyer.goto(sitePaths.product(owner.username, "print"));
  const price = buyer.getByLabel("Your price");
  expect(await price.inputValue()).toBe("7.00");
  await buyer.getByRole("radio", { name: "Large, from €15" }).check();
  await buyer.getByText("€15 or more per item.").waitFor();
  expect(await price.inputValue()).toBe("15.00");
  await price.fill("6");
  await buyer.getByRole("radio", { name: "Small, from €5", exact: true }).check();
  await buyer.getByText("€5 or more per item.").waitFor();
  await buyer.getByRole("radio", { name: "Large, from €15" }).check();
  expect(await price.inputValue()).toBe("6");
  await buyer.getByRole("button", { name: "Add to basket" }).click();
  const basket = buyer.getByRole("dialog");
  await basket.getByText("Raised to the minimum of €15.").waitFor();
  await basket.getByRole("link", { name: /go to checkout/i }).click();
  await buyer.locator("details.summary > summary").click();
  await buyer.getByText("Raised to the minimum of €15.").waitFor();
});

test("without the script the price goes along just the same, and too little is the least", async ({ plain }) => {
  await plain.goto(address);
  await plain.getByLabel("Your price").fill("1");
  await plain.getByRole("button", { name: "Buy now" }).click();
  expect(await payTotal(plain)).toBe("€5.00");
});

test("where nothing is enough, such an order has nothing to pay", async ({ phone: buyer }) => {
  await onShelf(owner, { ...chosen, title: "Flyer", slug: "flyer", kind: "digital", price: 0, order: "d0" });
  await buyer.goto(sitePaths.product(owner.username, "flyer"));
  await buyer.getByText(labels.payWhatYouWant).first().waitFor();
  await buyer.getByLabel("Your price").fill("0");
  await buyer.getByRole("button", { name: "Buy now" }).click();
  await buyer.getByRole("heading", { name: "Nothing to pay" }).waitFor();
  await gone(buyer.getByRole("radiogroup", { name: "Payment" }));
  await typeContact(buyer, randomEmail());
  await consent(buyer);
  await orderButton(buyer).click();
  await onConfirmation(buyer, owner.username);
  const orders = await admin.firestore.collection(collections.orders(owner.uid)).get();
  expect(orders.docs.map((one) => one.get("total")).toSorted()[0]).toBe(0);
});
