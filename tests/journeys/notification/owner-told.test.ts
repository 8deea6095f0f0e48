import { CHANNELS, hasChannel, NOTIFY_EVENTS } from "@awning/domain/notification/notify";
import { paths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { gone } from "../../support/absence.ts";
import { seriousFaults } from "../../support/axe.ts";
import { readInbox } from "../../support/clients.ts";
import { readDocument } from "../../support/emulators.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { buy, enterShop, openShop, PHONE, type Shop } from "../support/shop.ts";
import type { Stage } from "../support/stage.ts";
import { suite } from "../support/stage.ts";

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const LONG = { timeout: 15_000 };

const test = journey.extend("shop", perFile, () => openShop());

const kept = (shop: Shop) => readDocument(informationDocuments.notifySettings(shop.owner.uid));
const table = (page: Page) => page.getByRole("table", { name: "Notifications" });
const mailOf = (page: Page, event: string) => table(page).getByRole("switch", { name: `${event} Email`, exact: true });
async function openSettings(stage: Stage, shop: Shop, options: Parameters<typeof enterShop>[2]): Promise<Page> {
  const page = await enterShop(stage, shop, options);
  await page.goto(settingsPaths.section("notifications"));
  await table(page).waitFor();
  return page;
}
/** Presses Tab until the focus stands on this switch; fails when a whole round passes by. */
async function tabTo(page: Page, event: string): Promise<void> {
  const wanted = mailOf(page, event);
  for (let pressed = 0; pressed < 120; pressed++) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${event}`);
}

describe.each([
  ["phone", PHONE, "Low stock or sold out", "lowStock"],
  ["desktop", DESKTOP, "New order", "newOrder"],
] as const)("on a %s", (_size, options, event, key) => {
  test("a mail is turned off and on again by the keyboard alone, and stays as it was left", async ({ stage, shop }) => {
    const page = await openSettings(stage, shop, options);
    expect(await mailOf(page, event).isChecked()).toBe(true);
    await tabTo(page, event);
    await page.keyboard.press("Space");
    await expect.poll(() => kept(shop), LONG).toMatchObject({ [key]: { mail: false } });
    await page.getByRole("main").getByRole("status").getByText("Saved", { exact: true }).waitFor();
    await page.reload();
    await table(page).waitFor();
    expect(await mailOf(page, event).isChecked()).toBe(false);
    await tabTo(page, event);
    await page.keyboard.press("Space");
    await expect.poll(() => kept(shop), LONG).toMatchObject({ [key]: { mail: true } });
    await page.context().close();
  });

  test("everything is on at first, what always comes has no switch, nothing is cut off and nothing is in anyone's way", async ({
    stage,
    shop,
  }) => {
    const page = await openSettings(stage, shop, options);
    for (const one of await table(page).getByRole("switch").all()) expect(await one.isChecked()).toBe(true);
    const offered = NOTIFY_EVENTS.flatMap((one) => CHANNELS.filter((channel) => hasChannel(one, channel)));
    expect(await table(page).getByRole("switch").count()).toBe(offered.length);
    const always = table(page)
      .getByRole("row")
      .filter({ has: page.getByRole("cell", { name: "Always", exact: true }) });
    expect(await always.count()).toBe(3);
    await gone(always.getByRole("switch"));
    const box = await table(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0)).toBe(true);
    expect(await seriousFaults(page)).toEqual([]);
    await page.context().close();
  });
});

test("what one device turns off is off on the other, without a line it is kept and sent later, and the mail does not come", async ({
  stage,
  shop,
}) => {
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
