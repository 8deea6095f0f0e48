import { LRUCache } from "lru-cache";

/** Limits per entry. Larger entries are refused, because a page with truncated tags could not be invalidated. */
export const ENTRY_LIMITS = {
  tags: 128,
  /** Characters of a tag such as `product:<id>`. */
  tagLength: 256,
  /** Characters of a soft tag, the page's path. */
  softTagLength: 1024,
  /** One year. */
  maxAgeSeconds: 31_536_000,
} as const;

export type EntryOptions = {
  /** Memory used by the entry. */
  bytes: number;
  /** What the entry was made from. */
  tags: readonly string[];
  /** The paths the entry answers. */
  softTags: readonly string[];
  maxAgeSeconds: number;
  /** When the entry was made, ms since 1970. */
  madeAt: number;
};

/** `isStale`: something the value was made from has changed. */
export type CacheHit<Value> = { readonly value: Value; readonly isStale: boolean };

type Entry<Value> = { value: Value; isStale: boolean; bytes: number; tags: ReadonlySet<string> };

/** An entry beyond {@link ENTRY_LIMITS}. The message names the limit and the excess. */
export class EntryRefused extends Error {
  override name = "EntryRefused";
}

/** An LRU cache with a byte limit and invalidation by tag. */
export class PageCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #keysByTag = new Map<string, Set<string>>();

  /** `now`: ms since 1970. */
  constructor({ maxBytes, now }: { maxBytes: number; now: () => number }) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      perf: { now },
      ttlResolution: 0,
      dispose: ({ tags }, key) => this.#untag(key, tags),
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get(key: string): CacheHit<Value> | undefined {
    return this.#entries.get(key);
  }

  /**
   * Stores or replaces a value. Values larger than the cache are not stored.
   * @throws EntryRefused beyond a limit; the old value is removed, too
   */
  set(key: string, value: Value, options: EntryOptions): void {
    this.delete(key);
    refuseOverLimits(key, options);
    const { bytes, tags, softTags, maxAgeSeconds, madeAt } = options;
    const entry = { value, isStale: false, bytes, tags: new Set([...tags, ...softTags]) };
    // lru-cache still returns entries that are exactly `ttl` old.
    this.#entries.set(key, entry, { ttl: maxAgeSeconds * 1000 - 0.5, start: madeAt });
    if (this.#entries.peek(key) === entry) this.#tag(key, entry.tags);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** Marks everything with a tag as stale. @returns the number of entries */
  revalidateTag(tag: string): number {
    const keys = this.#keysByTag.get(tag);
    for (const key of keys ?? []) this.markStale(key);
    return keys?.size ?? 0;
  }

  markStale(key: string): void {
    const entry = this.#entries.peek(key);
    if (entry) entry.isStale = true;
  }

  #tag(key: string, tags: ReadonlySet<string>): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  #untag(key: string, tags: ReadonlySet<string>): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

function refuseOverLimits(key: string, { tags, softTags, maxAgeSeconds }: EntryOptions): void {
  const refuse = (what: string) => {
    throw new EntryRefused(`Cache entry ${key}: ${what}`);
  };
  if (tags.length > ENTRY_LIMITS.tags) refuse(`${tags.length} tags, at most ${ENTRY_LIMITS.tags}`);
  const long = tags.find((tag) => tag.length > ENTRY_LIMITS.tagLength);
  if (long) refuse(`a tag of ${long.length} characters, at most ${ENTRY_LIMITS.tagLength}: ${long.slice(0, 40)}…`);
  const longPath = softTags.find((tag) => tag.length > ENTRY_LIMITS.softTagLength);
  if (longPath) refuse(`a soft tag of ${longPath.length} characters, at most ${ENTRY_LIMITS.softTagLength}: ${longPath.slice(0, 40)}…`);
  if (!(maxAgeSeconds > 0 && maxAgeSeconds <= ENTRY_LIMITS.maxAgeSeconds))
    refuse(`an age of ${maxAgeSeconds} s, at most ${ENTRY_LIMITS.maxAgeSeconds}`);
}
