import { sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { allFaults } from "../../support/axe.ts";
import { onShelf, orderButton } from "../../support/buying.ts";
import { htmlOnce, openShop } from "../../support/site-pages.ts";
import { stage, test } from "../support/stage.ts";

const CHUNKS = /\/assets\/site\/[\w-]+\.js/;
const BASKET_CHUNK = /\/assets\/site\/basket-[\w-]+\.js/;

stage.expectComplaints(/the basket is broken on purpose/);
const owner = await openShop({ site: { displayName: "Harbour pots" } });
await onShelf(owner, { title: "Bud vase", slug: "bud-vase", price: 2800 });
await htmlOnce(sitePaths.product(owner.username, "bud-vase"));

async function addToBasket(page: Page): Promise<void> {
  await page.goto(sitePaths.product(owner.username, "bud-vase"));
  await page.getByRole("button", { name: /add to basket/i }).click();
}

test("without any chunk a product can still be put in the basket, and the server draws the checkout", async ({ page }) => {
  await page.route(CHUNKS, (route) => route.abort());
  await addToBasket(page);
  await page.waitForURL((url) => url.pathname === sitePaths.checkout(owner.username));
  await page.getByText("Bud vase").first().waitFor();
  await orderButton(page).waitFor();
});

test("without a connection the page stays, and says so", async ({ page }) => {
  await page.route(BASKET_CHUNK, (route) => route.abort());
  await page.goto(sitePaths.product(owner.username, "bud-vase"));
  await page.context().setOffline(true);
  await page.getByRole("button", { name: /add to basket/i }).click();
  await page.getByRole("status").filter({ hasText: "You’re offline. Your basket is saved." }).waitFor();
  await page.getByRole("heading", { level: 1, name: "Bud vase" }).waitFor();
});

test("a basket that throws says so in place, and leads to the checkout the server draws", async ({ page }) => {
  await page.addInitScript(() => {
    const whole = Intl.NumberFormat;
    Object.assign(Intl, {
      NumberFormat: class {
        constructor() {
          throw new TypeError("the basket is broken on purpose");
        }
      },
    });
    Object.assign(window, { mend: () => Object.assign(Intl, { NumberFormat: whole }) });
  });
  await addToBasket(page);
  const basket = page.getByRole("dialog", { name: "Basket" });
  await basket.getByRole("alert").filter({ hasText: "We couldn’t open your basket." }).waitFor();
  expect(await allFaults(page)).toEqual([]);
  await basket.getByRole("button", { name: "Close" }).click();
  await page.getByRole("heading", { level: 1, name: "Bud vase" }).waitFor();
  // Mended, it opens as ever.
  await page.evaluate(() => Reflect.get(window, "mend")());
  await page
    .getByRole("link", { name: /^basket/i })
    .first()
    .click();
  await page.getByRole("dialog").getByText("Total").waitFor();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /^Go to checkout/ })
    .click();
  await orderButton(page).waitFor();
});

test("a link followed without a connection leaves the page as it is, and says so", async ({ page }) => {
  await page.goto(sitePaths.home(owner.username));
  const link = page.getByRole("link", { name: /^view product/i });
  await link.hover();
  await page.waitForLoadState("networkidle");
  await page.route("**/shop*", (route) => route.abort());
  await page.context().setOffline(true);
  // Another address than the one that was fetched ahead.
  await page.evaluate(
    (href) => {
      const link = document.createElement("a");
      link.href = href;
      link.textContent = "Onward";
      document.querySelector("main")?.prepend(link);
    },
    `${sitePaths.shop(owner.username)}?page=2`,
  );
  await page.getByRole("link", { name: "Onward" }).click();
  await page.getByRole("status").filter({ hasText: "You’re offline." }).waitFor();
  await page.getByRole("heading", { level: 1, name: "Harbour pots" }).waitFor();
});

test("back without a connection, long after: the page is as it was left", async ({ page }) => {
  const start = Date.now();
  await page.clock.setFixedTime(start);
  await page.goto(sitePaths.home(owner.username));
  await page.getByRole("link", { name: /^view product/i }).click();
  await page.getByRole("heading", { level: 1, name: "Shop" }).waitFor();
  await page.clock.setFixedTime(start + 60_000);
  await page.context().setOffline(true);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Harbour pots" }).waitFor();
  await page.goForward();
  await page.getByRole("heading", { level: 1, name: "Shop" }).waitFor();
});
