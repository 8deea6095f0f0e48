import { paths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { readInbox } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { buy, enterShop, openShop, PHONE, type Shop } from "../support/shop.ts";
import type { Stage } from "../support/stage.ts";
import { suite } from "../support/stage.ts";

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const LONG = { timeout: 15_000 };

const test = journey.extend("shop", perFile, () => openShop());

const table = (page: Page) => page.getByRole("table", { name: "Notifications" });
const mailOf = (page: Page, event: string) => table(page).getByRole("switch", { name: `${event} Email`, exact: true });
async function openSettings(stage: Stage, shop: Shop, options: Parameters<typeof enterShop>[2]): Promise<Page> {
  const page = await enterShop(stage, shop, options);
  await page.goto(settingsPaths.section("notifications"));
  await table(page).waitFor();
  return page;
}
test("what one device turns off is off on the other, without a line it is kept and sent later, and the mail does not come", async ({
  stage,
  shop,
}) => {
  // The emulator keeps the creation of a document from some who wait for it (docs/testing.md), never its change.
  await admin.firestore.doc(informationDocuments.notifySettings(shop.owner.uid)).set({ quiet: null });
  const [phone, desktop] = [await openSettings(stage, shop, PHONE), await openSettings(stage, shop, DESKTOP)];
  await phone.context().setOffline(true);
  await mailOf(phone, "New order").uncheck();
  await phone.getByRole("main").getByText("Offline, will save").waitFor();
  expect(await mailOf(desktop, "New order").isChecked()).toBe(true);
  await phone.context().setOffline(false);
  await expect.poll(() => mailOf(desktop, "New order").isChecked(), LONG).toBe(false);
  const { number, orderId } = await buy(shop, { quantity: 5 });
  await suite.waitForMail(shop.owner.email, /sold out/i);
  await desktop.goto(paths.order(orderId));
  await desktop
    .getByRole("heading", { name: new RegExp(`#${number}`) })
    .first()
    .waitFor();
  await desktop.getByText("Not sent, turned off in settings").waitFor();
  expect((await readInbox(shop.owner.email)).map((mail) => String(mail.subject)).join()).not.toContain("New order");
  await desktop.getByRole("button", { name: "Send again: New order" }).click();
  await suite.waitForMail(shop.owner.email, /new order/i);
});
