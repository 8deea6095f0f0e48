import { SECURITY_EVENTS_PAGE, type SecurityEvent, securityEventDocuments } from "@awning/domain/account/security-event";
import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/account/security/labels.ts";
import { scrollsSideways } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { type Owner, openScreen, store, test } from "../support/screen.tsx";

const part = () => page.getByRole("region", { name: labels.activity });
const rows = () => part().getByRole("listitem");

function put(owner: Owner, id: string, event: Partial<SecurityEvent>): void {
  const { at = Date.now(), ...rest } = event;
  store.set(securityEventDocuments.one(owner.uid, id), { act: "exported", detail: "", ...rest, at: new Date(at), expireAt: new Date(at) });
}

test("what happened to the account is listed newest first, five at first and then page by page", async ({ owner }) => {
  const now = Date.now();
  const all = SECURITY_EVENTS_PAGE + 4;
  for (let index = 0; index < all - 2; index++) put(owner, `old${index}`, { at: now - 86_400_000 * (index + 2) });
  put(owner, "new", { act: "newDevice", detail: "Firefox on Linux", at: now - 60_000 });
  put(owner, "long", { act: "emailChanged", detail: `${"long".repeat(40)}@example.test`, at: now - 3_600_000 });
  await openScreen(paths.account, { viewport: { width: 320, height: 700 } });
  await expect.element(rows().first().getByText("Firefox on Linux")).toBeVisible();
  await expect.element(rows().first().getByText(labels.ACT_TITLES.newDevice)).toBeVisible();
  expect(rows().elements()).toHaveLength(5);
  expect(scrollsSideways()).toBe(false);
  expect(await faults()).toEqual([]);
  const more = part().getByRole("button", { name: labels.showMore });
  await more.click();
  expect(rows().elements()).toHaveLength(SECURITY_EVENTS_PAGE);
  await more.click();
  await expect.poll(() => rows().elements().length).toBe(all);
  await expect.element(more).not.toBeInTheDocument();
});

test("an account where nothing happened says so, and one that can't be read offers another try", async ({ owner }) => {
  store.refuseReads(/securityEvents/);
  await openScreen(paths.account);
  await expect.element(part().getByRole("button", { name: "Try again" })).toBeVisible();
  store.allowReads();
  await part().getByRole("button", { name: "Try again" }).click();
  await expect.element(part().getByText(labels.noActivity)).toBeVisible();
  put(owner, "a", {});
  await expect.element(rows().getByText(labels.ACT_TITLES.exported)).toBeVisible();
});
