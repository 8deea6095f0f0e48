import { paths } from "@awning/domain/routes/paths";
import type { Locator, Page } from "playwright-core";
import { comingFrom, PASSWORD as OWNER_PASSWORD, randomAddress, randomEmail, randomName } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { linkFromMail } from "./stage.ts";

export { OWNER_PASSWORD };

/** Gives a browser a network address of its own, so that the limits of one story never touch another. */
export async function fromOwnAddress(page: Page): Promise<void> {
  const address = randomAddress();
  await page.context().route("**/api/**", (route) => route.continue({ headers: { ...route.request().headers(), ...comingFrom(address) } }));
}

/** An account as the sign-up makes it, address not confirmed, with the link of its mail. */
export async function newcomer(): Promise<{ email: string; username: string; password: string; link: string }> {
  const account = { email: randomEmail(), username: randomName(), password: OWNER_PASSWORD };
  await run("sign-up", { ...account, acceptTerms: true });
  return { ...account, link: await linkFromMail(account.email, /confirm/i, paths.auth.confirmEmail) };
}

/** Fills the login form and sends it, without waiting for what comes of it. */
export async function tryLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** Presses Tab until something has the focus. Fails when 40 times do not lead there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target}`);
}
