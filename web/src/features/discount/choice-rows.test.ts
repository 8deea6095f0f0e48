import { expect, test } from "vitest";
import { choiceRows } from "./choice-rows.ts";

const mug = { id: "mug", title: "Mug", state: "active" } as const;
const bowl = { id: "bowl", title: "Bowl", state: "archived" } as const;
const jar = { id: "jar", title: "Jar", state: "draft" } as const;
const ready = (data: (typeof mug | typeof bowl | typeof jar)[], isFromCache = false) =>
  ({ state: "ready", data, isPending: false, isFromCache }) as const;
const titles = (...args: Parameters<typeof choiceRows>) => choiceRows(...args).map(({ title }) => title);

test("lists a code’s earlier products first when the list does not show them, and once when it does", () => {
  expect(titles(["bowl", "mug", "jar"], [mug], ready([bowl, mug, jar]))).toEqual(["Bowl, archived", "Jar", "Mug"]);
  expect(titles(["bowl", "mug", "jar"], [mug, jar], ready([bowl, mug, jar]))).toEqual(["Bowl, archived", "Mug", "Jar"]);
  expect(titles([], [mug, jar], { state: "loading" })).toEqual(["Mug", "Jar"]);
});

test("calls a product deleted only once that is certain", () => {
  expect(titles(["gone"], [mug], { state: "loading" })).toEqual(["\u2026", "Mug"]);
  expect(titles(["gone"], [mug], ready([], true))).toEqual(["\u2026", "Mug"]);
  expect(titles(["gone"], [mug], ready([]))).toEqual(["No longer in your shop", "Mug"]);
});
