import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/account/labels.ts";
import * as uiLabels from "../../../web/src/ui/labels.ts";
import { allFaults } from "../../support/axe.ts";
import { makeOwner, randomEmail } from "../../support/builders.ts";
import { listMails } from "../../support/clients.ts";
import { readDocument } from "../../support/emulators.ts";
import { fromOwnAddress, tryLogin } from "../support/auth.ts";
import { journey as test } from "../support/fixtures.ts";
import { PHONE } from "../support/shop.ts";
import { linkFromMail, signIn } from "../support/stage.ts";

test("an owner moves their account to another address, on a phone and by the keyboard", async ({ stage }) => {
  const owner = await makeOwner();
  const email = randomEmail();
  const page = await stage.person(PHONE);
  await fromOwnAddress(page);
  await signIn(page, owner.email, owner.password);
  await page.goto(paths.account);
  const section = page.getByRole("region", { name: "Email" });
  const change = section.getByRole("button", { name: "Change email" });
  await change.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: labels.changeYourEmailAddress });
  const field = dialog.getByLabel("New email address");
  await field.fill("not an address");
  await page.keyboard.press("Enter");
  await dialog.getByText(uiLabels.emailInvalid).waitFor();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await field.fill(owner.email);
  await page.keyboard.press("Enter");
  await dialog.getByText(labels.emailUnchanged).waitFor();
  expect(await allFaults(page)).toEqual([]);
  await field.fill(email);
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });

  const notice = section.getByRole("status").filter({ hasText: email });
  await notice.waitFor();
  expect(await allFaults(page)).toEqual([]);
  expect(await section.getByText(owner.email).isVisible()).toBe(true);
  expect((await listMails(owner.email)).map(({ kind }) => kind)).toEqual(["address-change-asked"]);
  const stopped = await linkFromMail(email, /Confirm your new email/, paths.auth.confirmEmail);
  await notice.getByRole("button", { name: "Cancel change" }).click();
  await notice.waitFor({ state: "hidden" });

  // The link of the change that was stopped opens nothing, also where nobody is signed in.
  const elsewhere = await stage.person(PHONE);
  await fromOwnAddress(elsewhere);
  await elsewhere.goto(stopped);
  await elsewhere.getByRole("button", { name: "Change my email" }).click();
  await elsewhere.getByRole("heading", { name: "This link doesn’t work" }).waitFor();
  expect(await readDocument(documents.account(owner.uid))).toMatchObject({ email: owner.email });

  const second = randomEmail();
  await change.click();
  await field.fill(second);
  await dialog.getByRole("button", { name: "Send link" }).click();
  await section.getByRole("status").filter({ hasText: second }).waitFor();
  await elsewhere.goto(await linkFromMail(second, /Confirm your new email/, paths.auth.confirmEmail));
  // Opened is not confirmed: programs look through mails as well.
  await elsewhere.getByRole("heading", { name: "Use this email address?" }).waitFor();
  expect(await allFaults(elsewhere)).toEqual([]);
  expect(await readDocument(documents.account(owner.uid))).toMatchObject({ email: owner.email });
  await elsewhere.getByRole("button", { name: "Change my email" }).click();
  await elsewhere.getByRole("heading", { name: "Email address changed" }).waitFor();
  expect(await allFaults(elsewhere)).toEqual([]);
  expect(await readDocument(documents.account(owner.uid))).toMatchObject({ email: second, emailChange: null });

  // The device that was signed in with the old address is signed out, and asked to log in anew.
  await page.getByRole("heading", { name: "The shutter is down." }).waitFor();
  await page.getByRole("link", { name: "Log in" }).click();
  await tryLogin(page, owner.email, owner.password);
  await page.getByRole("alert").first().waitFor();
  await elsewhere.getByRole("link", { name: "Log in" }).click();
  await tryLogin(elsewhere, second, owner.password);
  await elsewhere.waitForURL(`**${paths.dashboard}`);
  await elsewhere.goto(paths.account);
  await elsewhere.getByRole("region", { name: "Email" }).getByText(second).waitFor();
  expect((await listMails(owner.email)).map(({ kind }) => kind)).toEqual([
    "address-change-asked",
    "address-change-asked",
    "address-changed",
  ]);
});

test("a sign-in that is not of the last minutes is asked for again, and a wrong password asks for nothing", async ({ stage }) => {
  const owner = await makeOwner();
  const email = randomEmail();
  const page = await stage.person();
  await fromOwnAddress(page);
  await signIn(page, owner.email, owner.password);
  // The clock of the device, which tells the screen whether to ask; the server goes by its own.
  await page.clock.setFixedTime(Date.now() + 10 * 60_000);
  await page.goto(paths.account);
  await page.getByRole("button", { name: "Change email" }).click();
  const dialog = page.getByRole("dialog", { name: labels.changeYourEmailAddress });
  const send = dialog.getByRole("button", { name: "Send link" });
  await dialog.getByLabel("New email address").fill(email);
  await send.click();
  await dialog.getByText("Enter your password.").waitFor();
  await dialog.getByLabel("Your password").fill("not-the-password");
  await send.click();
  await dialog.getByText(labels.passwordWrong).waitFor();
  expect(await listMails(email)).toEqual([]);
  await dialog.getByLabel("Your password").fill(owner.password);
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("status").filter({ hasText: email }).waitFor();
  expect((await listMails(email)).map(({ kind }) => kind)).toEqual(["confirm-new-address"]);
});
