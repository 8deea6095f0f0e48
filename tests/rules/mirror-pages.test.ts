import { BLOCKS_MAX } from "@awning/domain/page/block";
import {
  HOME_PAGE_ID,
  PAGE_SLUG_MAX,
  PAGE_SLUG_PATTERN,
  PAGE_TITLE_MAX,
  pageSchema,
  pageSeoSchema,
  RESERVED_SLUGS,
  SAVE_ID_MAX,
  SEO_DESCRIPTION_MAX,
  SEO_TITLE_MAX,
} from "@awning/domain/page/page";
import { expect, test } from "vitest";
import { firestoreRules as rules } from "./support/rules-text.ts";

test.each([
  ["isPage", `isLine(page.title, 1, ${PAGE_TITLE_MAX})`],
  ["isPage", `page.blocks.size() <= ${BLOCKS_MAX}`],
  ["isPage", `page.saveId.size() <= ${SAVE_ID_MAX}`],
  ["isPageSlug", `value.size() <= ${PAGE_SLUG_MAX}`],
  ["isPageSeo", `isLine(seo.title, 0, ${SEO_TITLE_MAX})`],
  ["isPageSeo", `isLine(seo.description, 0, ${SEO_DESCRIPTION_MAX})`],
  ["isPageAddress", `pageId == '${HOME_PAGE_ID}'`],
  ["isPageAddress", `kind == 'home' && slug == '${HOME_PAGE_ID}'`],
])("%s holds %s", (name, limit) => {
  expect(`${rules.body(name).replace(/\s+/g, " ").replace(/;$/, "")} `).toContain(`${limit} `);
});

test("the words and patterns of pages", () => {
  expect(rules.list("isReservedSlug")).toEqual([...RESERVED_SLUGS]);
  expect(rules.patterns("isPageSlug")).toEqual([PAGE_SLUG_PATTERN.source]);
});

test("the keys of a page and of its SEO", () => {
  expect(rules.list("isPage")).toEqual(Object.keys(pageSchema.shape));
  expect(rules.list("isPageSeo")).toEqual(Object.keys(pageSeoSchema.parse(undefined)));
});
