import { log } from "#platform/log.ts";
import { SharedWork } from "#platform/shared-work.ts";
import { EntryRefused, PageCache } from "./page-cache.ts";
import { JOIN_MS, type SiteVersions } from "./site-versions.ts";

/** How long a known page is served while the database is down. */
const WITHOUT_DATABASE_MS = 3_600_000;
/** Pause between requests to a failing database. */
const RETRY_MS = 1000;
/** How long after a failure visits wait at most `PATIENCE_MS` for an answer. */
const TROUBLE_MS = 10_000;
const PATIENCE_MS = 300;

/** A rendered value and what it was made from. */
export type Rendered<Value> = {
  value: Value;
  /** `null` for answers that must not be cached: those of no published site or of one person. */
  keep: Keep | null;
};

/**
 * `seenAt`: when the data was confirmed as the site's version; by default, when the render began. `until`: when the page changes by itself.
 * Both in ms since 1970.
 */
type Keep = {
  bytes: number;
  tags: readonly string[];
  softTags: readonly string[];
  version: number;
  seenAt?: number;
  until?: number | null;
};

/** `key` holds everything the answer depends on; `username` names its site. */
export type Visit<Value> = { key: string; username: string; render: () => Promise<Rendered<Value>> };

type Kept<Value> = { value: Value; version: number; goodAt: number };

type Ports = {
  maxBytes: number;
  /**
   * A page is served without a check for `freshMs`, which makes one small read per period. For another `freshMs` it is served while the
   * check runs; after that, visits wait for it.
   */
  versions: SiteVersions;
  /** ms since 1970. */
  now: () => number;
  /** Whether a broken limit throws (development) or is logged and skips the cache (production). */
  strict: boolean;
};

/**
 * Rendered pages, reused while their site is unchanged. Changes show within twice `freshMs`, concurrent visits share a render, and known
 * pages are served while the database is down.
 */
export class FreshPages<Value> {
  readonly #ports: Ports;
  readonly #cache: PageCache<Kept<Value>>;
  readonly #renders = new SharedWork<Value>(JOIN_MS);
  /** Tags invalidated during each pending render. */
  readonly #marked = new Set<Set<string>>();

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#cache = new PageCache({ maxBytes: ports.maxBytes, now: ports.now });
  }

  /** For tests and measurements. */
  get size(): number {
    return this.#cache.size;
  }

  /** Invalidates everything made from a tag (`site:<id>`, `product:<id>` or a path). */
  revalidateTag(tag: string): number {
    for (const marked of this.#marked) marked.add(tag);
    return this.#cache.revalidateTag(tag);
  }

  /** Returns the page if it is usable without a check. Synchronous: a promise costs more than the rest of serving a cached page. */
  kept({ key, username }: Pick<Visit<Value>, "key" | "username">): Value | undefined {
    const now = this.#ports.now();
    const hit = this.#cache.get(key);
    if (!hit || hit.isStale || now - this.#lastGood(username, hit.value) > this.#ports.versions.freshMs) return undefined;
    return hit.value.value;
  }

  async get(visit: Visit<Value>): Promise<Value> {
    const now = this.#ports.now();
    const hit = this.#cache.get(visit.key);
    if (!hit) return this.#refresh(visit);
    const { value: kept, isStale } = hit;
    const age = now - this.#lastGood(visit.username, kept);
    const { versions } = this.#ports;
    if (age <= versions.freshMs && !isStale) return kept.value;
    const isBearable = age <= WITHOUT_DATABASE_MS;
    const sinceFailure = versions.sinceFailure(visit.username);
    // A failing database is asked once a second, not on every visit.
    if (isBearable && sinceFailure <= RETRY_MS) return kept.value;
    const isInTrouble = isBearable && sinceFailure <= TROUBLE_MS;
    // Recorded in advance, so that only this visit asks.
    if (isInTrouble) versions.noteFailure(visit.username, now);
    const next = (isStale ? this.#refresh(visit) : this.#look(visit, kept)).catch((error: unknown) => {
      if (isOfDatabase(error)) versions.noteFailure(visit.username, now);
      if (!isBearable) throw error;
      log.pageKeptStale(error);
      return kept.value;
    });
    if (age <= 2 * versions.freshMs) return kept.value;
    return isInTrouble ? within(PATIENCE_MS, next, kept.value) : next;
  }

  /** When the page last matched its site. */
  #lastGood(username: string, kept: Kept<Value>): number {
    const site = this.#ports.versions.seen(username);
    return site?.version === kept.version ? Math.max(kept.goodAt, site.checkedAt) : kept.goodAt;
  }

  async #look(visit: Visit<Value>, kept: Kept<Value>): Promise<Value> {
    const { version } = await this.#ports.versions.look(visit.username);
    return version === kept.version ? kept.value : this.#refresh(visit);
  }

  #refresh(visit: Visit<Value>): Promise<Value> {
    // Taken before any read, so that changes during the render count as later.
    const begunAt = this.#ports.now();
    return this.#renders.run(visit.key, begunAt, async () => {
      const marked = new Set<string>();
      this.#marked.add(marked);
      try {
        const { value, keep } = await visit.render();
        this.#keep(visit, value, keep, begunAt);
        if (keep && [...keep.tags, ...keep.softTags].some((tag) => marked.has(tag))) this.#cache.markStale(visit.key);
        return value;
      } finally {
        this.#marked.delete(marked);
      }
    });
  }

  #keep({ key, username }: Visit<Value>, value: Value, keep: Keep | null, begunAt: number): void {
    const until = keep?.until ?? null;
    const maxAgeSeconds = until === null ? MAX_AGE_SECONDS : Math.min(MAX_AGE_SECONDS, (until - begunAt) / 1000);
    if (!keep || maxAgeSeconds <= 0) {
      this.#cache.delete(key);
      return;
    }
    const { bytes, tags, softTags, version, seenAt: goodAt = begunAt } = keep;
    this.#ports.versions.remember(username, { version, checkedAt: goodAt });
    try {
      this.#cache.set(key, { value, version, goodAt }, { bytes, tags, softTags, maxAgeSeconds, madeAt: begunAt });
    } catch (error) {
      if (!(error instanceof EntryRefused) || this.#ports.strict) throw error;
      log.pageNotKept(error.message);
    }
  }
}

/** A day: long enough for unchanged pages, short enough to limit unexpected staleness. */
const MAX_AGE_SECONDS = 86_400;

/** Whether an error affects all pages of a site rather than this one. */
function isOfDatabase(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "unavailable" || error.code === "resource-exhausted");
}

/** Resolves to `instead` after `ms`. */
function within<Value>(ms: number, work: Promise<Value>, instead: Value): Promise<Value> {
  return new Promise((done, refuse) => {
    const timer = setTimeout(() => done(instead), ms);
    work.then(done, refuse).finally(() => clearTimeout(timer));
  });
}
