import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/shop/labels.ts";
import { button, gone, says, scrollsSideways, seen, toggle } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { type Owner, openScreen, saved, store, test } from "../support/screen.tsx";

const OPEN = settingsPaths.section("notifications");
const way = (name: string) => page.getByRole("table", { name: labels.notifications }).getByRole("switch", { name, exact: true });
const stored = (owner: Owner) => store.get(informationDocuments.notifySettings(owner.uid));
const DEVICE = {
  id: "a".repeat(20),
  endpoint: "https://push.example.test/1",
  p256dh: "p".repeat(87),
  auth: "a".repeat(22),
  name: "Chrome on Android",
  place: 1,
};

test("each way of an event has a switch of its own, and only those it can go", async ({ owner }) => {
  await openScreen(OPEN, { viewport: { width: 320, height: 800 } });
  await way("New order App").click();
  await way("New order Push").click();
  await saved();
  expect(stored(owner)).toEqual({ newOrder: { mail: true, app: false, push: false } });
  await expect.element(way("New order Email")).toBeChecked();
  expect(way("Low stock or sold out Push").elements()).toEqual([]);
  expect(way("Weekly summary App").elements()).toEqual([]);
  expect(scrollsSideways()).toBe(false);
  expect(await faults()).toEqual([]);
});

test("a device that is pushed to is listed and can be removed; quiet hours are set for all", async ({ owner }) => {
  store.set(informationDocuments.deviceSettings(owner.uid), { devices: { [DEVICE.id]: DEVICE } });
  await openScreen(OPEN);
  await says("Chrome on Android");
  await toggle(labels.quietHours).click();
  await expect.element(page.getByLabelText(labels.quietStart)).toHaveValue("22:00");
  await page.getByLabelText(labels.quietEnd).fill("06:30");
  await expect.poll(() => stored(owner)?.["quiet"]).toEqual({ from: 1320, until: 390 });
  await toggle(labels.quietHours).click();
  await expect.poll(() => stored(owner)?.["quiet"]).toBeNull();
  await button("Remove Chrome on Android").click();
  await gone(page.getByText("Chrome on Android"));
  expect(store.get(informationDocuments.deviceSettings(owner.uid))).toEqual({ devices: {} });
});

test("the sound of this browser is off until it is turned on", async ({ owner: _owner }) => {
  await openScreen(OPEN);
  await expect.element(toggle(labels.playSound)).not.toBeChecked();
  await toggle(labels.playSound).click();
  await openScreen(OPEN);
  await expect.element(toggle(labels.playSound)).toBeChecked();
  await seen(toggle(labels.pushHere));
});
