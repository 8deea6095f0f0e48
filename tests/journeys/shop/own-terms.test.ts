import { documents } from "@awning/domain/routes/firestore-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { expect } from "vitest";
import { seriousFaults } from "../../support/axe.ts";
import { randomEmail } from "../../support/builders.ts";
import { onConfirmation, orderButton, orderCount, typeAddress, typeContact } from "../../support/buying.ts";
import { admin } from "../../support/emulators.ts";
import { htmlOnce, triggersPassed } from "../../support/site-pages.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { openShop, type Shop } from "../support/shop.ts";

const write = (shop: Shop, texts: Partial<Record<"terms" | "withdrawal" | "privacy", string>>) =>
  admin.firestore
    .doc(informationDocuments.legalSettings(shop.owner.uid))
    .set({ imprint: "Quay 4", terms: "", withdrawal: "", privacy: "", ...texts });

const test = journey.extend("shop", perFile, async () => {
  const shop = await openShop();
  await write(shop, { terms: "Sold as seen.", withdrawal: "Fourteen days." });
  await htmlOnce(sitePaths.home(shop.owner.username), (html) => html.includes("/legal/terms"));
  return shop;
});

test("terms that change between the checkout and the order are shown again, and the tick is for the new ones only", async ({
  shop,
  guest: page,
}) => {
  await page.goto(sitePaths.product(shop.owner.username, shop.slug));
  await page.getByRole("button", { name: "Buy now" }).click();
  await page.getByRole("heading", { name: "Checkout" }).waitFor();
  await typeContact(page, randomEmail());
  await typeAddress(page);
  await page.getByText("Bank transfer", { exact: true }).click();
  const tick = page.getByRole("checkbox", { name: /its terms, its right of withdrawal/ });
  await tick.check();
  await write(shop, { terms: "Sold as seen, and never taken back.", withdrawal: "Fourteen days." });
  await triggersPassed();
  await orderButton(page).click();
  await page.getByRole("alert").getByText("The shop has updated its terms.").waitFor();
  expect(await orderCount(shop.owner)).toBe(0);
  expect(await tick.isChecked()).toBe(false);
  expect(await page.getByLabel("Street address").inputValue()).toBe("Mill road 4");
  expect(await seriousFaults(page)).toEqual([]);
  await orderButton(page).click();
  await page.getByText("Accept the terms to continue.").waitFor();
  await tick.check();
  await orderButton(page).click();
  await onConfirmation(page, shop.owner.username);
});

test("the owner sees which versions were agreed to", async ({ shop, desk: dashboard }) => {
  const orders = await admin.firestore.collection(`${documents.site(shop.owner.uid)}/orders`).get();
  const [order] = orders.docs;
  const { texts } = order?.get("consents") ?? {};
  expect(texts).toEqual({
    terms: expect.stringMatching(/^\w{12}$/),
    withdrawal: expect.stringMatching(/^\w{12}$/),
    privacy: "",
    purchase: "",
  });
  await dashboard.goto(paths.order(order?.id ?? ""));
  const part = dashboard.locator("section").filter({ has: dashboard.getByRole("heading", { name: "Consents" }) });
  // With the days on which both were agreed to.
  await expect.poll(() => part.getByText(/^Accepted /).count()).toBeGreaterThanOrEqual(2);
  await part.getByText("Right of withdrawal", { exact: true }).waitFor();
});
