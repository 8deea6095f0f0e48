import { samplePublicProduct, samplePublicSite } from "@awning/domain/published/sample-published";
import { expect, test } from "vitest";
import { readPageProps } from "./page-props.ts";

const nobody = { kind: "not-found", props: { username: null, name: "never", host: "awning.example", picture: "/a.svg" } };

const vase = samplePublicProduct("vase", { slug: "bud-vase", availability: { state: "low", left: 2 }, places: { cups: 3 } });
const collections = [{ title: "Cups", slug: "cups", count: 1 }];
const site = samplePublicSite({ username: "harbour", products: [vase], productCount: 1, collections });
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
  { kind: "product", props: { ...shelf, product: vase, facts: { "Right to withdraw": "None" } } },
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
