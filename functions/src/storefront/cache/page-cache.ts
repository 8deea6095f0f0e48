/** Limits of one entry; what is over them is refused, because a cut tag would leave a page that nobody can renew. */
export const ENTRY_LIMITS = {
  tags: 128,
  /** Characters of a tag that names a thing, such as `product:<id>`. */
  tagLength: 256,
  /** Characters of a soft tag: the path of the page itself. */
  softTagLength: 1024,
  /** One year. */
  maxAgeSeconds: 31_536_000,
} as const;

export type EntryOptions = {
  /** What the entry takes up in memory. */
  bytes: number;
  /** The things the entry was made from. */
  tags: readonly string[];
  /** The paths the entry answers. */
  softTags: readonly string[];
  /** After this the entry is as good as absent. */
  maxAgeSeconds: number;
};

/** A value as it was stored. `isStale`: something it was made from has changed since. */
export type CacheHit<Value> = { value: Value; isStale: boolean };

type Entry<Value> = { value: Value; isStale: boolean; bytes: number; tags: ReadonlySet<string>; expiresAt: number; movedAt: number };

/** Moving an entry at every visit makes work for the memory, so one that was just moved stays where it is. */
const MOVED_AGAIN_MS = 100;

/** An entry that breaks {@link ENTRY_LIMITS}. The message names the limit and what was over it. */
export class EntryRefused extends Error {
  override name = "EntryRefused";
}

/**
 * Keeps what was used last within a number of bytes, and finds what was made from a thing by its tag. The time is passed
 * in, in ms since 1970.
 */
export class PageCache<Value> {
  readonly #maxBytes: number;
  // A Map keeps the order of insertion: the first entry is the one that was used longest ago, to a tenth of a second.
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #keysByTag = new Map<string, Set<string>>();
  #bytes = 0;

  constructor({ maxBytes }: { maxBytes: number }) {
    this.#maxBytes = maxBytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string, now: number): CacheHit<Value> | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (entry.expiresAt <= now) {
      this.delete(key);
      return null;
    }
    if (now - entry.movedAt >= MOVED_AGAIN_MS) {
      entry.movedAt = now;
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    return { value: entry.value, isStale: entry.isStale };
  }

  /**
   * Stores a value in the place of an older one, and drops what was used longest ago until everything fits. A value
   * larger than the whole cache is not kept.
   * @throws EntryRefused when a limit is broken; an older value is gone then, too
   */
  set(key: string, value: Value, options: EntryOptions, now: number): void {
    this.delete(key);
    refuseOverLimits(key, options);
    if (options.bytes > this.#maxBytes) return;
    const tags = new Set([...options.tags, ...options.softTags]);
    this.#entries.set(key, {
      value,
      isStale: false,
      bytes: options.bytes,
      tags,
      expiresAt: now + options.maxAgeSeconds * 1000,
      movedAt: now,
    });
    this.#bytes += options.bytes;
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }

  /** Marks everything made from a thing as stale. @returns how many entries that were */
  revalidateTag(tag: string): number {
    const keys = this.#keysByTag.get(tag);
    for (const key of keys ?? []) this.markStale(key);
    return keys?.size ?? 0;
  }

  /** The same for one entry. */
  markStale(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) entry.isStale = true;
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
