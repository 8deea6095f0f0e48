import { paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { makeOwner } from "../../support/builders.ts";
import { listMails, signIn as tokenOf } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";
import { tryLogin } from "../support/auth.ts";
import { journey as test } from "../support/fixtures.ts";
import { suite } from "../support/stage.ts";

// Browsers make passkeys for names, not for IP addresses.
const SITE = suite.siteUrl.replace("127.0.0.1", "localhost");

const NEXT_PASSWORD = "another-quiet-harbour";

/** A device whose person confirms everything. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a passkey is added, replaces the password, logs in, and is removed; a recovery code gets in without it", async ({ stage }) => {
  stage.expectComplaints(/asked http:\/\/localhost:/);
  const owner = await makeOwner();
  const page = await stage.person();
  await withAuthenticator(page);
  await page.goto(SITE + paths.auth.login);
  await tryLogin(page, owner.email, owner.password);
  await page.waitForURL(`**${paths.dashboard}`);
  await page.goto(SITE + paths.account);
  const part = page.getByRole("region", { name: "Passkeys" });
  await part.getByText("No passkeys yet.").waitFor();
  await part.getByRole("button", { name: "Add a passkey" }).click();
  await part.getByText(/ on Linux$/).waitFor();
  // A device has one.
  await part.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("dialog").getByText("This device already has a passkey for your account.").waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await part.getByRole("button", { name: "Remove my password" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove my password" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create recovery codes" }).click();
  const code = (await page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem").first().textContent()) ?? "";
  await page.getByLabel("Type one of your saved codes").fill(code.toLowerCase());
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByText("10 of 10 left").waitFor();
  await page
    .getByRole("region", { name: "Password" })
    .getByText(/log in with a passkey/)
    .waitFor();
  expect(await tokenOf(owner.email, owner.password)).toBeNull();
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await page.waitForURL(`${SITE}/`);
  await page.goto(SITE + paths.auth.login);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL(`**${paths.dashboard}`);
  await page.goto(SITE + paths.account);
  await part.getByText(/last used/).waitFor();
  await part.getByRole("button", { name: /^Remove: .* on Linux/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await part.getByText("No passkeys yet.").waitFor();
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await page.waitForURL(`${SITE}/`);
  await page.goto(SITE + paths.auth.forgotPassword);
  await page.getByRole("link", { name: "Use a recovery code" }).click();
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Recovery code").fill(code);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByText(/You have 9 codes left/).waitFor();
  await page.getByLabel("New password", { exact: true }).fill(NEXT_PASSWORD);
  await page.getByRole("button", { name: "Save password" }).click();
  await page.waitForURL(`**${paths.dashboard}`);
  expect(await tokenOf(owner.email, NEXT_PASSWORD)).not.toBeNull();
  const told = async () => (await listMails(owner.email)).filter(({ kind }) => kind === "sign-in-changed").length;
  await expect.poll(told).toBe(5);
  expect((await admin.auth.getUser(owner.uid)).email).toBe(owner.email);
});
