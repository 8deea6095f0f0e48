/** @module-tag full */
import { newBlock } from "@awning/domain/page/block";
import { paths } from "@awning/domain/routes/paths";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { makeProduct } from "../../support/builders.ts";
import { block, makePage, openBuilder } from "../support/building.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { openOrder, startAct } from "../support/orders.ts";
import { open } from "../support/owner.ts";
import { buy, enterShop, openShop, PHONE } from "../support/shop.ts";

// Five seconds, or ten where something can be taken back, are long for whoever has a pile of orders to mark.
const DESKTOP = { width: 1440, height: 900 };
/** Wider than the phones that the toasts' own library knows, and laid out as one here. */
const LARGE_PHONE = { width: 700, height: 900 };

const test = journey
  .extend("shop", perFile, () => openShop({ stock: 50, slug: "bowl", title: "Bowl" }))
  .extend("desk", perFile, ({ stage, shop }) => enterShop(stage, shop, PHONE));

/** The toast that tells of an act, with a pointer on it: as long as one rests there it stays, however slowly the test looks. */
async function told(desk: Page, words: string, act: () => Promise<void>): Promise<Locator> {
  const toast = desk.locator(".toast").filter({ hasText: words });
  await Promise.all([toast.hover(), act()]);
  return toast;
}

/** What lies in the middle of each button while the toast stands in its place: the button itself, or its name. */
async function coveredBy(toast: Locator, buttons: Locator): Promise<string[]> {
  // It rises into its place.
  await toast.evaluate((one) => Promise.all((one.closest("li") ?? one).getAnimations().map(({ finished }) => finished)));
  const covered = await buttons.evaluateAll((all) =>
    all.flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return one.contains(hit) ? [] : [`${one.textContent || one.ariaLabel} under ${hit?.className}`];
    }),
  );
  expect(await buttons.count()).toBeGreaterThan(0);
  expect(await toast.isVisible()).toBe(true);
  return covered;
}

test.for([
  ["a phone", PHONE.viewport],
  ["a large phone", LARGE_PHONE],
  ["a wide screen", DESKTOP],
] as const)("on %s the next act on an order can be pressed while the last one is still told", async ([_, viewport], { shop, desk }) => {
  await desk.setViewportSize(viewport);
  await openOrder(desk, await buy(shop));
  const paid = await startAct(desk, "Mark as paid");
  const toast = await told(desk, "Marked as paid", () => paid.getByRole("button", { name: "Mark as paid" }).click());
  const main = desk.getByRole("main");
  const next = main.getByRole("button", { name: "Mark as shipped", exact: true });
  await next.waitFor();
  expect(await coveredBy(toast, next.or(main.getByRole("button", { name: "More actions" })))).toEqual([]);
  if (viewport !== DESKTOP) expect(await coveredBy(toast, desk.locator(".bar__item"))).toEqual([]);
  await next.click();
  await desk.getByRole("dialog").getByRole("button", { name: "Mark as shipped" }).waitFor();
});

test.for([
  ["a phone", PHONE.viewport],
  ["a wide screen", DESKTOP],
] as const)("on %s the acts on chosen products stay free while a change can be taken back", async ([_, viewport], { shop, desk }) => {
  await desk.setViewportSize(viewport);
  await makeProduct(shop.owner, { title: "Vase", slug: `vase-${viewport.width}`, price: 999, order: `b${viewport.width}` });
  await open(desk, paths.products);
  if (viewport !== DESKTOP) await desk.getByRole("button", { name: "Select", exact: true }).click();
  await desk.getByRole("checkbox", { name: "Select Vase" }).first().check();
  const bar = desk.getByRole("region", { name: "Actions for selected items" });
  await bar.getByRole("button", { name: "Change prices" }).click();
  const sheet = desk.getByRole("dialog", { name: /^Change/ });
  await sheet.getByRole("textbox", { name: "Change by" }).fill("10");
  const toast = await told(desk, "Price updated", () => sheet.getByRole("button", { name: "Update prices", exact: true }).click());
  await desk.getByRole("checkbox", { name: "Select Bowl" }).first().check();
  await toast.hover();
  expect(await coveredBy(toast, bar.getByRole("button"))).toEqual([]);
});

test("a new product on a phone is put on sale while starting over can be taken back", async ({ desk }) => {
  await desk.setViewportSize(PHONE.viewport);
  await open(desk, paths.product("new"));
  await desk.getByLabel("Name", { exact: true }).fill("Plate");
  await desk.reload();
  const toast = await told(desk, "Draft cleared", () => desk.getByRole("button", { name: "Start over" }).click());
  const acts = desk.getByRole("button", { name: /^(Publish|Save draft)$/ });
  expect(await coveredBy(toast, acts)).toEqual([]);
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => desk.getByLabel("Name", { exact: true }).inputValue()).toBe("Plate");
});

test("on a phone the builder's dock and its publishing stay free while a removed block can be brought back", async ({ shop, desk }) => {
  await desk.setViewportSize(PHONE.viewport);
  const heading = (id: string, text: string) => ({
    ...newBlock("heading", id),
    props: { text, level: 2 as const, align: "start" as const },
  });
  await openBuilder(desk, await makePage(shop.owner, "Toasts", [heading("a", "First"), heading("b", "Second")]));
  await block(desk, "Heading “First”").click();
  const toast = await told(desk, "removed", () => block(desk, "Heading “First”").press("Delete"));
  const dock = desk.getByRole("navigation", { name: "Editor" }).locator("button:enabled");
  expect(await coveredBy(toast, dock.or(desk.getByRole("button", { name: /^Publish(?! now)/ })))).toEqual([]);
});
