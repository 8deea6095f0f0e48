import { expect, test } from "vitest";
import { withIds } from "./import-ids.ts";

const NONE: ReadonlySet<string> = new Set();
const idsOf = async (source: "archive" | "shopify", there = NONE) =>
  (await withIds(source, [{ key: "mug" }, { key: "zine" }], there)).map(({ id }) => id);

test("a source gives the same ids every time, and no other source gives them", async () => {
  expect(await idsOf("archive")).toEqual(await idsOf("archive"));
  expect(new Set([...(await idsOf("archive")), ...(await idsOf("shopify"))]).size).toBe(4);
});

test("what an archive took from the same shop is what is there, not a second one", async () => {
  const [, zine] = await idsOf("archive");
  expect(await idsOf("archive", new Set(["mug"]))).toEqual(["mug", zine]);
  expect(await idsOf("shopify", new Set(["mug"]))).toEqual(await idsOf("shopify"));
});
