import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LeftOutNotice } from "./unpublished-notice.tsx";

const wordsOf = (leftOut: Parameters<typeof LeftOutNotice>[0]["leftOut"]) =>
  renderToStaticMarkup(<LeftOutNotice leftOut={leftOut} />).replaceAll(/<[^>]*>/g, "");

test("shows nothing while all products are visible, and what is hidden in a full shop", () => {
  expect(wordsOf(null)).toBe("");
  expect(wordsOf({ shown: 2000, count: 1 })).toMatch(/your first 2.000 active products, so the last one in your list is hidden/);
  expect(wordsOf({ shown: 1874, count: 126 })).toMatch(/your first 1.874 active products, so the last 126 in your list are hidden/);
});
