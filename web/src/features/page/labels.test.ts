import type { Page } from "@awning/domain/page/page";
import { expect, test } from "vitest";
import { pageCounts } from "./labels.ts";

const page = (state: Partial<Page>) => ({ rev: 1, publishedRev: null, live: null, versions: 0, ...state }) as Page;
const live = { live: {} as Page["live"], publishedRev: 1, versions: 1 };

test("counts links and shop as the published home page", () => {
  expect(pageCounts(null, [])).toEqual(["1 published"]);
  expect(pageCounts(null, [page(live)])).toEqual(["2 published"]);
  expect(pageCounts(null, [page(live), page({})])).toEqual(["2 published", "1 not published"]);
});

test("counts a home page of blocks by its own state", () => {
  expect(pageCounts(page({}), [page(live)])).toEqual(["1 published", "1 not published"]);
  expect(pageCounts(page({ ...live, rev: 2 }), [])).toEqual(["1 published", "1 with changes"]);
});
