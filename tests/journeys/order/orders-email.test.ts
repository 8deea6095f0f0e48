import { UNREACHED } from "@awning/domain/order/order";
import { documents } from "@awning/domain/routes/firestore-paths";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as labels from "../../../web/src/features/order/actions/labels.ts";
import * as uiLabels from "../../../web/src/ui/labels.ts";
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
  await page.getByText("An email to the buyer couldn’t be delivered.").waitFor();
  await page.getByRole("button", { name: "Change email" }).click();
  const sheet = page.getByRole("dialog", { name: "Buyer’s email" });
  const field = sheet.getByLabel("Email");
  expect(await field.inputValue()).toBe(order.email);
  await field.fill("nobody");
  await sheet.getByRole("button", { name: labels.saveAndSendLink }).click();
  await sheet.getByText(uiLabels.emailInvalid).waitFor();
  expect(await field.inputValue()).toBe("nobody");
  expect(await seriousFaults(page)).toEqual([]);
  const email = `${freshName("mail")}@example.test`;
  await field.fill(email);
  await page.keyboard.press("Enter");
  await sheet.waitFor({ state: "detached" });
  await page.getByText(email).first().waitFor();
  await page.getByText("Buyer’s email changed").waitFor();
  await expect.poll(() => page.getByText("An email to the buyer couldn’t be delivered.").count()).toBe(0);
  const link = await linkFromMail(email, /The link to your order/, `/${shop.owner.username}/order/`);
  const buyer = await stage.person();
  await buyer.goto(link);
  await buyer
    .getByRole("heading", { name: `#${order.number}` })
    .or(buyer.getByText(`#${order.number}`))
    .first()
    .waitFor();
});
