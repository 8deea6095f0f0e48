import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as labels from "../../../web/src/storefront/checkout/labels.ts";
import { gone } from "../../support/absence.ts";
import { allFaults, scrollsSideways } from "../../support/axe.ts";
import { type Owner, randomEmail } from "../../support/builders.ts";
import { consent, onConfirmation, orderButton, typeContact } from "../../support/buying.ts";
import { htmlOnce } from "../../support/site-pages.ts";
import { openOrder, standsAt, startAct } from "../support/orders.ts";
import { newOwner, open, PHONE, saved, storedProduct } from "../support/owner.ts";
import { openStage, suite } from "../support/stage.ts";

const TITLE = "An hour at the wheel";
const slug = "an-hour-at-the-wheel";
let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;
let buyer: Page;
const email = randomEmail();

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage, {}, PHONE));
  buyer = await stage.person(PHONE);
});
afterAll(() => stage.close());

test("a service is made on a phone, weighs nothing, has places that are counted, and goes on sale", async () => {
  await open(page, paths.product("new"));
  await page.getByLabel("Name", { exact: true }).fill(TITLE);
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

test("who buys it is asked for no address and no way to send it, and reads what comes next", async () => {
  const { id } = await storedProduct(owner, TITLE);
  await buyer.goto(`${sitePaths.checkout(owner.username)}?line=${id}.single.1`);
  await orderButton(buyer).waitFor();
  for (const label of ["Street address", "Postal code"]) await gone(buyer.getByLabel(label, { exact: true }));
  await gone(buyer.getByRole("radio", { name: /standard|pick/i }));
  await gone(buyer.getByRole("checkbox", { name: /want the files right away/ }));
  expect(await buyer.getByText(labels.yourRightToWithdraw, { exact: true }).count()).toBe(1);
  await typeContact(buyer, email);
  await consent(buyer);
  await orderButton(buyer).click();
  await onConfirmation(buyer, owner.username);
  await buyer.getByText("will email you to arrange a time.").waitFor();
  expect((await suite.waitForMail(email, /^Your order/)).text).toContain(
    "Pay by bank transfer, and Test shop will be in touch to arrange a time.",
  );
  await buyer.getByRole("link", { name: "View order" }).click();
  await buyer.getByText("The shop will arrange a time with you once your payment arrives.").waitFor();
  await buyer.locator("[data-follows]").waitFor({ state: "attached" });
});

test("its owner marks it as paid and as done, and the buyer's open page and their mails say so", async () => {
  const title = (name: string) => buyer.getByRole("heading", { level: 1, name }).waitFor();
  const orderId = new URL(buyer.url()).pathname.split("/").at(-1) ?? "";
  await openOrder(page, { orderId, number: 1001 });
  await (await startAct(page, "Mark as paid")).getByRole("button", { name: "Mark as paid" }).click();
  await standsAt(page, "Open", "Paid", "To do");
  await title("Scheduling");
  await buyer.getByRole("main").getByText("The shop will contact you to arrange a time.").first().waitFor();
  expect((await suite.waitForMail(email, /^Your payment/)).text).toContain("Test shop will be in touch to arrange a time.");
  const sheet = await startAct(page, "Mark as done");
  expect(await allFaults(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Mark as done" }).click();
  await standsAt(page, "Completed", "Paid", "Done");
  await title("Done");
  await gone(buyer.getByText(/carrier|sent|handed/i));
  expect((await suite.waitForMail(email, /is done$/)).text).toContain("has marked order #1001 as done");
  await gone(page.getByRole("link", { name: "Packing slip" }));
});
