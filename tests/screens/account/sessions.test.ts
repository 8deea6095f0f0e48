import type { ListedSession } from "@awning/domain/account/session";
import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/account/security/labels.ts";
import { scrollsSideways } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { answer, openScreen, Refusal, test } from "../support/screen.tsx";

const USED = Date.UTC(2026, 4, 4);
const HERE: ListedSession = {
  browser: "Chrome",
  system: "Android",
  timeZone: "America/Argentina/Buenos_Aires",
  usedAt: USED + 1,
  isThis: true,
};
const OTHER: ListedSession = { browser: "Firefox", system: "Linux", timeZone: "Europe/Berlin", usedAt: USED, isThis: false };
const part = () => page.getByRole("region", { name: labels.sessions });

test("the devices that used an account are listed, and the question says that this one is logged out too", async ({ owner: _owner }) => {
  answer("list-sessions", () => ({ sessions: [HERE, OTHER] }));
  await openScreen(paths.account, { viewport: { width: 320, height: 700 } });
  await expect.element(part().getByText("Buenos Aires time, this device")).toBeVisible();
  await expect.element(part().getByText(/^Berlin time, last used/)).toBeVisible();
  expect(scrollsSideways()).toBe(false);
  expect(await faults()).toEqual([]);
  await part().getByRole("button", { name: labels.endSessions }).click();
  await expect.element(page.getByRole("dialog").getByText(labels.endSessionsHint)).toBeVisible();
});

test("devices that can't be read say why, and nothing is logged out where the service refuses", async ({ owner: _owner }) => {
  answer("list-sessions", () => {
    throw new Refusal(503, "busy");
  });
  answer("end-sessions", () => {
    throw new Refusal(503, "busy");
  });
  await openScreen(paths.account);
  await expect.element(part().getByRole("alert")).toBeVisible();
  await part().getByRole("button", { name: labels.endSessions }).click();
  await page.getByRole("dialog").getByRole("button", { name: labels.endSessions }).click();
  await expect.element(page.getByRole("dialog").getByRole("alert")).toBeVisible();
});
