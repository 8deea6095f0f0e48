import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect, vi } from "vitest";
import * as labels from "../../../web/src/features/order/actions/labels.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { startAct } from "../support/orders.ts";
import { freshName, linkFromMail, PASSWORD, photograph, suite } from "../support/stage.ts";

const username = freshName("potter");
const email = `${username}@example.test`;
const buyerEmail = `buyer-of-${username}@example.test`;
let orderUrl = "";

const test = journey
  .extend("desk", perFile, ({ stage }) => stage.person())
  .extend("visitor", perFile, ({ stage }) => stage.person({ viewport: { width: 390, height: 844 }, hasTouch: true }));

test("an owner signs up, confirms the address by the link in a real mail, adds a product and opens the page", async ({ desk, visitor }) => {
  await desk.goto(paths.home);
  await desk.goto(`${paths.auth.signup}?username=${username}`);
  await desk.getByLabel("Email").fill(email);
  await desk.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await desk.getByRole("checkbox", { name: /terms/i }).check();
  await desk.getByRole("button", { name: "Create my page" }).click();
  await desk.waitForURL(`**${paths.signupSuccess}`);
  await desk.goto(await linkFromMail(email, /confirm/i, paths.auth.confirmEmail));
  await desk.waitForURL(`**${paths.dashboard}*`);
  await desk.getByRole("navigation").first().waitFor();

  const closed = await visitor.goto(sitePaths.home(username));
  expect(closed?.status()).toBe(404);
  expect(await visitor.locator("main").textContent()).toMatch(/closed right now/i);

  await desk.goto(paths.product("new"));
  await desk.getByLabel("Name", { exact: true }).fill("Dipped bowl");
  await desk.getByLabel("Price", { exact: true }).fill("46");
  await desk
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await photograph(desk));
  await desk.getByRole("switch", { name: "Track stock" }).click();
  await desk.getByRole("button", { name: "In stock: increase" }).click();
  await desk.getByRole("button", { name: "Publish", exact: true }).first().click();
  await desk.waitForURL(/\/products(\/(?!new)[A-Za-z0-9]+)?$/);

  await desk.goto(paths.dashboard);
  await desk.getByRole("button", { name: "Publish your page" }).click();
  const page = await suite.waitForPage(sitePaths.home(username));
  expect(page).toContain(username);
});

test("the stored picture carries nothing of what the camera knew", async () => {
  const sources = await vi.waitFor(
    async () => {
      const html = await suite.waitForPage(sitePaths.shop(username));
      const found = html.match(/http:\/\/127\.0\.0\.1:9199\/[^"\s,]+\.webp[^"\s,]*/g);
      if (!found) throw new Error("The shop shows no picture.");
      return found.map((url) => url.replaceAll("&amp;", "&"));
    },
    { timeout: 30_000, interval: 500 },
  );
  for (const source of new Set(sources)) {
    const response = await fetch(source);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(bytes.subarray(8, 12).toString()).toBe("WEBP");
    expect(bytes.includes("GPS-SECRET")).toBe(false);
  }
});

test("a visitor on a phone puts it into the basket, reloads and orders; both get a mail, and both follow each step", async ({
  desk,
  visitor,
}) => {
  await visitor.goto(sitePaths.home(username));
  await visitor.goto(sitePaths.product(username, "dipped-bowl"));
  await visitor.getByRole("button", { name: "Add to basket" }).first().click();
  await visitor.getByRole("dialog").getByText("Dipped bowl").waitFor();
  await visitor.reload();
  await visitor.goto(sitePaths.checkout(username));
  await visitor.getByText("Dipped bowl").first().waitFor();
  await visitor.getByLabel("Email").fill(buyerEmail);
  await visitor.getByLabel("Name", { exact: true }).fill("Corner store");
  await visitor.getByRole("checkbox", { name: /terms/i }).check();
  await visitor.getByRole("button", { name: /buy now/i }).click();
  await visitor.waitForURL(new RegExp(`/${username}/order-confirmation\\?`));
  expect(await visitor.locator("main").textContent()).toContain("#1001");

  orderUrl = await linkFromMail(buyerEmail, /order/i, `/${username}/order/`);
  const mail = await suite.waitForMail(email, /order/i);
  expect(mail.text).toContain("Dipped bowl");
  expect(mail.text).toContain("€46.00");

  await visitor.goto(orderUrl);
  await visitor.getByRole("heading", { level: 1 }).waitFor();
  await desk.goto(paths.orders);
  await desk.getByRole("link", { name: /#1001/ }).first().click();
  await desk.getByRole("heading", { level: 1, name: "#1001" }).waitFor();
  await act(desk, "Mark as paid");
  await visitor.locator("main").getByText("Paid", { exact: true }).first().waitFor();
  await act(desk, labels.markAsPickedUp);
  await visitor.locator("main").getByText("Picked up", { exact: true }).first().waitFor();
});

/** Presses an act of the open order and says yes to its question. */
async function act(desk: Page, name: string): Promise<void> {
  const sheet = await startAct(desk, name);
  await sheet.getByRole("button", { name }).click();
  await sheet.waitFor({ state: "hidden" });
}

test("a second order slides into the open list, and what is sold out then cannot be bought any more", async ({ desk, visitor }) => {
  await desk.goto(paths.orders);
  await desk.getByRole("link", { name: /#1001/ }).first().waitFor();
  await visitor.goto(sitePaths.product(username, "dipped-bowl"));
  await visitor.getByRole("button", { name: "Buy now" }).first().click();
  await visitor.waitForURL(new RegExp(sitePaths.checkout(username)));
  await visitor.getByLabel("Email").fill(buyerEmail);
  await visitor.getByLabel("Name", { exact: true }).fill("Corner store");
  await visitor.getByRole("checkbox", { name: /terms/i }).check();
  await visitor.getByRole("button", { name: /buy now/i }).click();
  await visitor.waitForURL(new RegExp(`/${username}/order-confirmation\\?`));
  await desk.getByRole("link", { name: /#1002/ }).first().waitFor();

  await expect
    .poll(async () => (await fetch(`${suite.siteUrl}${sitePaths.product(username, "dipped-bowl")}`)).text(), { timeout: 15_000 })
    .toContain("Sold out");
});
