import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { ENTRY_LIMITS, EntryRefused, PageCache } from "./page-cache.ts";

const START = 1000;
const options = (changes = {}) => ({ bytes: 10, tags: ["site:a"], softTags: ["/a"], maxAgeSeconds: 60, madeAt: START, ...changes });

let now = START;
const open = (maxBytes = 100) => new PageCache<string>({ maxBytes, now: () => now });

beforeEach(() => {
  now = START;
});

describe("page cache", () => {
  test("returns a stored value until it expires", () => {
    const cache = open();
    cache.set("k", "page", options());
    now = START + 59_999;
    expect(cache.get("k")).toMatchObject({ value: "page", isStale: false });
    now = START + 60_000;
    expect(cache.get("k")).toBeUndefined();
    expect(cache).toMatchObject({ size: 0, bytes: 0 });
  });

  test("measures age from creation, even below a millisecond", () => {
    const cache = open();
    now = START + 1000;
    cache.set("old", "page", options());
    cache.set("brief", "page", options({ madeAt: now, maxAgeSeconds: 0.0001 }));
    now = START + 60_000;
    expect([cache.get("old"), cache.get("brief")]).toEqual([undefined, undefined]);
  });

  test("evicts the least recently used entry when full", () => {
    const cache = open(30);
    for (const key of ["a", "b", "c"]) cache.set(key, key, options());
    cache.get("a");
    cache.set("d", "d", options({ bytes: 15 }));
    expect(["a", "b", "c", "d"].map((key) => cache.get(key)?.value ?? null)).toEqual(["a", null, null, "d"]);
    expect(cache.bytes).toBe(25);
  });

  test("stores neither a value larger than the cache nor the value it replaces", () => {
    const cache = open(30);
    cache.set("k", "small", options());
    cache.set("k", "large", options({ bytes: 31 }));
    expect(cache.get("k")).toBeUndefined();
    expect(cache.revalidateTag("site:a")).toBe(0);
  });

  test("marks everything with a tag or soft tag as stale, and a new value as fresh", () => {
    const cache = open();
    cache.set("a", "a", options({ tags: ["site:1", "product:x"], softTags: ["/one"] }));
    cache.set("b", "b", options({ tags: ["site:1"], softTags: ["/one/shop"] }));
    cache.set("c", "c", options({ tags: ["site:2"], softTags: ["/two"] }));
    expect(cache.revalidateTag("product:x")).toBe(1);
    expect(cache.revalidateTag("/one/shop")).toBe(1);
    expect(cache.revalidateTag("nothing")).toBe(0);
    expect(["a", "b", "c"].map((key) => cache.get(key)?.isStale)).toEqual([true, true, false]);
    cache.set("a", "a2", options({ tags: ["site:1"] }));
    expect(cache.get("a")).toMatchObject({ value: "a2", isStale: false });
    expect(cache.revalidateTag("product:x")).toBe(0);
  });

  test.each([
    ["tags", { tags: Array.from({ length: 129 }, (_, index) => `t${index}`) }, /129 tags, at most 128/],
    ["a tag’s length", { tags: ["t".repeat(257)] }, /257 characters, at most 256/],
    ["a soft tag’s length", { softTags: ["/".repeat(1025)] }, /1025 characters, at most 1024/],
    ["age", { maxAgeSeconds: ENTRY_LIMITS.maxAgeSeconds + 1 }, /31536001 s, at most 31536000/],
    ["an age that is no number", { maxAgeSeconds: Number.NaN }, /NaN/],
  ])("refuses too much of %s with a clear error", (_, changes, message) => {
    const cache = open();
    cache.set("k", "old", options());
    const set = () => cache.set("k", "new", options(changes));
    expect(set).toThrow(EntryRefused);
    expect(set).toThrow(message);
    expect(cache.get("k")).toBeUndefined();
  });

  test("accepts values exactly at the limits", () => {
    const cache = open();
    const tags = Array.from({ length: 128 }, (_, index) => `${index}`.padEnd(256, "t"));
    cache.set("k", "page", options({ tags, softTags: ["/".padEnd(1024, "p")], maxAgeSeconds: ENTRY_LIMITS.maxAgeSeconds }));
    expect(cache.size).toBe(1);
  });

  test("respects its byte limit and keeps every tag under random operations", () => {
    const key = fc.integer({ min: 0, max: 12 }).map((number) => `k${number}`);
    const tag = fc.integer({ min: 0, max: 4 }).map((number) => `t${number}`);
    const step = fc.oneof(
      fc.record({ act: fc.constant("set" as const), key, bytes: fc.integer({ min: 1, max: 60 }), tags: fc.uniqueArray(tag) }),
      fc.record({ act: fc.constant("get" as const), key }),
      fc.record({ act: fc.constant("mark" as const), tag }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const cache = new PageCache<{ tags: string[]; bytes: number }>({ maxBytes: 100, now: () => now });
        const marked = new Map<string, boolean>();
        for (const one of steps) {
          if (one.act === "set") {
            cache.set(one.key, one, options({ bytes: one.bytes, tags: one.tags, softTags: [] }));
            marked.set(one.key, false);
          } else if (one.act === "get") cache.get(one.key);
          else {
            for (const [each] of marked) if (cache.get(each)?.value.tags.includes(one.tag)) marked.set(each, true);
            cache.revalidateTag(one.tag);
          }
          const held = [...marked].flatMap(([each, isStale]) => {
            const hit = cache.get(each);
            if (hit) expect(hit.isStale).toBe(isStale);
            return hit ? [hit.value.bytes] : [];
          });
          expect(cache.bytes).toBe(held.reduce((sum, bytes) => sum + bytes, 0));
          expect(cache.bytes).toBeLessThanOrEqual(100);
          expect(cache.size).toBe(held.length);
        }
      }),
    );
  });
});
