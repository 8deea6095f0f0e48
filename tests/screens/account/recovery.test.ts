import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as passwordLabels from "../../../web/src/features/account/auth/password/labels.ts";
import * as authLabels from "../../../web/src/features/account/auth/password/recovery-labels.ts";
import * as accountLabels from "../../../web/src/features/account/labels.ts";
import * as labels from "../../../web/src/features/account/recovery/labels.ts";
import { scrollsSideways } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { answer, openScreen, Refusal, setOnline, signedInOwner, signedOut, test } from "../support/screen.tsx";

const MADE = Date.UTC(2026, 4, 4);
const CODES = [..."ABCDEFGHJK"].map((letter) => `${letter.repeat(4)}-2345-WXYZ`);
const NARROW = { width: 320, height: 700 };
const part = () => page.getByRole("region", { name: labels.recoveryCodes });
const dialog = () => page.getByRole("dialog");
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const refuse = (status: number, code: string) => () => {
  throw new Refusal(status, code);
};

test("codes are shown once, and turned on by typing one of them", async ({ owner }) => {
  const confirmed: string[] = [];
  answer("make-recovery-codes", () => ({ codes: CODES }));
  answer("confirm-recovery-codes", ({ code }) => {
    confirmed.push(code);
    return { codes: { left: 10, madeAt: MADE } };
  });
  await openScreen(paths.account, { viewport: NARROW });
  await expect.element(part().getByText(labels.notSetUp)).toBeVisible();
  await part().getByRole("button", { name: labels.createCodes }).click();
  await expect.element(dialog().getByText("KKKK-2345-WXYZ")).toBeVisible();
  expect(scrollsSideways()).toBe(false);
  expect(await faults()).toEqual([]);
  const field = dialog().getByLabelText(labels.typeOne);
  await field.fill("AAAA-2345-WXY2");
  await press(labels.activate);
  await expect.element(dialog().getByText(labels.unknownCode)).toBeVisible();
  expect(confirmed).toEqual([]);
  await field.fill("bbbb 2345 wxyz");
  await userEvent.keyboard("{Enter}");
  await expect.element(part().getByText(labels.codesLeft(10, 10))).toBeVisible();
  expect(confirmed).toEqual([CODES[1]]);
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(document.body.textContent).toContain(owner.username);
});

test("few codes left ask for new ones, which change nothing until they are turned on", async ({ owner: _owner }) => {
  answer("show-recovery-codes", () => ({ codes: { left: 2, madeAt: MADE } }));
  answer("make-recovery-codes", () => ({ codes: CODES }));
  answer("confirm-recovery-codes", refuse(503, "busy"));
  await openScreen(paths.account);
  await expect.element(part().getByText(labels.fewLeftHint)).toBeVisible();
  expect(await faults()).toEqual([]);
  await part().getByRole("button", { name: labels.createNewCodes }).click();
  await expect.element(dialog().getByText(labels.replaceHint)).toBeVisible();
  await dialog().getByRole("button", { name: labels.createNewCodes }).click();
  await dialog()
    .getByLabelText(labels.typeOne)
    .fill(CODES[0] ?? "");
  await press(labels.activate);
  await expect.element(dialog().getByRole("alert")).toBeVisible();
  await press("Cancel");
  await expect.element(part().getByText(labels.codesLeft(2, 10))).toBeVisible();
});

test("codes that can't be read say why, offline nothing is made, and an unconfirmed address comes first", async () => {
  answer("show-recovery-codes", refuse(503, "busy"));
  signedInOwner();
  await openScreen(paths.account);
  await expect.element(part().getByRole("alert")).toBeVisible();
  setOnline(false);
  await expect.element(part().getByText(accountLabels.offlineHint)).toBeVisible();
  await expect.element(part().getByRole("button", { name: labels.createCodes })).toBeDisabled();
  setOnline(true);
  signedInOwner({ isVerified: false });
  await openScreen(paths.account);
  await expect.element(part().getByText("Confirm your email address first.", { exact: false })).toBeVisible();
  await expect.element(part().getByRole("button")).not.toBeInTheDocument();
});

test("whoever removes their password is offered codes once, and can decline", async ({ owner }) => {
  answer("list-passkeys", () => ({ passkeys: [{ id: "a".repeat(24), name: "Chrome on macOS", createdAt: MADE, usedAt: null }] }));
  answer("remove-password", () => ({ token: `token-of-${owner.uid}` }));
  answer("note-sign-in", () => ({}));
  await openScreen(paths.account);
  await press(accountLabels.removePassword);
  await dialog().getByRole("button", { name: accountLabels.removePassword }).click();
  await expect.element(dialog().getByText(labels.createHint)).toBeVisible();
  await press("Cancel");
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("a recovery code logs in, what is missing or wrong is said, and a password can be set at once", async ({ owner }) => {
  signedOut({ ...owner, emailVerified: true });
  answer("note-sign-in", () => ({}));
  answer("sign-in-with-recovery-code", ({ code }) => {
    if (code !== CODES[0]) throw new Refusal(403, "forbidden", { reason: "recovery_code" });
    return { token: `token-of-${owner.uid}`, left: 1 };
  });
  answer("set-password", ({ password }) => {
    if (password !== owner.password) throw new Refusal(400, "weak_password", { reason: "common" });
    return {};
  });
  const { path } = await openScreen(paths.auth.forgotPassword, { viewport: NARROW });
  await page.getByRole("link", { name: authLabels.useACode }).click();
  await expect.element(page.getByRole("heading", { name: authLabels.logInWithCode })).toHaveFocus();
  await press(authLabels.logInAction);
  await expect.element(page.getByText(authLabels.emailMissing)).toBeVisible();
  await page.getByLabelText("Email").fill(owner.email);
  await press(authLabels.logInAction);
  await expect.element(page.getByText(authLabels.codeMissing)).toBeVisible();
  await page.getByLabelText(authLabels.recoveryCode).fill(CODES[1] ?? "");
  await press(authLabels.logInAction);
  await expect.element(page.getByRole("alert").getByText(authLabels.wrongPair)).toBeVisible();
  expect([scrollsSideways(), await faults()]).toEqual([false, []]);
  await page.getByLabelText(authLabels.recoveryCode).fill(CODES[0] ?? "");
  await press(authLabels.logInAction);
  await expect.element(page.getByText(authLabels.usedUp("1 code"))).toBeVisible();
  expect([scrollsSideways(), await faults()]).toEqual([false, []]);
  await page.getByLabelText(passwordLabels.newPassword, { exact: true }).fill(owner.password);
  await press(authLabels.savePassword);
  await expect.poll(path).not.toContain(paths.auth.forgotPassword);
});
