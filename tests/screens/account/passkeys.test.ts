import { paths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/account/labels.ts";
import { faults } from "../support/axe.ts";
import { answer, openScreen, Refusal, signedInOwner } from "../support/screen.tsx";

const ADDED = Date.UTC(2026, 4, 4);
const ONE = { id: "a".repeat(24), name: "Chrome on macOS", createdAt: ADDED, usedAt: null };
const part = () => page.getByRole("region", { name: labels.passkeys });

test("passkeys are listed and removed; the password can only go while there is one", async () => {
  signedInOwner();
  answer("list-passkeys", () => ({ passkeys: [ONE, { ...ONE, id: "b".repeat(24), name: "Safari on iPhone", usedAt: ADDED }] }));
  answer("remove-passkey", () => ({ passkeys: [] }));
  await openScreen(paths.account);
  await expect.element(part().getByText("Safari on iPhone")).toBeVisible();
  await expect.element(part().getByRole("button", { name: labels.removePassword })).toBeVisible();
  expect(await faults()).toEqual([]);
  if (import.meta.env.VITE_PICTURES) await page.screenshot({ path: "../../../node_modules/.pictures/passkeys.png" });
  await part()
    .getByRole("button", { name: /^Remove: Chrome on macOS/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect.element(part().getByText(labels.noPasskeysYet)).toBeVisible();
  await expect.element(part().getByRole("button", { name: labels.removePassword })).not.toBeInTheDocument();
});

test("passkeys that can't be read say why", async () => {
  signedInOwner();
  answer("list-passkeys", () => {
    throw new Refusal(503, "busy");
  });
  await openScreen(paths.account);
  await expect.element(part().getByRole("alert")).toBeVisible();
});

test("an account with an unconfirmed address is told to confirm it instead of being offered a passkey", async () => {
  signedInOwner({ isVerified: false });
  answer("list-passkeys", () => ({ passkeys: [ONE] }));
  await openScreen(paths.account);
  await expect.element(part().getByText("Confirm your email address first.", { exact: false })).toBeVisible();
  await expect.element(part().getByText(ONE.name)).toBeVisible();
  for (const name of [labels.addPasskey, labels.removePassword])
    await expect.element(part().getByRole("button", { name })).not.toBeInTheDocument();
});
