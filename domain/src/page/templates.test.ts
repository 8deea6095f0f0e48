import { expect, test } from "vitest";
import { gapOf } from "./block.ts";
import { mapBlocks, parseBlocks } from "./blocks.ts";
import { PAGE_TITLE_MAX, refuseSlug } from "./page.ts";
import { pageSlugOf } from "./slug.ts";
import { PAGE_TEMPLATES } from "./templates.ts";

test("there are templates for at least six trades, with unique names", () => {
  expect(PAGE_TEMPLATES.length).toBeGreaterThanOrEqual(6);
  expect(new Set(PAGE_TEMPLATES.flatMap(({ id, name }) => [id, name])).size).toBe(PAGE_TEMPLATES.length * 2);
});

test.each(PAGE_TEMPLATES.map((template) => [template.id, template] as const))("%s can be published as it is", (_, { title, blocks }) => {
  let made = 0;
  const drawn = blocks(() => `n${++made}`);
  expect(parseBlocks(JSON.parse(JSON.stringify(drawn)))).toEqual({ blocks: drawn, dropped: [] });
  // Without incomplete blocks there is still a page.
  expect(mapBlocks(drawn, (block) => (gapOf(block) === null ? block : null)).length).toBeGreaterThanOrEqual(4);
  expect(title.length).toBeLessThanOrEqual(PAGE_TITLE_MAX);
  expect(refuseSlug(pageSlugOf(title))).toBeNull();
});
