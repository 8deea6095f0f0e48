/** @module-tag full */
import { paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/order/actions/labels.ts";
import { colourFaults, scrollsSideways, seriousFaults } from "../../support/axe.ts";
import { journey as test } from "../support/fixtures.ts";
import { openOrder, standsAt, startAct } from "../support/orders.ts";
import { actElsewhere, type Bought, buy, enterShop, openShop, PHONE, type Shop } from "../support/shop.ts";

let shop: Shop;
let waiting: Bought;
let toShip: Bought;
let done: Bought;
let cancelled: Bought;

test.beforeAll(async () => {
  shop = await openShop({ stock: 50, title: "A bud vase with a rather long name, bottle green, second choice of the spring firing" });
  [waiting, toShip, done, cancelled] = [await buy(shop), await buy(shop, { quantity: 3 }), await buy(shop), await buy(shop)];
  for (const order of [toShip, done, cancelled]) await actElsewhere(shop, order, { type: "mark_paid" });
  const tracking = { carrier: "DHL", number: "0034 0434 1610", url: "https://track.example.test/1610" };
  await actElsewhere(shop, done, { type: "fulfil", tracking });
  await actElsewhere(shop, cancelled, { type: "cancel", reason: "It broke in the kiln", restock: true });
});

const isFocused = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).evaluateAll((all) => all.some((one) => one === document.activeElement));

test("from the list to an order, through an act and back, with the keyboard alone", async ({ stage }) => {
  const page = await enterShop(stage, shop);
  await page.goto(paths.orders);
  // What the device remembers comes first, the rest from the server.
  for (const number of [1001, 1002, 1003, 1004]) await page.getByRole("link", { name: new RegExp(`#${number}`) }).waitFor();
  for (let pressed = 0; pressed < 3; pressed++) await page.keyboard.press("j");
  await page.keyboard.press("k");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "#1002" }).waitFor();

  await page.getByRole("button", { name: "Mark as shipped" }).focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Mark as shipped" });
  await sheet.waitFor();
  const isInside = () => sheet.evaluate((one) => one.contains(document.activeElement));
  for (let pressed = 0; pressed < 12; pressed++) {
    await page.keyboard.press("Tab");
    // The browser itself may have its turn between the last and the first control of a dialog.
    expect((await isInside()) || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  expect(await isFocused(page, "Mark as shipped")).toBe(true);

  await page.getByRole("button", { name: "More actions" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Cancel order" }).waitFor();
  // By its first letter, whatever comes before it.
  await page.keyboard.press("c");
  await page.keyboard.press("Enter");
  const cancel = page.getByRole("dialog", { name: "Cancel #1002" });
  await cancel.getByLabel("Reason").focus();
  await page.keyboard.type("Nobody came");
  await page.keyboard.press("Escape");
  await cancel.waitFor({ state: "hidden" });

  await page.getByRole("button", { name: "Mark as shipped" }).focus();
  await page.keyboard.press("Enter");
  await sheet.getByLabel("Tracking number").focus();
  await page.keyboard.type("PP 1");
  await page.keyboard.press("Enter");
  await standsAt(page, "Completed", "Paid", "Shipped");
  await page.keyboard.press("/");
  await page.context().close();
});

test("the search takes the slash key, and typing in it moves no row", async ({ stage }) => {
  const page = await enterShop(stage, shop);
  await page.goto(paths.orders);
  await page.getByRole("link", { name: /#1001/ }).waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("jk");
  expect(await page.getByRole("searchbox").inputValue()).toBe("jk");
  await page.getByRole("heading", { name: "No results for “jk”" }).waitFor();
  await page.context().close();
});

const DESKTOP = { viewport: { width: 1440, height: 900 } };
test.for([
  ["a desktop by day", { ...DESKTOP, colorScheme: "light" }],
  ["a desktop at night", { ...DESKTOP, colorScheme: "dark" }],
  ["a phone by day", { ...PHONE, colorScheme: "light" }],
  ["a phone at night", { ...PHONE, colorScheme: "dark" }],
] as const)(
  "axe finds nothing serious on the orders, in any state, and in the settings: %s",
  { timeout: 240_000 },
  async ([_name, device], { stage }) => {
    const page = await enterShop(stage, shop, { ...device, reducedMotion: "reduce" });
    const faultsOf = device.colorScheme === "light" ? seriousFaults : colourFaults;
    const faults: string[] = [];
    await page.goto(paths.orders);
    await page.getByRole("link", { name: /#1001/ }).waitFor();
    faults.push(...(await faultsOf(page)));
    for (const order of [waiting, toShip, done, cancelled]) {
      await openOrder(page, order);
      faults.push(...(await faultsOf(page)));
    }
    await openOrder(page, waiting);
    for (const act of ["Mark as paid", "Cancel order"]) {
      await startAct(page, act);
      faults.push(...(await faultsOf(page)));
      await page.keyboard.press("Escape");
    }
    await page.goto(paths.settings);
    await page.getByLabel("Shipping price").fill("free");
    await page.getByRole("alert").waitFor();
    faults.push(...(await faultsOf(page)));
    await page.goto(paths.account);
    await page.getByRole("heading", { level: 1 }).waitFor();
    faults.push(...(await faultsOf(page)));
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test("at a width of 320 and with long names nothing scrolls sideways", async ({ stage }) => {
  const page = await enterShop(stage, shop, { ...PHONE, viewport: { width: 320, height: 640 } });
  const wide: string[] = [];
  for (const path of [paths.orders, paths.order(waiting.orderId), paths.order(done.orderId), paths.settings, paths.account]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: "detached" });
    if (await scrollsSideways(page)) wide.push(path);
  }
  expect(wide).toEqual([]);
  await page.context().close();
});

test("on a phone the next act and the menu with the others are within a thumb's reach", async ({ stage }) => {
  const order = await buy(shop, { delivery: "pickup", payment: "cash" });
  const page = await enterShop(stage, shop, PHONE);
  await openOrder(page, order);
  for (const name of ["Mark as paid", "More actions"]) {
    const box = await page.getByRole("main").getByRole("button", { name }).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(box?.y).toBeGreaterThan(844 / 2);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole("button", { name: "More actions" }).tap();
  await page.getByRole("menuitem", { name: labels.markAsPickedUp }).tap();
  await page.getByRole("dialog").getByRole("button", { name: labels.markAsPickedUp }).tap();
  await standsAt(page, "Open", "Unpaid", "Picked up");
  await page.context().close();
});
