import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LeftOutNotice } from "./left-out-notice.tsx";

const wordsOf = (leftOut: Parameters<typeof LeftOutNotice>[0]["leftOut"]) =>
  renderToStaticMarkup(<LeftOutNotice leftOut={leftOut} />).replaceAll(/<[^>]*>/g, "");

test("a shop that shows all it sells says nothing; a full one says what it shows and what it does not", () => {
  expect(wordsOf(null)).toBe("");
  expect(wordsOf({ shown: 2000, count: 1 })).toMatch(
    /the first 2.000 products on sale\. 1 more is on sale and not shown, the last in your list/,
  );
  expect(wordsOf({ shown: 1874, count: 126 })).toMatch(
    /the first 1.874 products on sale\. 126 more are on sale and not shown, the last ones in/,
  );
});
