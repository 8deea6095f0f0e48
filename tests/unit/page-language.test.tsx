import { priceCart } from "@awning/domain/cart/price-cart";
import { invoiceSchema, makeInvoice } from "@awning/domain/order/money/invoice";
import { sampleLine, sampleOrder } from "@awning/domain/order/sample-order";
import { newBlock } from "@awning/domain/page/block";
import type { Product } from "@awning/domain/product/product";
import { sampleProduct } from "@awning/domain/product/sample-product";
import { WHOLE_SHELF } from "@awning/domain/published/product-listing";
import { SAMPLE_AVAILABLE, samplePublicProduct, samplePublicSite } from "@awning/domain/published/sample-published";
import { DEFAULT_SHOP_SETTINGS } from "@awning/domain/shop/shop-settings";
import { expect, test } from "vitest";
import { drawHtml } from "../../functions/src/fast-path/draw-html.ts";
import type { PageView } from "../../functions/src/storefront/render/page.ts";
import { drawView } from "../../functions/src/storefront/render/page-document.tsx";
import { EMPTY_CHECKOUT_FORM, faceOfSite, toBuyerOrder, toOrderStub } from "../../web/src/storefront/index.ts";

const mediaBase = "https://media.example/o/";
/** A Thursday. */
const AT = Date.UTC(2026, 10, 19, 14, 6);

/** A shop that is closed until 3 May, opens on weekdays, and sells a cup for 28.50 that was 1300 before. */
function siteIn(language: string) {
  const day = [{ from: "09:00", until: "18:00" }];
  const week = { mon: day, tue: day, wed: day, thu: [], fri: [], sat: [], sun: [] };
  const variants = (
    [
      ["S", 2850],
      ["L", 3125],
    ] as const
  ).map(([id, price]) => {
    return { id, name: id, price, availability: SAMPLE_AVAILABLE, values: [id], image: null };
  });
  const options = [{ name: "Size", values: ["S", "L"] }];
  return samplePublicSite({
    ...{ username: "kiln", displayName: "Kiln", productCount: 1 },
    shop: { deliveries: ["shipping"], shippingPrice: 450, freeOver: 5000 },
    products: [samplePublicProduct("cup", { title: "Cup", price: 2850, prior: 130_000, options, variants })],
    profile: {
      ...{ email: "", phone: "", address: "", language, zone: "Europe/Berlin", madeWith: true, leftOut: [], socialsAt: "top" },
      hours: { zone: "Europe/Berlin", week, special: [{ day: "2026-12-24", spans: [], note: "" }] },
    },
    pause: { note: "", backOn: "2026-12-03", until: null },
    opening: { isOpen: false, opensAt: Date.UTC(2026, 11, 7, 8), saidBy: "date" },
  });
}

function quoteOf(minimum: number) {
  const draft = sampleProduct({ title: "Cup", price: 2850 });
  const cup: Product = { ...draft, id: "cup", createdAt: 0, updatedAt: 0 };
  const list = { settings: DEFAULT_SHOP_SETTINGS, products: new Map([["cup", cup]]), stock: new Map(), discount: null, now: 0 };
  const lines = [{ productId: "cup", variantId: "single", quantity: 2 }];
  const quote = { ...priceCart(list, { lines, delivery: null, country: "", shippingMethod: null, code: "" }), hash: "" };
  return { ...quote, codeProblem: { code: "SPRING", reason: "below_minimum" as const, minimum, at: null, day: null } };
}

function ordered() {
  const order = sampleOrder({ lines: [sampleLine("cup", 2, { unit: 2850, total: 5700 })], placedAt: AT });
  const seller = { name: "Kiln", address: "Quay 4", email: "", taxNumber: "", note: "" };
  return { order, invoice: invoiceSchema.parse(makeInvoice(order, seller, { number: 1, at: AT, zone: "UTC" })) };
}

/** What visitors read of each page, without the marks that turn the direction of a text. */
function pagesIn(language: string): Record<string, string> {
  const site = siteIn(language);
  const shop = faceOfSite(site);
  const shelf = { site, mediaBase, page: 1, pageCount: 1, shelf: WHOLE_SHELF, foundCount: 1, isProductGone: false };
  const countdown = newBlock("countdown", "c");
  if (countdown.type === "countdown") countdown.props = { ...countdown.props, until: AT, timeZone: "Europe/Berlin" };
  const blocks = [countdown, { ...newBlock("hours", "h") }];
  const { order, invoice } = ordered();
  const buyer = { ...toBuyerOrder(order), placedAt: AT };
  const checkout = { errors: {}, notice: null, orderKey: "", isFreshKey: true, isBasket: false, form: EMPTY_CHECKOUT_FORM };
  const views: PageView[] = [
    { kind: "home", props: { site, mediaBase } },
    { kind: "shop", props: { ...shelf, product: null } },
    { kind: "product", props: { ...shelf, product: site.products[0] ?? null } },
    {
      kind: "page",
      props: {
        ...{ site, mediaBase, hours: site.profile.hours, now: Date.UTC(2026, 10, 18) },
        page: { slug: "market", title: "Market", blocks },
      },
    },
    { kind: "checkout", props: { ...checkout, shop, mediaBase, quote: quoteOf(9000) } },
    { kind: "order", props: { shop, mediaBase, order: buyer, action: "/o" } },
    { kind: "confirmation", props: { shop, mediaBase, order: buyer, orderUrl: "https://awning.example/o" } },
    { kind: "invoice", props: { shop, mediaBase, invoice, orderUrl: "/o" } },
  ];
  const stub: PageView = { kind: "order", props: { shop, mediaBase, order: null, stub: toOrderStub(order), action: "/o" } };
  const drawn = (view: PageView) => drawHtml(drawView(view)).replace(/[\u200e\u200f]/g, "");
  return { ...Object.fromEntries(views.map((view) => [view.kind, drawn(view)])), stub: drawn(stub) };
}

/** What each page has to say, by language. */
const SAID: Record<string, Record<string, readonly string[]>> = {
  en: {
    home: ["Monday – Wednesday", "24 December", "Opens Monday 7 December 09:00", "closed until 3 December 2026"],
    shop: ["from €28.50"],
    product: ["€1,300", "€28.50", "L, €31.25", "Shipping €4.50 (free on orders of €50 or more)"],
    page: ["19 November 2026", "15:06"],
    checkout: ["€57.00", "SPRING needs a minimum order of €90.00."],
    order: ["€57.00", "Thursday 19 November, 14:06 UTC"],
    confirmation: ["€57.00"],
    invoice: ["€28.50", "€57.00", "Thursday 19 November, 14:06 UTC"],
    stub: ["€57.00"],
  },
  de: {
    home: ["Montag – Mittwoch", "24. Dezember", "Opens Montag 7. Dezember 09:00", "closed until 3. Dezember 2026"],
    shop: ["from 28,50 €"],
    product: ["1.300 €", "28,50 €", "L, 31,25 €", "Shipping 4,50 € (free on orders of 50 € or more)"],
    page: ["Donnerstag, 19. November 2026", "15:06"],
    checkout: ["57,00 €", "SPRING needs a minimum order of 90,00 €."],
    order: ["57,00 €", "Donnerstag, 19. November, 14:06 UTC", 'lang="de"'],
    confirmation: ["57,00 €"],
    invoice: ["28,50 €", "57,00 €", "Donnerstag, 19. November, 14:06 UTC"],
    stub: ["57,00 €"],
  },
  ar: {
    home: ["الاثنين – الأربعاء", "24 ديسمبر", "الاثنين 7 ديسمبر 09:00", "3 ديسمبر 2026"],
    shop: ["from 28.50 €"],
    product: ["1,300 €", "28.50 €", "L, 31.25 €", "Shipping 4.50 € (free on orders of 50 € or more)"],
    page: ["الخميس، 19 نوفمبر 2026"],
    checkout: ["57.00 €", "SPRING needs a minimum order of 90.00 €."],
    order: ["57.00 €", "الخميس، 19 نوفمبر", 'lang="ar"'],
    confirmation: ["57.00 €"],
    invoice: ["28.50 €", "57.00 €", "الخميس، 19 نوفمبر"],
    stub: ["57.00 €"],
  },
};

test.each(Object.keys(SAID))("a shop that is written in %s says prices and days in it, on every page", (language) => {
  const pages = pagesIn(language);
  const said = SAID[language] ?? {};
  expect(Object.keys(pages).sort()).toEqual(Object.keys(said).sort());
  const missing = Object.entries(said).flatMap(([kind, words]) =>
    words.filter((one) => !pages[kind]?.replaceAll("\u00a0", " ").includes(one)).map((one) => `${kind}: ${one}`),
  );
  expect(missing).toEqual([]);
});

test("a page of a shop that is written in German has no price and no day in English left", () => {
  for (const [kind, html] of Object.entries(pagesIn("de"))) expect(html, kind).not.toMatch(/€\d|\d €\d|(?:Mon|Thurs|Wednes)day|December/);
});
