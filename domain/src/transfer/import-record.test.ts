import { expect, test } from "vitest";
import { isAsImported } from "./import-record.ts";

test("what was edited, sold or given files since it was imported is no longer as it was", () => {
  const made = { createdAt: 5, updatedAt: 5 };
  expect([made, { ...made, sold: false, fileCount: 0 }].map(isAsImported)).toEqual([true, true]);
  const since = [{ ...made, updatedAt: 6 }, { updatedAt: 5 }, { ...made, sold: true }, { ...made, fileCount: 1 }];
  expect(since.map(isAsImported)).toEqual([false, false, false, false]);
});
