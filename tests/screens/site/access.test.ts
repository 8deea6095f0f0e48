import { PLAIN_LINK } from "@awning/domain/link/link";
import { collections } from "@awning/domain/routes/firestore-paths";
import { orderPaths, ownPagePaths, paths } from "@awning/domain/routes/paths";
import { INFORMATION_SECTIONS, SETTINGS_SECTIONS, settingsPaths } from "@awning/domain/routes/settings-paths";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { faults, paint } from "../support/axe.ts";
import { putOrder } from "../support/orders.ts";
import { DESKTOP, openScreen, PHONE, putProduct, signedInOwner, store } from "../support/screen.tsx";

const PATHS = [
  paths.dashboard,
  paths.links,
  ownPagePaths.list,
  paths.design,
  ...INFORMATION_SECTIONS.map((section) => settingsPaths.information(section)),
  paths.products,
  paths.product("new"),
  paths.collections,
  paths.discounts,
  paths.orders,
  orderPaths.create,
  paths.settings,
  ...SETTINGS_SECTIONS.map((section) => settingsPaths.section(section)),
  paths.account,
];

beforeEach(() => onTestFinished(() => paint("light")));

/** An owner with something on every screen, some of it long. */
function busyOwner() {
  const owner = signedInOwner({
    site: { displayName: "The salt kiln by the old harbour", headline: "Stoneware, thrown and fired by the sea" },
  });
  putProduct(owner, { title: "Speckled mug", slug: "mug", stock: 3 });
  putProduct(owner, { title: "A tall jug for a very long table with many guests", slug: "jug", stock: 0, state: "draft", order: "a1" });
  putOrder(owner, {}, { type: "mark_paid" });
  putOrder(owner, { buyer: { name: "Bücher am alten Hafen", email: "buecher@example.test", phone: "", locale: "de" } });
  store.set(`${collections.links(owner.uid)}/l1`, {
    ...PLAIN_LINK,
    type: "web",
    url: "https://www.example.com/",
    title: "Where we throw",
    subtitle: "Fridays from ten",
    order: "a0",
    createdAt: new Date(),
    updatedAt: new Date(),
  });
  return owner;
}

test.each(PATHS)("%s: axe finds nothing by day and by night, on a desktop and on a phone, and nothing scrolls sideways", async (path) => {
  busyOwner();
  for (const viewport of [DESKTOP, PHONE]) {
    await openScreen(path, { viewport });
    expect(await faults()).toEqual([]);
    paint("dark");
    expect(await faults("colours")).toEqual([]);
    paint("light");
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  }
  for (const width of [320, 768, 1024]) {
    await page.viewport(width, 640);
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});

test.each(PATHS)("%s without anything in it: axe finds nothing", async (path) => {
  signedInOwner();
  await openScreen(path);
  expect(await faults()).toEqual([]);
});

test.each([
  ["has faded in, however late it began", "rising 90ms 200ms backwards", false],
  ["stays pale", "none", true],
] as const)("what axe says of words whose box %s", async (_, animation, isFault) => {
  signedInOwner();
  await openScreen(paths.products);
  const box = document.createElement("p");
  const opacity = isFault ? 0.3 : 1;
  box.innerHTML = `<style>@keyframes rising { from { opacity: 0.3 } }</style><span style="opacity: ${opacity}; animation: ${animation}">Pale words</span>`;
  document.querySelector("main")?.append(box);
  expect((await faults()).filter((one) => one.includes("Pale words")).length).toBe(isFault ? 1 : 0);
});
