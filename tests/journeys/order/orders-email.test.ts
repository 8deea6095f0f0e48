import { UNREACHED } from "@awning/domain/attention";
import { documents } from "@awning/domain/collections";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seriousFaults } from "../../support/axe.ts";
import { admin } from "../../support/emulators.ts";
import { openOrder } from "../support/orders.ts";
import { type Bought, buy, enterShop, openShop, PHONE, type Shop } from "../support/shop.ts";
import { freshName, linkFromMail, openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let shop: Shop;
let order: Bought;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop({ stock: 5 });
  order = await buy(shop);
});
afterAll(() => stage.close());

test("a buyer whom no mail reached gets the way to their order by another address", async () => {
  // As it stands once the mail server has refused a mail for good.
  await admin.firestore.doc(documents.order(shop.owner.uid, order.orderId)).update({ attention: [UNREACHED], needsOwner: true });
  const page = await enterShop(stage, shop, PHONE);
  await openOrder(page, order);
  await page.getByText("A mail to the buyer could not be sent.").waitFor();
  await page.getByRole("button", { name: "Change e-mail" }).click();
  const sheet = page.getByRole("dialog", { name: "The buyer’s e-mail" });
  const field = sheet.getByLabel("E-mail");
  expect(await field.inputValue()).toBe(order.email);
  await field.fill("nobody");
  await sheet.getByRole("button", { name: "Save and send the link" }).click();
  await sheet.getByText("That does not look like an e-mail address.").waitFor();
  expect(await field.inputValue()).toBe("nobody");
  expect(await seriousFaults(page)).toEqual([]);
  const email = `${freshName("mail")}@example.test`;
  await field.fill(email);
  await page.keyboard.press("Enter");
  await sheet.waitFor({ state: "detached" });
  await page.getByText(email).first().waitFor();
  await page.getByText("The buyer has another e-mail").waitFor();
  await expect.poll(() => page.getByText("A mail to the buyer could not be sent.").count()).toBe(0);
  const link = await linkFromMail(email, /The link to your order/, `/${shop.owner.username}/order/`);
  const buyer = await stage.person();
  await buyer.goto(link);
  await buyer
    .getByRole("heading", { name: `#${order.number}` })
    .or(buyer.getByText(`#${order.number}`))
    .first()
    .waitFor();
});
