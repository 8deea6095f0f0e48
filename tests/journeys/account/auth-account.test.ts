import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { makeOwner, randomName } from "../../support/builders.ts";
import { listMails, signIn as tokenOf } from "../../support/clients.ts";
import { fromOwnAddress, newcomer } from "../support/auth.ts";
import { journey as test } from "../support/fixtures.ts";
import { signIn, suite } from "../support/stage.ts";

let page: Page;

test.beforeEach(async ({ stage }) => {
  await page?.context().close();
  page = await stage.person();
  await fromOwnAddress(page);
});

test("an address confirmed on another device: after a reload the page can be opened at once", async ({ stage }) => {
  const { email, password, username, link } = await newcomer();
  await signIn(page, email, password);
  await page.goto(paths.account);
  await page.getByText("Not confirmed yet").waitFor();
  const phone = await stage.person({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await phone.goto(link);
  await phone.getByRole("heading", { name: "Email confirmed" }).waitFor();
  await page.reload();
  await page.getByRole("region", { name: "Email" }).getByText("Confirmed", { exact: true }).waitFor();
  await page.goto(paths.dashboard);
  await page.getByRole("button", { name: "Publish your page" }).click();
  expect(await suite.waitForPage(sitePaths.home(username))).toContain(username);
});

test("an address that is not confirmed gets another mail from the account screen", { tags: ["full"] }, async () => {
  const { email, password } = await newcomer();
  await signIn(page, email, password);
  await page.goto(paths.account);
  await page.getByRole("button", { name: "Send again" }).click();
  await page.getByRole("status").filter({ hasText: "Check your email." }).waitFor();
  await expect.poll(async () => (await listMails(email)).length).toBe(2);
  expect(await page.getByRole("button", { name: /^Send again in/ }).isDisabled()).toBe(true);
});

describe("the account screen", () => {
  const say = (form: string, words: string | RegExp) => page.getByRole("region", { name: form }).getByText(words).first().waitFor();

  test("changes the password for someone who knows the present one", { tags: ["full"] }, async ({ stage }) => {
    const owner = await makeOwner();
    const next = "a-second-key-for-the-stall";
    await signIn(page, owner.email, owner.password);
    await page.goto(paths.account);
    const change = async (present: string, wanted: string) => {
      await page.getByLabel("Current password", { exact: true }).fill(present);
      await page.getByLabel("New password", { exact: true }).fill(wanted);
      await page.getByRole("button", { name: "Change password" }).click();
    };
    await change("not-the-present-one", next);
    await say("Password", "This isn’t your current password.");
    expect(await page.getByLabel("New password", { exact: true }).inputValue()).toBe(next);
    await change(owner.password, "short");
    await say("Password", /3 more characters to go/);
    await change(owner.password, "Password123!");
    await say("Password", /avoid common passwords/);
    await change(owner.password, next);
    await say("Password", "Password changed.");
    expect(await tokenOf(owner.email, owner.password)).toBeNull();
    expect(await tokenOf(owner.email, next)).not.toBeNull();
    const kinds = async () => (await listMails(owner.email)).map(({ kind }) => kind);
    await expect.poll(kinds).toEqual(["password-changed"]);
    await signIn(await stage.person(), owner.email, next);
    await expect.poll(kinds).toEqual(["password-changed", "new-sign-in"]);
  });

  test("moves the page to another name, twice in 30 days; each old address leads to the new one", { tags: ["full"] }, async () => {
    const owner = await makeOwner();
    const taken = await makeOwner();
    const names = [randomName("second"), randomName("third")];
    await signIn(page, owner.email, owner.password);
    await page.goto(paths.account);
    const field = page.getByLabel("Name of your page");
    const send = page.getByRole("button", { name: "Change name" });
    await field.fill(taken.username);
    await say("Address", new RegExp(`/${taken.username} is taken`));
    for (const name of names) {
      await field.fill(name);
      await say("Address", new RegExp(`/${name} is free`));
      await send.click();
      if (name === names[0]) await say("Address", `Your page is now at /${name}. The old address redirects there.`);
    }
    await say("Address", /You’ve changed your name 2 times in 30 days. You can change it again on/);
    for (const old of [owner.username, names[0] ?? ""]) {
      const response = await fetch(suite.siteUrl + sitePaths.home(old), { redirect: "manual" });
      expect([response.status, response.headers.get("location")]).toEqual([301, expect.stringContaining(`/${names[1]}`)]);
    }
  });
});
