import { log } from "#platform/log.ts";
import { SharedWork } from "#platform/shared-work.ts";
import { EntryRefused, PageCache } from "./page-cache.ts";
import { JOIN_MS, type SiteVersions } from "./site-versions.ts";

/** A page that is known goes on being served for this long while the database cannot be asked. */
const WITHOUT_DATABASE_MS = 3_600_000;
/** A database in trouble is left alone for so long. */
const RETRY_MS = 1000;
/** For so long after it failed nobody waits longer than this to see whether it answers again. */
const TROUBLE_MS = 10_000;
const PATIENCE_MS = 300;

/** What a render gives: the value, and what it was made from. */
export type Rendered<Value> = {
  value: Value;
  /** `null` for what must not be kept: an answer that belongs to no published site, or to one person. */
  keep: Keep | null;
};

/**
 * `seenAt`: when what it was made from was seen to be the site's version; without it, when the render began. `until`: from this
 * moment on it must be made anew, whatever it was made from. Both in ms since 1970.
 */
type Keep = {
  bytes: number;
  tags: readonly string[];
  softTags: readonly string[];
  version: number;
  seenAt?: number;
  until?: number | null;
};

/** One page: `key` holds everything its answer depends on, `username` whose site it belongs to. */
export type Visit<Value> = { key: string; username: string; render: () => Promise<Rendered<Value>> };

type Kept<Value> = { value: Value; version: number; goodAt: number };

type Ports = {
  maxBytes: number;
  /**
   * A page is served without a look at its site for `freshMs`: one small read in that time, however many visits. For as
   * long again it is served while the look is under way; after that the visit waits for it.
   */
  versions: SiteVersions;
  /** ms since 1970. */
  now: () => number;
  /** A limit that is broken is an error while we develop; in production it is logged and the page is made anew each time. */
  strict: boolean;
};

/**
 * Pages that were rendered once and are served again while their site stays as it was. Whatever changes shows within
 * twice `freshMs`; several visits to a page that must be made share one render; and while the database cannot be asked,
 * a page that is known goes on being served.
 */
export class FreshPages<Value> {
  readonly #ports: Ports;
  readonly #cache: PageCache<Kept<Value>>;
  readonly #renders = new SharedWork<Value>(JOIN_MS);
  /** Of each render under way: what was marked while it ran. */
  readonly #marked = new Set<Set<string>>();

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#cache = new PageCache({ maxBytes: ports.maxBytes, now: ports.now });
  }

  /** Pages held, for tests and measurements. */
  get size(): number {
    return this.#cache.size;
  }

  /** Marks everything made from a thing (`site:<id>`, `product:<id>`, a path): the next visit makes it anew. */
  revalidateTag(tag: string): number {
    for (const marked of this.#marked) marked.add(tag);
    return this.#cache.revalidateTag(tag);
  }

  /**
   * The page if it can be served as it is, without asking anybody. Not a promise: under the platform's own server each
   * costs more than everything else that is done for such a visit.
   */
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
    // A database in trouble is asked once a second, not by every visit.
    if (isBearable && sinceFailure <= RETRY_MS) return kept.value;
    const isInTrouble = isBearable && sinceFailure <= TROUBLE_MS;
    // Until it answers, so that this visit is the only one that asks.
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

  /** When the page was last known to be what its site says. */
  #lastGood(username: string, kept: Kept<Value>): number {
    const site = this.#ports.versions.seen(username);
    return site?.version === kept.version ? Math.max(kept.goodAt, site.checkedAt) : kept.goodAt;
  }

  async #look(visit: Visit<Value>, kept: Kept<Value>): Promise<Value> {
    const { version } = await this.#ports.versions.look(visit.username);
    return version === kept.version ? kept.value : this.#refresh(visit);
  }

  #refresh(visit: Visit<Value>): Promise<Value> {
    // Taken before anything is read: what changes while the page is being made counts as later.
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

/** A day: long for a page nobody changes, short against one that nobody can explain. */
const MAX_AGE_SECONDS = 86_400;

/** Whether a failure says something about all pages of a site, and not about the one that was made. */
function isOfDatabase(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "unavailable" || error.code === "resource-exhausted");
}

/** What comes of it in so many ms, otherwise `instead`. */
function within<Value>(ms: number, work: Promise<Value>, instead: Value): Promise<Value> {
  return new Promise((done, refuse) => {
    const timer = setTimeout(() => done(instead), ms);
    work.then(done, refuse).finally(() => clearTimeout(timer));
  });
}
