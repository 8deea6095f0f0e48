import { sitePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import * as labels from "../../../web/src/storefront/order/labels.ts";
import { makeCardOwner, randomEmail } from "../../support/builders.ts";
import { onShelf, orderButton } from "../../support/buying.ts";
import { setStripe } from "../../support/card.ts";
import { enter, tabTo } from "../../support/keys.ts";
import { journey, perFile } from "../support/fixtures.ts";

const test = journey.extend("owner", perFile, async () => {
  await setStripe();
  const owner = await makeCardOwner();
  await onShelf(owner, { slug: "bud-vase", stock: 40 });
  return owner;
});

// Checkouts that are paid in other ways are made by keys in the looks.
test("an order is paid by card without a tap or a click", { tags: ["full"] }, async ({ owner, guest: page }) => {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  await page.goto(sitePaths.product(owner.username, "bud-vase"));
  await enter(page, button("Buy now"));
  await page.getByRole("heading", { name: "Checkout" }).waitFor();
  await type("Email", randomEmail());
  await type("Name", "Corner store");
  await type("Street address", "Mill road 4");
  await type("Postal code", "51003");
  await type("City", "Tartu");
  await type("Country", "Estonia");
  expect(await page.getByRole("radiogroup", { name: "Payment" }).getByRole("radio", { name: /^Card/ }).isChecked()).toBe(true);
  await tabTo(page, page.getByRole("checkbox", { name: /have read the terms/ }));
  await page.keyboard.press("Space");
  await enter(page, orderButton(page));
  await page.waitForURL((url) => url.pathname.startsWith("/pay/"));
  await enter(page, button("Pay"));
  await page.getByRole("heading", { level: 1, name: labels.thankYou }).waitFor();
});
