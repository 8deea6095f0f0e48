/** @module-tag full */
import { collections } from "@awning/domain/routes/firestore-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeOwner, type Owner, randomEmail } from "../../support/builders.ts";
import { consent, onConfirmation, onShelf, orderButton, typeAddress, typeContact } from "../../support/buying.ts";
import { admin } from "../../support/emulators.ts";
import { openShop } from "../../support/site-pages.ts";
import { openStage, signIn } from "../support/stage.ts";

const ALL = ["localStorage", "sessionStorage", "indexedDB"] as const;
type Store = (typeof ALL)[number];
const WAYS: [Store[]][] = [...ALL.map((store): [Store[]] => [[store]]), [[...ALL]]];

let stage: Awaited<ReturnType<typeof openStage>>;
let shop: Owner;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop();
  await onShelf(shop, { title: "Bud vase", slug: "bud-vase", price: 2800 });
});
afterAll(() => stage.close());

/** A browser in which reaching for these stores throws, as with blocked cookies. */
async function browserWithout(stores: readonly Store[]): Promise<Page> {
  const page = await stage.person();
  await page.addInitScript((closed) => {
    for (const store of closed) {
      Object.defineProperty(window, store, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  }, stores);
  return page;
}

test.each(WAYS)("without %j a basket is filled, stays from page to page, and is ordered", async (stores) => {
  const page = await browserWithout(stores);
  const drawer = page.getByRole("dialog");
  await page.goto(sitePaths.shop(shop.username));
  await page.getByRole("link", { name: "Add Bud vase to the basket" }).click();
  await page
    .locator(`a[href="${sitePaths.product(shop.username, "bud-vase")}"]`)
    .first()
    .click();
  await page.getByRole("button", { name: "Add to basket" }).click();
  await drawer.getByText("€56.00").first().waitFor();
  const isTold = stores.includes("localStorage");
  expect(
    await drawer.getByText("Your browser doesn’t allow saving data, so your basket will be lost when you leave this page.").count(),
  ).toBe(isTold ? 1 : 0);
  await drawer.getByRole("link", { name: "Go to checkout" }).click();
  await typeContact(page, randomEmail());
  await typeAddress(page);
  await consent(page);
  await orderButton(page).click();
  await onConfirmation(page, shop.username);
  await page.context().close();
});

test.each(WAYS)("without %j the dashboard works, and says what the browser keeps", async (stores) => {
  const owner = await makeOwner();
  const page = await browserWithout(stores);
  await signIn(page, owner.email, owner.password);
  await page.getByRole("link", { name: "Links" }).first().click();
  await page.getByRole("textbox", { name: "New link" }).fill("example.com");
  await page.getByRole("button", { name: /^Add( link)?$/ }).click();
  await expect.poll(async () => (await admin.firestore.collection(collections.links(owner.uid)).get()).size).toBe(1);
  const isAll = stores.length === ALL.length;
  await expect
    .poll(() => page.getByText(/^This browser doesn’t/).allTextContents())
    .toEqual(
      isAll
        ? ["This browser doesn’t store data. If you close or reload this page, you’ll be logged out and lose unsaved changes."]
        : stores.includes("sessionStorage")
          ? []
          : ["This browser doesn’t store a copy of your data. Keep this page open until your changes are saved."],
    );
  await page.reload();
  if (isAll) await page.waitForURL(`**${paths.auth.login}*`);
  else await page.getByRole("heading", { level: 1, name: "Links" }).waitFor();
  await page.context().close();
});

test("nothing is thrown past the screens", () => {
  expect(stage.complaints).toEqual([]);
});
