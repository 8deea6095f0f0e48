import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { beforeEach, expect, test } from "vitest";
import type { SiteReader } from "../resolve/published-site.ts";
import { cachedSiteReader } from "./cached-site-reader.ts";
import { SiteVersions } from "./site-versions.ts";

let now = 0;
let version: number | null = 1;
let isDown = false;
let reads: string[] = [];

async function read<Value>(what: string, value: () => Value): Promise<Value> {
  reads.push(what);
  await Promise.resolve();
  if (isDown) throw new Error("database down");
  return value();
}
const copy = () => (version === null ? null : ({ version } as PublishedCopy));
const reader = {
  readSite: () => read("site", copy),
  readVersion: () => read("version", () => version),
  readProducts: (_: string, page: number | string) => read(`products ${page}`, () => []),
  readSlugs: () => read("slugs", () => [["mug"]]),
  readLegal: (_: string, kind: string) => read(`legal ${kind}`, () => "text"),
} as unknown as SiteReader;

function open(): SiteReader {
  const clock = () => now;
  return cachedSiteReader(
    () => reader,
    new SiteVersions({ readVersion: () => reader.readVersion("kiln"), freshMs: 1000, now: clock }),
    clock,
  );
}

beforeEach(() => {
  [now, version, isDown, reads] = [0, 1, false, []];
});

test("reads an unchanged site once, plus one small read per second", async () => {
  const sites = open();
  for (now = 0; now < 5000; now += 10) expect(await sites.readSite("kiln")).toEqual({ version: 1 });
  expect(reads.filter((what) => what === "site")).toHaveLength(1);
  expect(reads.filter((what) => what === "version").length).toBeLessThanOrEqual(5);
});

test("shows an edit a second later, in everything read from the site", async () => {
  const sites = open();
  const all = async () => {
    await sites.readSite("kiln");
    await Promise.all([
      sites.readSlugs("kiln"),
      sites.readProducts("kiln", 2),
      sites.readProducts("kiln", 2),
      sites.readLegal("kiln", "terms"),
    ]);
  };
  await all();
  await all();
  const once = ["site", "slugs", "products 2", "legal terms"];
  expect(reads).toEqual(once);
  [now, version] = [1001, 2];
  await all();
  expect(await sites.readSite("kiln")).toEqual({ version: 2 });
  expect(reads).toEqual([...once, "version", ...once]);
});

test("shares one read between simultaneous callers", async () => {
  const sites = open();
  await Promise.all(Array.from({ length: 50 }, () => sites.readSite("kiln")));
  expect(reads).toEqual(["site"]);
});

test("drops an unpublished site and retries a failed read", async () => {
  const sites = open();
  await sites.readSite("kiln");
  isDown = true;
  await expect(sites.readSlugs("kiln")).rejects.toThrow("database down");
  isDown = false;
  expect(await sites.readSlugs("kiln")).toEqual([["mug"]]);
  [now, version] = [2000, null];
  expect(await sites.readSite("kiln")).toBeNull();
});

test("keeps only the latest of many sites", async () => {
  const sites = open();
  for (let shop = 0; shop < 40; shop++) await sites.readSite(`shop-${shop}`);
  reads = [];
  await sites.readSite("shop-39");
  await sites.readSite("shop-0");
  expect(reads).toEqual(["site"]);
});
