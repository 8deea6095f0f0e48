import { REVERSE_CHARGE } from "@awning/domain/money/tax-labels";
import { collections } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { sampleSettings } from "@awning/domain/shop/sample-settings";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/storefront/checkout/labels.ts";
import { allFaults } from "../../support/axe.ts";
import { makeProduct, randomEmail } from "../../support/builders.ts";
import { consent, onConfirmation, orderButton, payTotal, typeContact } from "../../support/buying.ts";
import { admin } from "../../support/emulators.ts";
import { openShop } from "../../support/site-pages.ts";
import { waitForMail } from "../support/mails.ts";
import { test } from "../support/stage.ts";

const tax = {
  mode: "inclusive" as const,
  shipping: true,
  rates: [{ country: null, standardRate: 20_000, reducedRate: 0 }],
};
const owner = await openShop({
  site: { displayName: "Harbour pots" },
  settings: sampleSettings({ country: "EE", vatNumber: "EE101234568", tax }),
});
const file = await makeProduct(owner, { kind: "digital", title: "How to mend a pot", slug: "mend", price: 1200 });
const address = `${sitePaths.checkout(owner.username)}?line=${file}.single.1`;

async function typeCompany(page: Page): Promise<void> {
  await page.getByText(labels.billingAddressAction).click();
  await page.getByLabel(labels.companyOrName).fill("Hafen GmbH");
  await page.getByLabel(labels.billingStreet).fill("Kai 3");
  await page.getByLabel(labels.billingPostalCode).fill("20457");
  await page.getByLabel("Billing city").fill("Hamburg");
  await page.getByLabel("Billing country").selectOption("DE");
}

test("a company sees the price without VAT as soon as its number is typed, and its order and mail say why", async ({ phone }) => {
  const email = randomEmail();
  await phone.goto(address);
  expect(await payTotal(phone)).toBe("€12.00");
  await typeContact(phone, email);
  await typeCompany(phone);
  const field = phone.getByLabel(labels.vatNumber);
  await phone.getByText(labels.vatNumberHint).waitFor();
  await field.fill("DE 123456789");
  await field.press("Tab");
  await phone.getByText(labels.vatNumberKept).waitFor();
  expect(await payTotal(phone)).toBe("€12.00");
  await field.fill("DE 123456788");
  await field.press("Tab");
  await phone.getByText(labels.vatTakenOff).waitFor();
  expect(await payTotal(phone)).toBe("€10.00");
  expect(await allFaults(phone)).toEqual([]);
  await consent(phone);
  await orderButton(phone).click();
  await onConfirmation(phone, owner.username);
  const { docs } = await admin.firestore.collection(collections.orders(owner.uid)).where("buyer.email", "==", email).get();
  expect(docs.map((one) => one.data())).toMatchObject([
    { total: 1000, tax: { mode: "none" }, reverseCharge: { seller: "EE101234568", buyer: "DE123456788" } },
  ]);
  await phone.getByRole("link", { name: "View order" }).click();
  await phone.getByText(`${REVERSE_CHARGE}.`).waitFor();
  expect((await waitForMail(email, /Your order/)).text).toContain(REVERSE_CHARGE);
});

test("without script the new total is shown before anything is ordered", async ({ plain }) => {
  await plain.goto(address);
  await typeContact(plain, randomEmail());
  await typeCompany(plain);
  await plain.getByLabel(labels.vatNumber).fill("DE123456788");
  await consent(plain);
  await orderButton(plain).click();
  await plain.getByText("Your changes updated the total.").waitFor();
  await plain.getByText(/The total is now €10\.00/).waitFor();
  await plain.locator("p", { hasText: REVERSE_CHARGE }).waitFor({ state: "attached" });
  await consent(plain);
  await orderButton(plain).click();
  await onConfirmation(plain, owner.username);
});
