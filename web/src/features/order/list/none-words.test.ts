import { expect, test } from "vitest";
import { type ListState, NO_FILTERS } from "./list-address.ts";
import { noneWords } from "./none-words.ts";

test("an empty page of the orders to do names no search where there was none, and does not say that nothing waits", () => {
  const title = (search: string, hasMore: boolean) => {
    const state: ListState = { ...NO_FILTERS, view: "to_do", search, sort: "newest" };
    return noneWords(state, hasMore).title;
  };
  expect(title("", true)).toBe("Nothing to do so far");
  expect(title("teapot", true)).toBe("No results for “teapot” yet");
  expect(title("", false)).toBe("You’re all caught up");
});
