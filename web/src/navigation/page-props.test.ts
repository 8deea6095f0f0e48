import { NO_INFORMATION, toPublicInformation } from "@awning/domain/site/information";
import { expect, test } from "vitest";
import { readPageProps } from "./page-props.ts";

const nobody = { kind: "not-found", props: { username: null, name: "never", host: "awning.example", picture: "/a.svg" } };

const vase = {
  ...{ id: "vase", slug: "bud-vase", kind: "physical", title: "Bud vase", description: "", price: 2800, compareAt: null },
  ...{ images: [], options: [], variants: [], availability: { state: "low", left: 2 }, limitPerOrder: null },
  ...{ pricing: "fixed", suggested: null, places: { cups: 3 } },
};
const site = {
  ...{ siteId: "owner", username: "harbour", state: "live", version: 1, displayName: "Harbour", headline: "", bio: "" },
  ...{
    avatar: null,
    cover: null,
    socials: [],
    theme: "riso",
    layout: "cards",
    links: [],
    products: [vase],
    productCount: 1,

    collections: [{ title: "Cups", slug: "cups", count: 1 }],
    pages: [],
    newest: [],
    services: [],
    chat: null,
    goneSlugs: [],
  },
  ...toPublicInformation(NO_INFORMATION),
  shop: {
    currency: "EUR",
    open: true,
    payments: ["cash"],
    deliveries: ["pickup"],
    shippingPrice: 0,
    freeOver: null,
    shippingVaries: false,
    taxMode: "none",
  },
};
const shelf = {
  site,
  mediaBase: "https://media.example/o/",
  page: 1,
  pageCount: 1,
  shelf: { collection: "cups", search: "", sort: "shop", isInStockOnly: false } as const,
  foundCount: 1,
  product: null,
  isProductGone: false,
};

test.each([
  { kind: "home", props: { site, mediaBase: shelf.mediaBase } },
  { kind: "shop", props: shelf },
  { kind: "product", props: { ...shelf, product: vase } },
  { kind: "page", props: { html: "<p>Hello</p>", css: "", theme: "riso", username: "harbour", mediaBase: shelf.mediaBase } },
  nobody,
  {
    ...nobody,
    props: {
      ...nobody.props,
      mediaBase: shelf.mediaBase,
      shop: {
        ...{ username: "harbour", displayName: "Harbour", avatar: null, language: "de", isTest: false },
        foot: { username: "harbour", legal: ["imprint"], madeWith: true },
      },
    },
  },
])("reads a page of kind $kind as it was sent", (data) => expect(readPageProps(data)).toEqual(data));

test("reads only what a page is drawn from", () => {
  expect(readPageProps({ ...nobody, props: { ...nobody.props, extra: 1 } })).toEqual(nobody);
});

test.each([
  ["a page of one person", { kind: "checkout", props: {} }],
  ["an unknown kind", { kind: "__proto__", props: {} }],
  ["props that are missing", { kind: "home", props: { mediaBase: "x" } }],
  ["props of another kind", { ...nobody, kind: "shop" }],
  ["a value nobody knows", { ...nobody, props: { ...nobody.props, name: "maybe" } }],
])("refuses %s", (_, data) => expect(() => readPageProps(data)).toThrow());
