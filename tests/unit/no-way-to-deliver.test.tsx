import { type PriceList, priceCart } from "@awning/domain/cart/price-cart";
import { sampleProduct } from "@awning/domain/product/sample-product";
import { WHOLE_SHELF } from "@awning/domain/published/product-listing";
import type { PublicProduct, PublishedSite } from "@awning/domain/published/published";
import { samplePublicProduct, samplePublicSite } from "@awning/domain/published/sample-published";
import { DEFAULT_SHOP_SETTINGS, type ShopSettings } from "@awning/domain/shop/shop-settings";
import { EMPTY_CHECKOUT_FORM, SiteCheckout, SiteShop } from "@awning/web/storefront";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { productHead } from "../../functions/src/storefront/render/page-head.ts";

const FACE = { username: "kiln", displayName: "Kiln", avatar: null, language: "en" };
const MEDIA = "https://media.example.test/o/";
const KINDS = { bowl: "physical", guide: "digital", lesson: "service" } as const;
const GUIDE_FILES = { fileCount: 1 };
type Name = keyof typeof KINDS;

const NO_WAY: ShopSettings = {
  ...DEFAULT_SHOP_SETTINGS,
  transfer: { enabled: true, instructions: "" },
  pickup: { enabled: false, place: "", shown: false },
};
const FAR = { id: "far", name: "To France", price: 900, freeOver: null, countries: ["FR"], days: null, active: true };

/** The shelf, the page and the offer of a thing in a shop with these ways. */
function shop(name: Name, deliveries: PublishedSite["shop"]["deliveries"], open = true) {
  const sold = samplePublicProduct(name, { kind: KINDS[name], price: 700 });
  const site = samplePublicSite({
    username: "kiln",
    shop: { open, payments: ["transfer"], deliveries },
    products: [sold],
    productCount: 1,
  });
  const shared = { site, mediaBase: MEDIA, page: 1, pageCount: 1, foundCount: 1, isProductGone: false };
  const drawn = (shown: PublicProduct | null) => renderToStaticMarkup(<SiteShop {...shared} shelf={WHOLE_SHELF} product={shown} />);
  const head = productHead(sold, { ...site, design: null }, { siteUrl: "https://awning.example.test", mediaBase: MEDIA });
  return { shelf: drawn(null), page: drawn(sold), offer: JSON.stringify(head.data) };
}

test("what cannot reach anyone is shown and not sold; what needs no way is sold all the same", () => {
  const bowl = shop("bowl", ["none"]);
  expect(bowl.page).not.toContain("Add to basket");
  expect(bowl.page).toContain("This can’t be shipped or picked up right now.");
  expect(bowl.shelf).not.toContain("card__add");
  expect(bowl.offer).toContain("schema.org/OutOfStock");
  for (const sold of [shop("guide", ["none"]), shop("lesson", ["none"]), shop("bowl", ["pickup", "none"])]) {
    expect(sold.page).toContain("Add to basket");
    expect(sold.shelf).toContain("card__add");
    expect(sold.offer).toContain("schema.org/InStock");
  }
  expect(shop("bowl", [], false).page).toContain("Orders are closed right now.");
});

/** The checkout with one of each of these in it. */
function checkout(names: Name[], settings: ShopSettings, country = "", pickupPlace = "") {
  const products = new Map(
    names.map((name) => {
      return [
        name,
        { ...sampleProduct({ kind: KINDS[name], title: name, price: 700 }), ...GUIDE_FILES, id: name, createdAt: 0, updatedAt: 0 },
      ];
    }),
  );
  const list: PriceList = { settings, products, stock: new Map(), discount: null, now: 0 };
  const lines = names.map((productId) => ({ productId, variantId: "single", quantity: 1 }));
  const quote = { ...priceCart(list, { lines, delivery: null, country, shippingMethod: null, code: "" }), hash: "" };
  const cart = { quote, form: { ...EMPTY_CHECKOUT_FORM, country }, errors: {}, notice: null };
  return renderToStaticMarkup(
    <SiteCheckout shop={FACE} mediaBase={MEDIA} {...cart} pickupPlace={pickupPlace} orderKey="" isFreshKey isBasket={false} />,
  );
}

test("the checkout says why nothing can be ordered, and what can", () => {
  const bowl = checkout(["bowl"], NO_WAY);
  expect(bowl).toContain("This can’t be shipped or picked up right now.");
  expect(bowl).toContain("Kiln doesn’t offer shipping or pickup. Your basket is saved.");
  expect(bowl).not.toContain("on their own");
  expect(checkout(["bowl", "guide"], NO_WAY)).toContain("You can order items that don’t need shipping separately.");
  expect(checkout(["guide"], NO_WAY)).not.toContain("can’t be delivered right now");
  expect(checkout(["bowl"], { ...NO_WAY, pickup: { enabled: true, place: "", shown: false } })).not.toContain(
    "can’t be delivered right now",
  );
});

test("a country that no parcel goes to can be changed, also beside pick-up", () => {
  const sent = { ...NO_WAY, shipping: { enabled: true, price: 0 }, shippingMethods: [FAR] };
  const nowhere = checkout(["bowl"], sent, "EE");
  expect(nowhere).toContain("This shop doesn’t ship to Estonia.");
  expect(nowhere).toContain("Choose another country below.");
  expect(nowhere).toMatch(/<div><div class="field"><label for="country">/);
  expect(nowhere).toMatch(/<option value="FR">/);
  const collected = checkout(["bowl"], { ...sent, pickup: { enabled: true, place: "", shown: false } }, "EE");
  expect(collected).toContain("This shop doesn’t ship to Estonia.");
  expect(collected).not.toContain("Choose another country below.");
  expect(checkout(["bowl"], sent, "FR")).toMatch(/<div class="address"><div class="field"><label for="country">/);
});

test("in cash alone, what is not handed over leads nowhere above", () => {
  const cash = { ...NO_WAY, transfer: { enabled: false, instructions: "" }, pickup: { enabled: true, place: "", shown: false } };
  const guide = checkout(["guide"], cash);
  expect(guide).toContain("nothing in this order is picked up or shipped");
  expect(guide).not.toContain("above");
});

test("where and when things are collected is at that choice, where the shop shows it", () => {
  const collected = { ...NO_WAY, pickup: { enabled: true, place: "Quay 4", shown: false } };
  expect(checkout(["bowl"], collected, "", "Quay 4\nFridays 15:00")).toContain('<span class="lines">Quay 4\nFridays 15:00</span>');
  expect(checkout(["bowl"], collected)).toContain("At Kiln. You’ll get the details with your order.");
});
