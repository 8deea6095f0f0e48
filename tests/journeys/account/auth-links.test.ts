import { createHash } from "node:crypto";
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { makeOwner } from "../../support/builders.ts";
import { run, signIn as tokenOf } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";
import { fromOwnAddress, newcomer, tryLogin } from "../support/auth.ts";
import { journey as test } from "../support/fixtures.ts";
import { linkFromMail, signIn } from "../support/stage.ts";

const NEW_PASSWORD = "a-second-key-for-the-stall";
let page: Page;

test.beforeEach(async ({ stage }) => {
  await page?.context().close();
  page = await stage.person();
  await fromOwnAddress(page);
});

const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
const isConfirmed = async (email: string) => (await admin.auth.getUserByEmail(email)).emailVerified;

async function codeError(reason: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === paths.auth.codeError && url.searchParams.get("reason") === reason);
}

/** Makes a link as old as one from last month. */
async function age(link: string): Promise<void> {
  const hash = createHash("sha256").update(new URL(link).searchParams.get("code") ?? "");
  const reference = admin.firestore.doc(documents.authCode(hash.digest("hex")));
  expect((await reference.get()).exists).toBe(true);
  await reference.update({ createdAt: new Date(Date.now() - 30 * 86_400_000) });
}

describe("the link that confirms an address", () => {
  test("works in a browser where no one is signed in, and leads to the login", async () => {
    const { email, password, link } = await newcomer();
    await page.goto(link);
    await heading("Email confirmed");
    expect(await isConfirmed(email)).toBe(true);
    await page.getByRole("link", { name: "Log in" }).click();
    await tryLogin(page, email, password);
    await page.waitForURL(`**${paths.dashboard}`);
  });

  test("opened again by a stranger's browser it says that it was used, and how to go on", { tags: ["full"] }, async () => {
    const { link } = await newcomer();
    await page.goto(link);
    await heading("Email confirmed");
    await page.goto(link);
    await codeError("used");
    await heading("This link was already used");
    await page.getByText("Your email is confirmed. You can log in.").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
    await page.waitForURL(`**${paths.auth.login}`);
  });

  test("opened again where its owner is signed in it is no mistake at all", { tags: ["full"] }, async () => {
    const { email, password, link } = await newcomer();
    await signIn(page, email, password);
    for (let times = 0; times < 2; times++) {
      await page.goto(link);
      await page.waitForURL(`**${paths.dashboard}`);
      expect(await isConfirmed(email)).toBe(true);
    }
  });

  test("an expired one says so and offers a new link", { tags: ["full"] }, async () => {
    const { email, link } = await newcomer();
    // The emulator's codes never end. One that was used up and an address that is not confirmed look as they do after three days.
    await page.goto(link);
    await heading("Email confirmed");
    await admin.auth.updateUser((await admin.auth.getUserByEmail(email)).uid, { emailVerified: false });
    await age(link);
    await page.goto(link);
    await codeError("expired");
    await heading("This link has expired");
    await page.getByRole("link", { name: "Send me a new link" }).click();
    await page.waitForURL(`**${paths.auth.resendConfirmation}`);
  });

  test("opened as the connection goes it says so, and the same link works afterwards", { tags: ["full"] }, async () => {
    const { email, link } = await newcomer();
    await page.route(/accounts:update/, async (route) => {
      await page.context().setOffline(true);
      await route.abort("internetdisconnected");
    });
    await page.goto(link);
    await codeError("offline");
    await heading("We can’t reach the server");
    await page.getByText("The link still works").waitFor();
    expect(await isConfirmed(email)).toBe(false);
    await page.unroute(/accounts:update/);
    await page.context().setOffline(false);
    await page.getByRole("link", { name: "Try again" }).click();
    await heading("Email confirmed");
    expect(await isConfirmed(email)).toBe(true);
  });
});

describe("a new password by mail", () => {
  async function askForLink(email: string): Promise<void> {
    await page.goto(paths.auth.login);
    await page.getByLabel("Email").fill(email);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.waitForURL(`**${paths.auth.forgotPassword}`);
    // What was typed into the login comes along.
    expect(await page.getByLabel("Email").inputValue()).toBe(email);
    await page.getByRole("button", { name: "Send me a link" }).click();
    await page.getByRole("status").filter({ hasText: email }).waitFor();
  }
  const resetLink = (email: string) => linkFromMail(email, /password/i, paths.auth.updatePassword);
  async function choose(password: string): Promise<void> {
    await page.getByLabel("New password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Save and log in" }).click();
  }

  test("leads back in; the old password is refused from then on, and the link works once", async ({ stage }) => {
    const owner = await makeOwner();
    await askForLink(owner.email);
    const link = await resetLink(owner.email);
    await page.goto(link);
    await page.getByText(owner.email).waitFor();
    await choose("short");
    await page.getByText("3 more characters to go.").first().waitFor();
    await choose("Password123!");
    await page
      .getByRole("alert")
      .filter({ hasText: /avoid common passwords/ })
      .waitFor();
    await choose(NEW_PASSWORD);
    await page.waitForURL(`**${paths.dashboard}`);
    expect(await tokenOf(owner.email, owner.password)).toBeNull();

    const elsewhere = await stage.person();
    await elsewhere.goto(paths.auth.login);
    await tryLogin(elsewhere, owner.email, owner.password);
    await elsewhere.getByRole("alert").filter({ hasText: "That email and password don’t match." }).waitFor();
    await tryLogin(elsewhere, owner.email, NEW_PASSWORD);
    await elsewhere.waitForURL(`**${paths.dashboard}`);

    await page.goto(link);
    await codeError("used");
    await heading("This link was already used");
  });

  test("without a connection the form keeps what was typed, and the link stays good", { tags: ["full"] }, async () => {
    const owner = await makeOwner();
    await run("request-password-reset", { email: owner.email });
    await page.goto(await resetLink(owner.email));
    await page.getByText(owner.email).waitFor();
    await page.context().setOffline(true);
    await choose(NEW_PASSWORD);
    await page
      .getByRole("alert")
      .filter({ hasText: /you’re offline/i })
      .waitFor();
    expect(await page.getByLabel("New password", { exact: true }).inputValue()).toBe(NEW_PASSWORD);
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Save and log in" }).click();
    await page.waitForURL(`**${paths.dashboard}`);
  });

  test("a link opened as the connection goes says so, and works afterwards", { tags: ["full"] }, async () => {
    const owner = await makeOwner();
    await run("request-password-reset", { email: owner.email });
    await page.route(/accounts:resetPassword/, async (route) => {
      await page.context().setOffline(true);
      await route.abort("internetdisconnected");
    });
    await page.goto(await resetLink(owner.email));
    await codeError("offline");
    await page.getByText("your password hasn’t changed").waitFor();
    await page.unroute(/accounts:resetPassword/);
    await page.context().setOffline(false);
    await page.getByRole("link", { name: "Try again" }).click();
    await page.getByText(owner.email).waitFor();
  });
});
