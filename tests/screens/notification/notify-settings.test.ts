import { CHANNELS, hasChannel, NOTIFY_EVENTS } from "@awning/domain/notification/notify";
import { paths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { expect } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import * as labels from "../../../web/src/features/shop/labels.ts";
import { button, gone, says, scrollsSideways, seen, toggle } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { DESKTOP, type Owner, openScreen, PHONE, saved, setOnline, store, test } from "../support/screen.tsx";

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

test("what another device changes is shown, where nothing was stored before and after an own change that waited", async ({ owner }) => {
  const path = informationDocuments.notifySettings(owner.uid);
  await openScreen(OPEN);
  await expect.element(way("New order Email")).toBeChecked();
  store.set(path, { newOrder: { mail: false } });
  await expect.element(way("New order Email")).not.toBeChecked();
  setOnline(false);
  await way("Low stock or sold out Email").click();
  setOnline(true);
  await saved();
  store.set(path, { ...stored(owner), newOrder: { mail: true } });
  await expect.element(way("New order Email")).toBeChecked();
  await expect.element(way("Low stock or sold out Email")).not.toBeChecked();
});

/** Presses Tab until the focus is on it; fails when a whole round passes by. */
async function tabTo(wanted: Locator): Promise<void> {
  for (let pressed = 0; pressed < 120; pressed++) {
    await userEvent.tab();
    if (wanted.element() === document.activeElement) return;
  }
  throw new Error("Tab never reached it");
}

test.for([PHONE, DESKTOP])(
  "everything is on at first, what always comes has no switch, and keys turn a mail off: %o",
  async (viewport, { owner }) => {
    const screen = await openScreen(OPEN, { viewport });
    const table = page.getByRole("table", { name: labels.notifications });
    const offered = NOTIFY_EVENTS.flatMap((one) => CHANNELS.filter((channel) => hasChannel(one, channel)));
    const switches = () => table.getByRole("switch");
    await expect.poll(() => switches().elements().length).toBe(offered.length);
    for (const one of switches().elements()) await expect.element(one).toBeChecked();
    const always = table.getByRole("row").filter({ has: page.getByRole("cell", { name: "Always", exact: true }) });
    expect(always.elements()).toHaveLength(3);
    expect(always.getByRole("switch").elements()).toEqual([]);
    expect(scrollsSideways()).toBe(false);
    expect(await faults()).toEqual([]);
    await tabTo(way("Low stock or sold out Email"));
    await userEvent.keyboard(" ");
    await saved();
    await screen.goto(paths.links);
    await screen.goto(OPEN);
    await expect.element(way("Low stock or sold out Email")).not.toBeChecked();
    await tabTo(way("Low stock or sold out Email"));
    await userEvent.keyboard(" ");
    await expect.poll(() => stored(owner)).toMatchObject({ lowStock: { mail: true } });
  },
);

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
