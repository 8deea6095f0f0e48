import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { checkoutUrl } from "../../../web/src/storefront/checkout/line-token.ts";
import { cartLine, EVERYTHING_ON } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { buy, openShop, PHONE } from "../../support/shop.ts";
import { kindsOf } from "../../support/stored.ts";
import { lookAt } from "../support/look-at.ts";
import { stage } from "../support/stage.ts";
import { testThemes } from "../support/themes.ts";

const VARIANTS = [
  { id: "small", name: "Small", price: null, sku: "" },
  { id: "large", name: "Large", price: 4200, sku: "" },
];

const shop = await openShop({
  settings: {
    ...EVERYTHING_ON,
    transfer: { enabled: true, instructions: "To EE38 2200 2210 2014 5685, with your number." },
  },
  ...{ description: "One stem, no more. Fired twice.", compareAt: 3200, stock: 50 },
});
const { owner, productId } = shop;
const { orderUrl } = await buy(shop);
// The order is of the only kind there was; what is looked at has several.
await admin.firestore.doc(documents.product(owner.uid, productId)).update(kindsOf(VARIANTS));
const lines = [{ ...cartLine(productId, 2), variantId: "large" }];
/** What stands behind the first two pages of a shop, each with words that only the whole of it has. */
const pages = [
  { path: sitePaths.product(owner.username, shop.slug), words: "Large" },
  { path: checkoutUrl(owner.username, lines), words: "Bank transfer" },
  { path: orderUrl, words: "EE38 2200 2210 2014 5685" },
];
const page = await stage.person(PHONE);

testThemes("%s has nothing serious that axe finds from a product to its order, by day and by night", async (theme) => {
  await admin.firestore.doc(documents.site(shop.owner.uid)).update({ theme });
  for (const { path, words } of pages) {
    await page.goto(path);
    expect([await page.locator("html").getAttribute("data-theme"), (await page.getByText(words).count()) > 0]).toEqual([theme, true]);
    expect(await lookAt(page, { axe: "serious" }), path).toEqual([]);
  }
});
