/** @module-tag full */
import { MAIL_KINDS } from "@awning/domain/mail/mail";
import { apiPath, paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import * as labels from "../../../web/src/features/mail/labels.ts";
import { allFaults } from "../../support/axe.ts";
import { readInbox } from "../../support/clients.ts";
import { journey as test } from "../support/fixtures.ts";
import { buy, enterShop, openShop } from "../support/shop.ts";
import { signIn, suite } from "../support/stage.ts";

const { auth } = paths;
const SCREENS = [
  paths.home,
  paths.pricing,
  paths.terms,
  paths.privacy,
  paths.cookies,
  paths.signupSuccess,
  auth.login,
  `${auth.login}?next=${paths.orders}`,
  `${auth.signup}?username=dashboard`,
  auth.forgotPassword,
  auth.updatePassword,
  auth.resendConfirmation,
  `${auth.codeError}?reason=expired&for=confirm`,
  `${auth.codeError}?reason=used&for=reset`,
  `${auth.codeError}?reason=offline&for=reset&code=x`,
  paths.testAuth,
  "/dashboard/more",
];
const BUILT = [
  paths.dashboard,
  paths.links,
  paths.information,
  paths.products,
  paths.product("new"),
  paths.orders,
  paths.settings,
  paths.account,
];

/** Opens a screen and waits until nothing in it loads. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
}

describe("a screen that is not built", () => {
  test.for(["/dashboard/more", "/auth/other"])("%s answers 404 with the not-found screen", async (path, { stage }) => {
    const page = await stage.person();
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await page.getByRole("heading", { level: 1 }).waitFor();
    // It is no free name either: nobody can claim it.
    expect(await page.locator("main").innerText()).not.toMatch(/claim|is free/i);
    await page.context().close();
  });

  test("nothing links to one: every link of every screen leads somewhere", async ({ stage, owner }) => {
    const page = await stage.person();
    const found = new Map<string, string>();
    const collect = async (path: string) => {
      await open(page, path);
      const links = await page
        .locator("a[href]")
        .evaluateAll((all) => all.map((one) => (one instanceof HTMLAnchorElement ? one.href : "")));
      const here = page.url().split("#")[0] ?? "";
      for (const link of links)
        if (link.startsWith(suite.siteUrl) && link !== here && !link.startsWith(`${here}#`)) found.set(link.split("#")[0] ?? "", path);
    };
    for (const path of SCREENS) await collect(path);
    await signIn(page, owner.email, owner.password);
    for (const path of BUILT) await collect(path);
    // The palette knows every screen.
    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog");
    for (const typed of ["products", "bookings", "chat", "visitors", "analytics"]) {
      await palette.getByRole("combobox").fill(typed);
      await palette
        .getByRole("option", { name: new RegExp(`^${typed}`, "i") })
        .first()
        .waitFor();
    }
    await page.context().close();
    expect(found.size).toBeGreaterThan(15);
    const dead: string[] = [];
    for (const [link, from] of found) {
      const response = await fetch(link);
      await response.body?.cancel();
      if (response.status >= 400) dead.push(`${from} links to ${link}: ${response.status}`);
    }
    expect(dead).toEqual([]);
  });
});

describe("for development", () => {
  test("/test-auth shows who is signed in and what the token claims", async ({ stage, owner }) => {
    const page = await stage.person();
    await page.goto(paths.testAuth);
    await page.getByTestId("session").getByText("signed_out").waitFor();
    expect(await page.getByTestId("account").innerText()).toBe("none");
    expect(await page.getByTestId("claims").innerText()).toBe("none");
    await page.getByRole("link", { name: "Log in" }).click();
    await page.getByLabel("Email").fill(owner.email);
    await page.getByLabel("Password", { exact: true }).fill(owner.password);
    await page.getByRole("button", { name: "Log in" }).click();
    await page.waitForURL(`**${paths.testAuth}`);
    await page.getByTestId("uid").getByText(owner.uid).waitFor();
    expect(JSON.parse(await page.getByTestId("claims").innerText())).toMatchObject({
      email: owner.email,
      email_verified: true,
      user_id: owner.uid,
    });
    await page.getByTestId("account").getByText(owner.username).waitFor();
    await page.getByTestId("site").getByText(owner.username).waitFor();
    await page.getByRole("button", { name: "Log out", exact: true }).click();
    await page.waitForURL(`${suite.siteUrl}/`);
    await page.context().close();
  });

  test("/email-preview shows each mail, as HTML on both sizes and as plain text", async ({ stage }) => {
    const page = await stage.person();
    await page.goto(paths.emailPreview);
    const kinds = page.getByRole("navigation", { name: "Emails" }).getByRole("button");
    await kinds.first().waitFor();
    expect(await kinds.count()).toBe(MAIL_KINDS.length);
    const subjects = new Set<string>();
    for (const kind of await kinds.all()) {
      await kind.click();
      const frame = page.frameLocator("iframe");
      const title = frame.getByRole("heading", { level: 1 });
      await page
        .getByRole("region", { name: (await kind.locator("b").innerText()).trim(), exact: true })
        .locator("iframe")
        .waitFor();
      await title.waitFor();
      const heading = await title.innerText();
      expect(heading.trim()).not.toBe("");
      subjects.add((await page.locator("iframe").getAttribute("title")) ?? "");
      await page.getByText("Phone", { exact: true }).click();
      await title.waitFor();
      expect(await frame.locator("body").evaluate((body) => body.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
      await page.getByText("Plain text", { exact: true }).click();
      const text = await page.locator("pre").innerText();
      expect(text).toContain(heading.split("\n")[0]);
      expect(text).not.toMatch(/<[a-z]+[ >]|\[object|undefined/);
      // Around the mail the screen is the same. Axe cannot look into the frame, which runs no script; the mails have their own test below.
      if (subjects.size === 1) expect(await allFaults(page)).toEqual([]);
      await page.getByText("Desktop", { exact: true }).click();
    }
    expect(subjects.size).toBe(MAIL_KINDS.length);
    await page.context().close();
  });
});

test("/email-preview shows an owner the mails of their last order, and sends a test to themselves alone", async ({ stage }) => {
  const shop = await openShop();
  const order = await buy(shop);
  const page = await enterShop(stage, shop);
  await page.goto(paths.emailPreview);
  await page.getByRole("button", { name: "My last order" }).click();
  await page.getByText(`About #${order.number}`).waitFor();
  await page.getByRole("button", { name: labels.sendTestToMe }).click();
  await page.getByText(`Sent to ${shop.owner.email}`).waitFor();
  const mail = await suite.waitForMail(shop.owner.email, /^Test: /);
  expect(mail.text).toContain("Bud vase");
  expect((await readInbox(order.email)).filter((one) => String(one.subject).startsWith("Test:"))).toEqual([]);
  await page
    .getByRole("navigation", { name: "Emails" })
    .getByRole("button", { name: /Refund issued/ })
    .click();
  await page.getByText("Your last order doesn’t have this email").waitFor();
  await page.context().close();
  const nobody = await fetch(`${suite.siteUrl}${apiPath("send-test-mail")}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ kind: "order-received" }),
  });
  expect(nobody.status).toBe(401);
});
