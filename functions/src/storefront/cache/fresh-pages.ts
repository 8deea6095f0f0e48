import { log } from "#platform/log.ts";
import { EntryRefused, PageCache } from "./page-cache.ts";

/** A page that is known goes on being served for this long while the database cannot be asked. */
const WITHOUT_DATABASE_MS = 3_600_000;
/** A database in trouble is left alone for so long. */
const RETRY_MS = 1000;
/** Names whose versions are remembered; far more than pages fit into the cache. */
const SITES_MAX = 10_000;

/** What a render gives: the value, and what it was made from. */
export type Rendered<Value> = {
  value: Value;
  /** `null` for what must not be kept: an answer that belongs to no published site, or to one person. */
  keep: Keep | null;
};

/** `until`: from this moment on (ms since 1970) it must be made anew, whatever it was made from. */
type Keep = { bytes: number; tags: readonly string[]; softTags: readonly string[]; version: number; until?: number | null };

/** One page: `key` holds everything its answer depends on, `username` whose site it belongs to. */
export type Visit<Value> = { key: string; username: string; render: () => Promise<Rendered<Value>> };

type Kept<Value> = { value: Value; version: number; goodAt: number };
/** What was last seen of a site, and when the look began. */
type SiteState = { version: number | null; checkedAt: number };

type Ports = {
  maxBytes: number;
  /** The version of a site's public copy, `null` when there is none: one small read. */
  readVersion: (username: string) => Promise<number | null>;
  /**
   * A page is served without a look at its site for so many ms: one small read in that time, however many visits. For as
   * long again it is served while the look is under way; after that the visit waits for it.
   */
  freshMs: number;
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
  readonly #sites = new Map<string, SiteState>();
  /** When the database last failed for a site; forgotten with its next answer. */
  readonly #failures = new Map<string, number>();
  readonly #looks = new Map<string, Promise<SiteState>>();
  readonly #renders = new Map<string, Promise<Value>>();

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#cache = new PageCache({ maxBytes: ports.maxBytes });
  }

  /** Pages held, for tests and measurements. */
  get size(): number {
    return this.#cache.size;
  }

  /** Marks everything made from a thing (`site:<id>`, `product:<id>`, a path): the next visit makes it anew. */
  revalidateTag(tag: string): number {
    return this.#cache.revalidateTag(tag);
  }

  /**
   * The page if it can be served as it is, without asking anybody. Not a promise: under the platform's own server each
   * costs more than everything else that is done for such a visit.
   */
  kept({ key, username }: Pick<Visit<Value>, "key" | "username">): Value | undefined {
    const now = this.#ports.now();
    const hit = this.#cache.get(key, now);
    if (!hit || hit.isStale || now - this.#lastGood(username, hit.value) > this.#ports.freshMs) return undefined;
    return hit.value.value;
  }

  async get(visit: Visit<Value>): Promise<Value> {
    const now = this.#ports.now();
    const hit = this.#cache.get(visit.key, now);
    if (!hit) return this.#refresh(visit);
    const { value: kept, isStale } = hit;
    const age = now - this.#lastGood(visit.username, kept);
    const { freshMs } = this.#ports;
    if (age <= freshMs && !isStale) return kept.value;
    const isBearable = age <= WITHOUT_DATABASE_MS;
    // A database in trouble is asked once a second, not by every visit.
    if (isBearable && now - this.#failedAt(visit.username) <= RETRY_MS) return kept.value;
    const next = (isStale ? this.#refresh(visit) : this.#look(visit, kept)).catch((error: unknown) => {
      this.#failures.set(visit.username, now);
      if (!isBearable) throw error;
      log.pageKeptStale(error);
      return kept.value;
    });
    return age <= 2 * freshMs ? kept.value : next;
  }

  #failedAt(username: string): number {
    return this.#failures.get(username) ?? Number.NEGATIVE_INFINITY;
  }

  /** When the page was last known to be what its site says. */
  #lastGood(username: string, kept: Kept<Value>): number {
    const site = this.#sites.get(username);
    return site?.version === kept.version ? Math.max(kept.goodAt, site.checkedAt) : kept.goodAt;
  }

  async #look(visit: Visit<Value>, kept: Kept<Value>): Promise<Value> {
    const { version } = await this.#lookAtSite(visit.username);
    return version === kept.version ? kept.value : this.#refresh(visit);
  }

  #lookAtSite(username: string): Promise<SiteState> {
    return shared(this.#looks, username, async () => {
      const checkedAt = this.#ports.now();
      const site = { version: await this.#ports.readVersion(username), checkedAt };
      this.#remember(username, site);
      return site;
    });
  }

  #refresh({ key, username, render }: Visit<Value>): Promise<Value> {
    return shared(this.#renders, key, async () => {
      // Taken before anything is read: what changes while the page is being made counts as later.
      const goodAt = this.#ports.now();
      const { value, keep } = await render();
      if (!keep) {
        this.#cache.delete(key);
        return value;
      }
      const { version, until = null, ...options } = keep;
      const maxAgeSeconds = until === null ? MAX_AGE_SECONDS : Math.min(MAX_AGE_SECONDS, (until - goodAt) / 1000);
      if (maxAgeSeconds <= 0) {
        this.#cache.delete(key);
        return value;
      }
      this.#remember(username, { version, checkedAt: goodAt });
      try {
        this.#cache.set(key, { value, version, goodAt }, { ...options, maxAgeSeconds }, goodAt);
      } catch (error) {
        if (!(error instanceof EntryRefused) || this.#ports.strict) throw error;
        log.pageNotKept(error.message);
      }
      return value;
    });
  }

  #remember(username: string, site: SiteState): void {
    this.#failures.delete(username);
    const known = this.#sites.get(username);
    // Two answers may cross: the one asked for later knows better.
    if (known && known.checkedAt > site.checkedAt) return;
    this.#sites.delete(username);
    this.#sites.set(username, site);
    const [oldest] = this.#sites.keys();
    if (this.#sites.size > SITES_MAX && oldest !== undefined) this.#sites.delete(oldest);
  }
}

/** A day: long for a page nobody changes, short against one that nobody can explain. */
const MAX_AGE_SECONDS = 86_400;

/** Runs a piece of work once for all who ask for it at the same time. */
function shared<Value>(running: Map<string, Promise<Value>>, key: string, work: () => Promise<Value>): Promise<Value> {
  const found = running.get(key);
  if (found) return found;
  const started = work().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}
