import { UNREACHED } from "@awning/domain/order/order";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/order/actions/labels.ts";
import * as uiLabels from "../../../web/src/ui/labels.ts";
import { seriousFaults } from "../../support/axe.ts";
import { admin } from "../../support/emulators.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { openOrder } from "../support/orders.ts";
import { buy, enterShop, PHONE } from "../support/shop.ts";
import { freshName, linkFromMail } from "../support/stage.ts";

const test = journey.extend("desk", perFile, ({ stage, shop }) => enterShop(stage, shop, PHONE));

test("a buyer whom no mail reached gets the way to their order by another address", async ({ stage, shop, desk: page }) => {
  const order = await buy(shop);
  // As it stands once the mail server has refused a mail for good.
  await admin.firestore.doc(documents.order(shop.owner.uid, order.orderId)).update({ attention: [UNREACHED], needsOwner: true });
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
