import { documents } from "@awning/domain/routes/firestore-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/account/labels.ts";
import { allFaults } from "../../support/axe.ts";
import { listMails } from "../../support/clients.ts";
import { admin, eventually, readDocument } from "../../support/emulators.ts";
import { sweep } from "../../support/jobs.ts";
import { journey as test } from "../support/fixtures.ts";
import { buy, enterShop, openShop, PHONE } from "../support/shop.ts";
import { suite } from "../support/stage.ts";

test("an owner leaves and stays after all, on a phone and by the keyboard", async ({ stage }) => {
  const shop = await openShop({ title: "Salt jar" });
  const { number, orderUrl } = await buy(shop);
  const { uid, email, username } = shop.owner;
  const page = await enterShop(stage, shop, PHONE);
  await page.goto(paths.account);
  const section = page.getByRole("region", { name: "Delete account" });
  await section.getByText("You have 1 open order.").waitFor();
  expect(await section.getByRole("link", { name: `#${number}` }).getAttribute("href")).toMatch(/^\/orders\//);

  const leave = section.getByRole("button", { name: "Delete my account" });
  await leave.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.waitFor();
  expect(await allFaults(page)).toEqual([]);
  // Who thinks better of it is where they were.
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(await leave.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await readDocument(documents.account(uid))).not.toHaveProperty("deletion.at");

  await page.keyboard.press("Enter");
  await dialog.getByLabel(/^Why are you leaving/).focus();
  await page.keyboard.type("The kiln broke");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Delete my account");
  await page.keyboard.press("Enter");

  const notice = page.getByRole("status").filter({ hasText: "Your account will be deleted on" });
  await notice.waitFor();
  // Not lost with the button that was pressed.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Your account will be deleted on");
  expect(await readDocument(documents.account(uid))).toMatchObject({ deletion: { reason: "The kiln broke", endedAt: null } });
  await eventually("the page is closed", async () => (await fetch(suite.siteUrl + sitePaths.home(username))).status === 410);
  expect((await fetch(orderUrl)).status).toBe(200);
  expect((await listMails(email)).map(({ kind }) => kind)).toContain("deletion-scheduled");
  expect(await allFaults(page)).toEqual([]);

  // The page can still be worked on, as it will be for who stays.
  const desk = await enterShop(stage, shop);
  await desk.goto(paths.design);
  await desk.frameLocator("iframe").last().getByText("Salt jar").first().waitFor();
  await desk.context().close();

  // On every other screen as well, which can still be used.
  await page.goto(paths.orders);
  await notice.waitFor();
  const keep = page.getByRole("button", { name: "Keep my account" });
  await keep.focus();
  await page.keyboard.press("Enter");
  await page.getByText("Your account and page are restored.").waitFor();
  await notice.waitFor({ state: "hidden" });
  await eventually("the page is open", async () => (await fetch(suite.siteUrl + sitePaths.home(username))).status === 200);
});

test("a sign-in that is not of the last minutes is asked for again, and a wrong password deletes nothing", { tags: ["full"] }, async ({
  stage,
}) => {
  const shop = await openShop();
  const { uid, password } = shop.owner;
  const page = await enterShop(stage, shop);
  // The clock of the device, which tells the screen whether to ask; the server goes by its own.
  await page.clock.setFixedTime(Date.now() + 10 * 60_000);
  await page.goto(paths.account);
  await page.getByRole("region", { name: "Delete account" }).getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const field = dialog.getByLabel("Your password");
  const leave = dialog.getByRole("button", { name: "Delete my account" });
  await field.waitFor();
  await leave.click();
  await dialog.getByText("Enter your password.").waitFor();
  await field.fill("not-the-password");
  await leave.click();
  await dialog.getByText(labels.passwordWrong).waitFor();
  expect(await readDocument(documents.account(uid))).not.toHaveProperty("deletion.at");
  await field.fill(password);
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
  expect(await readDocument(documents.account(uid))).toMatchObject({ deletion: { reason: "" } });
});

test("someone whose account has ended meanwhile is asked to sign in, and cannot", async ({ stage }) => {
  const shop = await openShop();
  const { uid, email, password } = shop.owner;
  const page = await enterShop(stage, shop);
  await page.goto(paths.account);
  await page.getByRole("region", { name: "Delete account" }).getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("button", { name: "Keep my account" }).waitFor();
  await admin.firestore.doc(documents.account(uid)).update({ "deletion.until": new Date(Date.now() - 1000) });
  await sweep("accountsDeleted");
  expect(await readDocument(documents.account(uid))).toBeNull();
  const elsewhere = await stage.person(PHONE);
  await elsewhere.goto(paths.auth.login);
  await elsewhere.getByLabel(/e-?mail/i).fill(email);
  await elsewhere.getByLabel(/^password/i).fill(password);
  await elsewhere.getByRole("button", { name: /^sign in$|^log in$/i }).click();
  await elsewhere.getByRole("alert").first().waitFor();
});
