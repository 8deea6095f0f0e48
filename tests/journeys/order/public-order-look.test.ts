import { paths, sitePaths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeOwner, makeProduct } from "../../support/builders.ts";
import { seriousFaults } from "../support/axe.ts";
import { onDevice, open, saved } from "../support/owner.ts";
import { type Bought, buy, followOrder, type Shop } from "../support/shop.ts";
import { openStage, suite } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let shop: Shop;
let order: Bought;
let page: Page;
let buyer: Page;

beforeAll(async () => {
  stage = await openStage();
  const owner = await makeOwner({ site: { displayName: "Harbour pots", theme: "market" } });
  shop = { owner, productId: await makeProduct(owner, { stock: 5, slug: "bud-vase" }), slug: "bud-vase" };
  await suite.waitForPage(sitePaths.shop(owner.username));
  order = await buy(shop);
  page = await onDevice(stage, owner);
  buyer = await stage.person();
});
afterAll(() => stage.close());

/** Where a buyer arrives who has just ordered; the key of the order's link opens it as well. */
function confirmation(): string {
  const { searchParams } = new URL(order.orderUrl);
  searchParams.set("order", order.orderId);
  return `${sitePaths.confirmation(shop.owner.username)}?${searchParams}`;
}
const choose = (group: string, name: string) =>
  page.getByRole("group", { name: group, exact: true }).getByRole("radio", { name, exact: true }).check();

/** What a page looks like: its theme, its colours, its face, and the buttons on it. */
async function lookAt(address: string): Promise<Record<string, string>> {
  await buyer.goto(address);
  return buyer.evaluate(() => {
    const root = document.documentElement;
    const own = (name: string) => getComputedStyle(root).getPropertyValue(name).trim();
    const title = getComputedStyle(document.querySelector("h1") ?? document.body);
    return {
      theme: root.dataset.theme ?? "",
      button: own("--pri"),
      lettering: own("--pri-ink"),
      ground: own("--bg"),
      text: getComputedStyle(document.body).color,
      face: title.fontFamily,
      loaded: String([...document.fonts].filter((font) => font.status === "loaded").map((font) => font.family)),
      corners: own("--r-ctl"),
    };
  });
}

/** The corners and the colour of a button, as drawn. */
function buttonOf(selector: string): Promise<string[]> {
  return buyer
    .locator(selector)
    .first()
    .evaluate((button) => {
      const { borderStartStartRadius, backgroundColor } = getComputedStyle(button);
      return [borderStartStartRadius, backgroundColor];
    });
}

test("the order and what confirms it wear what the shop wears", async () => {
  const wanted = await lookAt(sitePaths.shop(shop.owner.username));
  expect(wanted).toMatchObject({ theme: "market" });
  for (const address of [order.orderUrl, confirmation()]) expect(await lookAt(address), address).toEqual(wanted);
});

test("an applied change of the design is on both, an open order of before included", async () => {
  const before = await lookAt(order.orderUrl);
  await open(page, paths.design);
  await page.getByRole("radio", { name: /^Clay/ }).check({ force: true });
  await page.getByLabel("Button", { exact: true }).fill("#14532d");
  await page.getByLabel("Button lettering", { exact: true }).fill("#fffbe6");
  await choose("Shape", "Pill");
  await page.getByRole("group", { name: "Lettering", exact: true }).getByRole("radio").nth(7).check();
  await saved(page);
  expect(await lookAt(order.orderUrl)).toEqual(before);
  const draft = page.getByRole("region", { name: "Draft" });
  await draft.getByRole("button", { name: "Apply for everyone" }).click();
  await draft.waitFor({ state: "detached" });
  await saved(page);
  await expect
    .poll(() => lookAt(order.orderUrl), { timeout: 20_000 })
    .toMatchObject({ theme: "clay", button: "#14532d", lettering: "#fffbe6" });
  const wanted = await lookAt(sitePaths.shop(shop.owner.username));
  expect(wanted).not.toMatchObject({ face: before.face });
  for (const address of [order.orderUrl, confirmation()]) {
    expect(await lookAt(address), address).toEqual(wanted);
    expect(await seriousFaults(buyer)).toEqual([]);
  }
  await buyer.goto(confirmation());
  expect(await buttonOf("main a.btn:not(.btn--line)")).toEqual(["99px", "rgb(20, 83, 45)"]);
});

test("what follows an order live keeps the look", async () => {
  await followOrder(buyer, order);
  const [corners] = await buttonOf("main a.btn");
  expect(corners).toBe("99px");
});
