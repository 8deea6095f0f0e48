import { LRUCache } from "lru-cache";
import { SharedWork } from "#platform/shared-work.ts";

/** Who comes later than this looks anew: between two visits the platform may have held the process for minutes. */
export const JOIN_MS = 1000;
/** Names whose versions are remembered; far more than pages fit into the cache. */
const SITES_MAX = 10_000;
/** A look that fails has failed by then. One that says so later slept with its process and says nothing about now. */
const DEADLINE_MS = 5000;

/** What was last seen of a site, and when the look began (ms since 1970). `version` is `null` where nothing is public. */
export type SiteState = { version: number | null; checkedAt: number };

type Ports = {
  /** The version of a site's public copy, `null` when there is none: one small read. */
  readVersion: (username: string) => Promise<number | null>;
  /** For so many ms what was seen counts as how it is. */
  freshMs: number;
  /** ms since 1970. */
  now: () => number;
};

/** Which version of its public copy each site has, as this instance last saw it. */
export class SiteVersions {
  readonly #ports: Ports;
  readonly #sites = new LRUCache<string, SiteState>({ max: SITES_MAX });
  /** When the database last failed for a site; forgotten with its next answer. */
  readonly #failures = new LRUCache<string, number>({ max: SITES_MAX });
  readonly #looks = new SharedWork<SiteState>(JOIN_MS);

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  get freshMs(): number {
    return this.#ports.freshMs;
  }

  seen(username: string): SiteState | undefined {
    return this.#sites.get(username);
  }

  /** How it is: as it was seen a moment ago, or by one small read. */
  async current(username: string): Promise<SiteState> {
    const seen = this.#sites.get(username);
    return seen && this.#ports.now() - seen.checkedAt <= this.#ports.freshMs ? seen : this.look(username);
  }

  /** Asks the database, once for all who ask at the same time. */
  look(username: string): Promise<SiteState> {
    const checkedAt = this.#ports.now();
    return this.#looks.run(username, checkedAt, async () => {
      const site = { version: await this.#ports.readVersion(username), checkedAt };
      this.remember(username, site);
      return site;
    });
  }

  /** Notes what somebody else saw while reading. Of two answers that cross, the one asked for later knows better. */
  remember(username: string, site: SiteState): void {
    const known = this.#sites.get(username);
    if (known && known.checkedAt > site.checkedAt) return;
    this.#failures.delete(username);
    this.#sites.set(username, site);
  }

  /** Notes that the database did not answer for a site to who asked at `askedAt`; not when it answered somebody since. */
  noteFailure(username: string, askedAt: number): void {
    const now = this.#ports.now();
    const seenAt = this.#sites.get(username)?.checkedAt ?? Number.NEGATIVE_INFINITY;
    if (seenAt <= askedAt && now - askedAt <= DEADLINE_MS) this.#failures.set(username, now);
  }

  /** How long ago it did not answer, in ms; infinite when it did since. */
  sinceFailure(username: string): number {
    return this.#ports.now() - (this.#failures.get(username) ?? Number.NEGATIVE_INFINITY);
  }
}
