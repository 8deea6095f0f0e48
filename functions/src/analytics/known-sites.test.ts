import { linkMark } from "@awning/domain/link/link-mark";
import { expect, test, vi } from "vitest";
import type { CountedSite } from "#data/analytics/counted-site.ts";
import { CachedSiteReader } from "./serve-collect.ts";

const page = (...links: CountedSite["links"]): CountedSite => ({
  ...{ siteId: "kiln", zone: "UTC", links },
  ...{ paths: new Set(), products: new Set() },
});
const link = (id: string) => ({ id, showFrom: null });

function setUp(...answers: (CountedSite | null)[]) {
  const read = vi.fn(async (_: string) => (answers.length > 1 ? answers.shift() : answers[0]) ?? null);
  return { read, known: known(read) };
}

/** A fake clock; lru-cache treats 0 as unset. */
const START = 1;

function known(read: (username: string) => Promise<CountedSite | null>) {
  let clock = START;
  const sites = new CachedSiteReader(read, () => clock);
  return {
    findLink(username: string, mark: string, now: number) {
      clock = START + now;
      return sites.find(username, ({ links }) => links.find(({ id }) => linkMark(id) === mark)?.id ?? null);
    },
  };
}

test("finds links by the end of their id and reads a page once a minute", async () => {
  const { read, known } = setUp(page(link("0123456789mugmug"), link("0123456789carafe")));
  const found = await Promise.all(Array.from({ length: 50 }, () => known.findLink("kiln", "carafe", 1000)));
  expect(new Set(found)).toEqual(new Set(["0123456789carafe"]));
  await known.findLink("kiln", "mugmug", 60_999);
  expect(read).toHaveBeenCalledTimes(1);
  await known.findLink("kiln", "mugmug", 61_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test("finds a new link at the next allowed read, which junk requests do not advance", async () => {
  const { read, known } = setUp(page(link("aaaaaa")), page(link("aaaaaa"), link("bbbbbb")));
  await known.findLink("kiln", "aaaaaa", 0);
  expect(await known.findLink("kiln", "bbbbbb", 1999)).toBeNull();
  expect(await known.findLink("kiln", "bbbbbb", 2000)).toBe("bbbbbb");
  for (let now = 2000; now < 4000; now += 10) expect(await known.findLink("kiln", "junk", now)).toBeNull();
  expect(read).toHaveBeenCalledTimes(2);
});

test("finds no links for a missing page and retries a failed read", async () => {
  expect(await setUp(null).known.findLink("nobody", "aaaaaa", 0)).toBeNull();
  const read = vi
    .fn()
    .mockRejectedValueOnce(new Error("away"))
    .mockResolvedValue(page(link("aaaaaa")));
  const sites = known(read);
  await expect(sites.findLink("kiln", "aaaaaa", 0)).rejects.toThrow("away");
  expect(await sites.findLink("kiln", "aaaaaa", 1)).toBe("aaaaaa");
});

test("forgets pages without visits", async () => {
  const { read, known } = setUp(page(link("aaaaaa")));
  for (let index = 0; index <= 1000; index++) await known.findLink(`site-${index}`, "aaaaaa", 0);
  await known.findLink("site-1000", "aaaaaa", 1);
  expect(read).toHaveBeenCalledTimes(1001);
  await known.findLink("site-0", "aaaaaa", 1);
  expect(read).toHaveBeenCalledTimes(1002);
});
