import { UNPAID_AT_LEAST } from "@awning/domain/order/money/unpaid-holds";
import { sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { gone } from "../../support/absence.ts";
import { allFaults, scrollsSideways } from "../../support/axe.ts";
import { cartLine, orderInput, randomEmail } from "../../support/builders.ts";
import { consent, onConfirmation, orderButton, orderCount, payTotal, piecesInBasket, typeContact } from "../../support/buying.ts";
import { run } from "../../support/clients.ts";
import { openShop } from "../../support/shop.ts";
import { htmlOnce } from "../../support/site-pages.ts";
import { test } from "../support/stage.ts";

const shop = await openShop({ stock: 10 });
await htmlOnce(sitePaths.product(shop.owner.username, shop.slug));

/** How long the pages wait before they say that it takes long. */
const LATE_MS = 10_000;
const drawer = (page: Page) => page.getByRole("dialog");
const toCheckout = (page: Page) => drawer(page).getByRole("link", { name: /go to checkout/i });

/** Orders a piece from this browser's network and pays nothing. */
async function orderUnpaid(page: Page): Promise<number> {
  const { owner, productId } = shop;
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "pickup" });
  return page.evaluate(
    async (body) => {
      const response = await fetch("/api/place-order", { method: "POST", headers: { "content-type": "application/json" }, body });
      return response.status;
    },
    JSON.stringify(orderInput(owner, quote, { payment: "transfer" })),
  );
}

test("a basket whose price does not come says so after ten seconds, and asks again", async ({ phone: page }) => {
  let isHeld = true;
  await page.clock.install();
  const asked = Promise.withResolvers<void>();
  await page.route("**/api/quote", async (route) => (isHeld ? asked.resolve() : route.continue()));
  await page.goto(sitePaths.product(shop.owner.username, shop.slug));
  await page.getByRole("button", { name: "Add to basket" }).click();
  await asked.promise;
  await page.clock.fastForward(LATE_MS);
  await drawer(page).getByRole("alert").filter({ hasText: "This is taking longer than usual." }).waitFor();
  await toCheckout(page).waitFor();
  expect(await allFaults(page)).toEqual([]);
  isHeld = false;
  await drawer(page).getByRole("button", { name: "Try again" }).click();
  await drawer(page).getByText("€28.00").first().waitFor();
  await gone(drawer(page).getByRole("alert"));
});

test("a code that the shop does not have can be taken out of the basket", async ({ phone: page }) => {
  await page.goto(`${sitePaths.product(shop.owner.username, shop.slug)}?code=nothing`);
  await page.getByRole("button", { name: "Add to basket" }).click();
  await drawer(page).getByText("NOTHING isn’t a valid code.").waitFor();
  expect(await allFaults(page)).toEqual([]);
  await drawer(page).getByRole("button", { name: "Remove code" }).click();
  await expect.poll(() => drawer(page).getByText("NOTHING").count()).toBe(0);
  expect(await toCheckout(page).getAttribute("href")).not.toContain("code");
});

test("whose network holds enough unpaid reads what to do, is led to their orders and keeps the basket", async ({ phone: page }) => {
  await page.goto(sitePaths.product(shop.owner.username, shop.slug));
  for (let placed = 0; placed < UNPAID_AT_LEAST; placed++) expect(await orderUnpaid(page)).toBe(200);
  await page.getByRole("button", { name: "Add to basket" }).click();
  await toCheckout(page).click();
  await typeContact(page, randomEmail());
  await page.getByRole("radiogroup", { name: "Delivery" }).getByText("Pickup", { exact: true }).click();
  await consent(page);
  await orderButton(page).click();
  const notice = page.getByRole("alert").filter({ hasText: "These items are reserved for unpaid orders." });
  await notice.waitFor();
  await notice
    .getByText("Those orders came from your internet connection. Pay for or cancel one of them, then order again. Your basket is saved.")
    .waitFor();
  await expect.poll(() => notice.evaluate((element) => element === document.activeElement)).toBe(true);
  const way = notice.getByRole("link", { name: "Find your orders" });
  expect(await way.getAttribute("href")).toBe(sitePaths.findOrder(shop.owner.username));
  expect(await scrollsSideways(page)).toBe(false);
  expect(await allFaults(page)).toEqual([]);
  expect(await piecesInBasket(page, shop.owner.username)).toBe(1);
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Corner store");
  expect(await orderCount(shop.owner)).toBe(UNPAID_AT_LEAST);
  await way.click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe(sitePaths.findOrder(shop.owner.username));
  expect(await piecesInBasket(page, shop.owner.username)).toBe(1);
});

test("an order that is not answered says so after ten seconds; sent again it is one order", async ({ phone: page }) => {
  const roomy = await openShop({ title: "Egg cup", slug: "egg-cup" });
  await page.clock.install();
  await page.goto(`${sitePaths.checkout(roomy.owner.username)}?line=${roomy.productId}.single.1`);
  await typeContact(page, randomEmail());
  await page.getByRole("radiogroup", { name: "Delivery" }).getByText("Pickup", { exact: true }).click();
  await consent(page);
  await expect.poll(() => payTotal(page)).toBe("€28.00");
  let sent = 0;
  const lost = Promise.withResolvers<void>();
  await page.route(`**${sitePaths.checkout(roomy.owner.username)}`, async (route) => {
    if (route.request().method() !== "POST" || ++sent > 1) return route.continue();
    // It arrives, and its answer is lost.
    await route.fetch({ maxRedirects: 0 });
    lost.resolve();
  });
  await orderButton(page).click();
  await lost.promise;
  await page.clock.fastForward(LATE_MS);
  await page.getByRole("status").filter({ hasText: "This is taking longer than usual." }).waitFor();
  expect(await payTotal(page)).toBe("€28.00");
  await orderButton(page).click();
  await onConfirmation(page, roomy.owner.username);
  expect(await orderCount(roomy.owner)).toBe(1);
});
