import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ENTRY_LIMITS, EntryRefused, PageCache } from "./page-cache.ts";

const options = (changes = {}) => ({ bytes: 10, tags: ["site:a"], softTags: ["/a"], maxAgeSeconds: 60, ...changes });

describe("the page cache", () => {
  test("gives back what was stored, until it is too old", () => {
    const cache = new PageCache<string>({ maxBytes: 100 });
    cache.set("k", "page", options(), 1000);
    expect(cache.get("k", 60_999)).toEqual({ value: "page", isStale: false });
    expect(cache.get("k", 61_000)).toBeNull();
    expect(cache).toMatchObject({ size: 0, bytes: 0 });
  });

  test("drops what was used longest ago when it is full", () => {
    const cache = new PageCache<string>({ maxBytes: 30 });
    for (const key of ["a", "b", "c"]) cache.set(key, key, options(), 0);
    cache.get("a", 100);
    cache.set("d", "d", options({ bytes: 15 }), 100);
    expect(["a", "b", "c", "d"].map((key) => cache.get(key, 100)?.value ?? null)).toEqual(["a", null, null, "d"]);
    expect(cache.bytes).toBe(25);
  });

  test("does not keep what is larger than itself, nor the older value it replaces", () => {
    const cache = new PageCache<string>({ maxBytes: 30 });
    cache.set("k", "small", options(), 0);
    cache.set("k", "large", options({ bytes: 31 }), 0);
    expect(cache.get("k", 0)).toBeNull();
  });

  test("a tag marks everything made from it, soft tags too, and a new value is fresh again", () => {
    const cache = new PageCache<string>({ maxBytes: 100 });
    cache.set("a", "a", options({ tags: ["site:1", "product:x"], softTags: ["/one"] }), 0);
    cache.set("b", "b", options({ tags: ["site:1"], softTags: ["/one/shop"] }), 0);
    cache.set("c", "c", options({ tags: ["site:2"], softTags: ["/two"] }), 0);
    expect(cache.revalidateTag("product:x")).toBe(1);
    expect(cache.revalidateTag("/one/shop")).toBe(1);
    expect(cache.revalidateTag("nothing")).toBe(0);
    expect(["a", "b", "c"].map((key) => cache.get(key, 0)?.isStale)).toEqual([true, true, false]);
    cache.set("a", "a2", options({ tags: ["site:1"] }), 0);
    expect(cache.get("a", 0)).toEqual({ value: "a2", isStale: false });
    expect(cache.revalidateTag("product:x")).toBe(0);
  });

  test.each([
    ["tags", { tags: Array.from({ length: 129 }, (_, index) => `t${index}`) }, /129 tags, at most 128/],
    ["a tag’s length", { tags: ["t".repeat(257)] }, /257 characters, at most 256/],
    ["a soft tag’s length", { softTags: ["/".repeat(1025)] }, /1025 characters, at most 1024/],
    ["age", { maxAgeSeconds: ENTRY_LIMITS.maxAgeSeconds + 1 }, /31536001 s, at most 31536000/],
    ["an age that is no number", { maxAgeSeconds: Number.NaN }, /NaN/],
  ])("refuses too much of %s with a clear error", (_, changes, message) => {
    const cache = new PageCache<string>({ maxBytes: 100 });
    cache.set("k", "old", options(), 0);
    const set = () => cache.set("k", "new", options(changes), 0);
    expect(set).toThrow(EntryRefused);
    expect(set).toThrow(message);
    expect(cache.get("k", 0)).toBeNull();
  });

  test("takes exactly the limits", () => {
    const cache = new PageCache<string>({ maxBytes: 100 });
    const tags = Array.from({ length: 128 }, (_, index) => `${index}`.padEnd(256, "t"));
    cache.set("k", "page", options({ tags, softTags: ["/".padEnd(1024, "p")], maxAgeSeconds: ENTRY_LIMITS.maxAgeSeconds }), 0);
    expect(cache.size).toBe(1);
  });

  test("whatever is done to it, it holds its bytes and forgets no tag", () => {
    const key = fc.integer({ min: 0, max: 12 }).map((number) => `k${number}`);
    const tag = fc.integer({ min: 0, max: 4 }).map((number) => `t${number}`);
    const step = fc.oneof(
      fc.record({ act: fc.constant("set" as const), key, bytes: fc.integer({ min: 1, max: 60 }), tags: fc.uniqueArray(tag) }),
      fc.record({ act: fc.constant("get" as const), key }),
      fc.record({ act: fc.constant("mark" as const), tag }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const cache = new PageCache<{ tags: string[]; bytes: number }>({ maxBytes: 100 });
        const marked = new Map<string, boolean>();
        for (const one of steps) {
          if (one.act === "set") {
            cache.set(one.key, one, options({ bytes: one.bytes, tags: one.tags, softTags: [] }), 0);
            marked.set(one.key, false);
          } else if (one.act === "get") cache.get(one.key, 0);
          else {
            for (const [each] of marked) if (cache.get(each, 0)?.value.tags.includes(one.tag)) marked.set(each, true);
            cache.revalidateTag(one.tag);
          }
          const held = [...marked].flatMap(([each, isStale]) => {
            const hit = cache.get(each, 0);
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
