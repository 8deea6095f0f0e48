import { paths, sitePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import * as labels from "../../../web/src/storefront/checkout/labels.ts";
import { gone } from "../../support/absence.ts";
import { allFaults, scrollsSideways } from "../../support/axe.ts";
import { randomEmail } from "../../support/builders.ts";
import { consent, onConfirmation, orderButton, typeContact } from "../../support/buying.ts";
import { htmlOnce } from "../../support/site-pages.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { openOrder, standsAt, startAct } from "../support/orders.ts";
import { onDevice, open, openRow, PHONE, saved, storedProduct } from "../support/owner.ts";
import { suite } from "../support/stage.ts";

const TITLE = "An hour at the wheel";
const slug = "an-hour-at-the-wheel";

const email = randomEmail();

const test = journey.extend("page", perFile, ({ stage, owner }) => onDevice(stage, owner, PHONE));

test("a service is made on a phone, weighs nothing, has places that are counted, and goes on sale", async ({ owner, page }) => {
  await open(page, paths.product("new"));
  await page.getByLabel("Name", { exact: true }).fill(TITLE);
  await openRow(page, "Product type");
  const kinds = page.getByRole("group", { name: "Product type" });
  await kinds.getByRole("button", { name: "Service" }).click();
  await page.getByText("you arrange a time with the buyer by email").waitFor();
  await gone(page.getByLabel("Weight"));
  await page.getByLabel("Price", { exact: true }).fill("45");
  await page.getByRole("switch", { name: "Track stock" }).click();
  await page.getByRole("button", { name: "In stock: increase" }).click();
  expect([await allFaults(page), await scrollsSideways(page)]).toEqual([[], false]);
  await page.getByRole("button", { name: "Save draft" }).first().click();
  await page.getByRole("heading", { level: 1, name: TITLE }).waitFor();
  await saved(page);
  expect(await storedProduct(owner, TITLE)).toMatchObject({ kind: "service", weight: null, price: 4500 });
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish", exact: true }).click();
  const html = await htmlOnce(sitePaths.product(owner.username, slug));
  expect(html).toContain("The shop will email you to arrange a time.");
  expect(html).toContain('"@type":"Service"');
});

test("who buys it is asked for no address and no way to send it, and reads what comes next", async ({ owner, guest }) => {
  const { id } = await storedProduct(owner, TITLE);
  await guest.goto(`${sitePaths.checkout(owner.username)}?line=${id}.single.1`);
  await orderButton(guest).waitFor();
  for (const label of ["Street address", "Postal code"]) await gone(guest.getByLabel(label, { exact: true }));
  await gone(guest.getByRole("radio", { name: /standard|pick/i }));
  await gone(guest.getByRole("checkbox", { name: /want the files right away/ }));
  expect(await guest.getByText(labels.yourRightToWithdraw, { exact: true }).count()).toBe(1);
  await typeContact(guest, email);
  await consent(guest);
  await orderButton(guest).click();
  await onConfirmation(guest, owner.username);
  await guest.getByText("will email you to arrange a time.").waitFor();
  expect((await suite.waitForMail(email, /^Your order/)).text).toContain(
    "Pay by bank transfer, and Test shop will be in touch to arrange a time.",
  );
  await guest.getByRole("link", { name: "View order" }).click();
  await guest.getByText("The shop will arrange a time with you once your payment arrives.").waitFor();
  await guest.locator("[data-follows]").waitFor({ state: "attached" });
});

test("its owner marks it as paid and as done, and the buyer's open page and their mails say so", async ({ page, guest }) => {
  const title = (name: string) => guest.getByRole("heading", { level: 1, name }).waitFor();
  const orderId = new URL(guest.url()).pathname.split("/").at(-1) ?? "";
  await openOrder(page, { orderId, number: 1001 });
  await (await startAct(page, "Mark as paid")).getByRole("button", { name: "Mark as paid" }).click();
  await standsAt(page, "Paid", "To do");
  await title("Scheduling");
  await guest.getByRole("main").getByText("The shop will contact you to arrange a time.").first().waitFor();
  expect((await suite.waitForMail(email, /^Your payment/)).text).toContain("Test shop will be in touch to arrange a time.");
  const sheet = await startAct(page, "Mark as done");
  expect(await allFaults(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Mark as done" }).click();
  await standsAt(page, "Paid", "Done");
  await title("Done");
  await gone(guest.getByText(/carrier|sent|handed/i));
  expect((await suite.waitForMail(email, /is done$/)).text).toContain("has marked order #1001 as done");
  await gone(page.getByRole("link", { name: "Packing slip" }));
});
