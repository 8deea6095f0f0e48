import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { expect } from "vitest";
import { run as runProcess } from "../../../tools/lib/command.ts";
import { gone } from "../../support/absence.ts";
import { allFaults } from "../../support/axe.ts";
import { readDocument } from "../../support/emulators.ts";
import { journey as test } from "../support/fixtures.ts";
import { buy, enterShop, openShop, PHONE, type Shop } from "../support/shop.ts";

const REASON = "The vases are pictures from another potter’s catalog.";

async function operator(command: "suspend" | "restore", { owner }: Shop, ...more: string[]): Promise<void> {
  const words = ["--reason", REASON, "--by", "The host", ...more];
  const { code, output } = await runProcess("node", ["tools/operator.ts", command, owner.username, ...words]);
  expect([code, output]).toEqual([0, expect.stringContaining(owner.username)]);
}

test("an owner whose page Awning has closed reads that, and not that it belongs to someone else", async ({ shop, desk: owner }) => {
  await operator("suspend", shop, "--rule", "goods");
  await owner.goto(settingsPaths.section("payments"));
  await owner.getByLabel("Note for buyers paying by transfer").fill("Shared costs, please");
  await owner.getByLabel("Note for buyers paying by transfer").blur();
  await owner.getByText(/^Awning has suspended your page, so it can’t be changed/).waitFor();
  await gone(owner.getByText("belongs to another account"));
  await owner.goto(paths.design);
  await owner.getByRole("radio", { name: /^Clay/ }).check({ force: true });
  await owner.getByText(/^Awning has suspended your page, so it can’t be changed/).waitFor();
  await gone(owner.getByText("Another tab applied a design"));
});

test("the dashboard says at once which rule, why and how to answer, and every screen leads there; on a phone", async ({ stage }) => {
  const shop = await openShop({ title: "Salt jar" });
  const { orderId } = await buy(shop);
  const page = await enterShop(stage, shop, PHONE);
  await page.goto(paths.dashboard);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await operator("suspend", shop, "--rule", "goods");

  // Live, without being loaded again.
  const notice = page.getByRole("alert").filter({ hasText: "Awning has suspended your page" });
  await notice.getByText(REASON).waitFor();
  await notice.getByText("No goods you don’t have").waitFor();
  expect(await notice.getByRole("link", { name: "abuse@awning.example.test" }).getAttribute("href")).toBe(
    "mailto:abuse@awning.example.test",
  );
  expect(await notice.getByRole("link", { name: "terms" }).getAttribute("href")).toBe(`${paths.terms}#not`);
  expect(await allFaults(page)).toEqual([]);

  // What there is can be looked at and saved.
  await notice.getByRole("link", { name: "orders" }).click();
  await page.waitForURL(`**${paths.orders}`);
  await page.locator(".order-row").getByText("Salt jar").waitFor();
  await page.getByRole("main").getByRole("button", { name: "More", exact: true }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name: "Export" }).click()]);
  expect(file.suggestedFilename()).toMatch(/^orders.*\.csv$/);
  await notice.getByRole("link", { name: "See why and how to respond" }).click();
  await notice.getByText(REASON).waitFor();

  // And not changed.
  const before = await readDocument(documents.order(shop.owner.uid, orderId));
  await page.goto(paths.order(orderId));
  await page
    .getByRole("button", { name: /mark .*paid|paid/i })
    .first()
    .click();
  const sure = page.getByRole("dialog").getByRole("button", { name: /paid/i });
  await sure
    .or(page.getByText(/so it can’t be changed/))
    .first()
    .waitFor();
  if (await sure.isVisible()) await sure.click();
  await page.getByText(/so it can’t be changed/).waitFor();
  expect((await readDocument(documents.order(shop.owner.uid, orderId)))?.rev).toBe(before?.rev);

  // The way out stays open.
  await page.goto(paths.account);
  await page.getByRole("region", { name: "Delete account" }).getByRole("button", { name: "Delete my account" }).waitFor();
  await operator("restore", shop);
  await notice.waitFor({ state: "hidden" });
});
