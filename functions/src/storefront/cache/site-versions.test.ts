import { expect, test } from "vitest";
import { SiteVersions } from "./site-versions.ts";

let now = 0;
const open = (readVersion: () => Promise<number | null>) => new SiteVersions({ readVersion, freshMs: 1000, now: () => now });

test("trusts a recent version and checks an older one", async () => {
  let looks = 0;
  const versions = open(async () => ++looks);
  for (now of [0, 500, 1000]) expect((await versions.current("kiln")).version).toBe(1);
  now = 1001;
  expect(await versions.current("kiln")).toEqual({ version: 2, checkedAt: 1001 });
});

test("keeps the answer of the later request when two cross", () => {
  const versions = open(async () => null);
  versions.remember("kiln", { version: 2, checkedAt: 200 });
  versions.remember("kiln", { version: 1, checkedAt: 100 });
  expect(versions.seen("kiln")).toEqual({ version: 2, checkedAt: 200 });
});

test("counts a failure until the next answer and ignores one from a suspended process", () => {
  const versions = open(async () => null);
  now = 600_000;
  versions.noteFailure("kiln", 1500);
  expect(versions.sinceFailure("kiln")).toBe(Number.POSITIVE_INFINITY);
  versions.noteFailure("kiln", 599_000);
  expect(versions.sinceFailure("kiln")).toBe(0);
  versions.remember("kiln", { version: 1, checkedAt: now });
  expect(versions.sinceFailure("kiln")).toBe(Number.POSITIVE_INFINITY);
  versions.noteFailure("kiln", 599_500);
  expect(versions.sinceFailure("kiln")).toBe(Number.POSITIVE_INFINITY);
});
