import { LRUCache } from "lru-cache";
import { SharedWork } from "#platform/shared-work.ts";

/** Later callers start a new check: the platform may suspend the process for minutes between visits. */
export const JOIN_MS = 1000;
/** Remembered names; far more than the cache has pages. */
const SITES_MAX = 10_000;
/** A failing check ends within this time. A later failure comes from a suspended process and is outdated. */
const DEADLINE_MS = 5000;

/** A site's last known version and when that check began (ms since 1970). `version` is `null` when nothing is public. */
export type SiteState = { version: number | null; checkedAt: number };

type Ports = {
  /** Reads the version of a site's public copy, `null` without one: one small read. */
  readVersion: (username: string) => Promise<number | null>;
  /** How long a version is trusted, in ms. */
  freshMs: number;
  /** ms since 1970. */
  now: () => number;
};

/** The version of each site's public copy, as last seen by this instance. */
export class SiteVersions {
  readonly #ports: Ports;
  readonly #sites = new LRUCache<string, SiteState>({ max: SITES_MAX });
  /** When the database last failed for a site; cleared by its next answer. */
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

  /** The version if it is recent, otherwise one small read. */
  async current(username: string): Promise<SiteState> {
    const seen = this.#sites.get(username);
    return seen && this.#ports.now() - seen.checkedAt <= this.#ports.freshMs ? seen : this.look(username);
  }

  /** Reads the version, shared between concurrent callers. */
  look(username: string): Promise<SiteState> {
    const checkedAt = this.#ports.now();
    return this.#looks.run(username, checkedAt, async () => {
      const site = { version: await this.#ports.readVersion(username), checkedAt };
      this.remember(username, site);
      return site;
    });
  }

  /** Records a version seen by another read. When two cross, the later request wins. */
  remember(username: string, site: SiteState): void {
    const known = this.#sites.get(username);
    if (known && known.checkedAt > site.checkedAt) return;
    this.#failures.delete(username);
    this.#sites.set(username, site);
  }

  /** Records a failed read that began at `askedAt`, unless a later read succeeded. */
  noteFailure(username: string, askedAt: number): void {
    const now = this.#ports.now();
    const seenAt = this.#sites.get(username)?.checkedAt ?? Number.NEGATIVE_INFINITY;
    if (seenAt <= askedAt && now - askedAt <= DEADLINE_MS) this.#failures.set(username, now);
  }

  /** Milliseconds since the last failure; infinite after a success. */
  sinceFailure(username: string): number {
    return this.#ports.now() - (this.#failures.get(username) ?? Number.NEGATIVE_INFINITY);
  }
}
