import { linkMark } from "@awning/domain/link/link-mark";
import type { CountableLinks } from "#data/countable-links.ts";

type Kept = { at: number; site: Promise<CountableLinks | null> };

const KEEP_MS = 60_000;
/** A link that is not known may be new: then its page is read again, but not more often than this. */
const AGAIN_MS = 2000;
const SITES_MAX = 1000;

/** Knows which sites and links there are, so that nothing else is ever counted; reads a page once a minute at most while it is visited as it is. */
export class KnownSites {
  readonly #read: (username: string) => Promise<CountableLinks | null>;
  readonly #kept = new Map<string, Kept>();

  constructor(read: (username: string) => Promise<CountableLinks | null>) {
    this.#read = read;
  }

  /** A site by its name; `null` when there is none. `now` in ms since 1970. */
  async find(username: string, now: number): Promise<CountableLinks | null> {
    const kept = this.#kept.get(username);
    if (!kept || now - kept.at >= KEEP_MS) return this.#readAgain(username, kept, now);
    const site = await kept.site;
    return site || now - kept.at < AGAIN_MS ? site : this.#readAgain(username, kept, now);
  }

  /** The id of the link that goes by a mark; `null` when visitors can open none. */
  async findLink(username: string, mark: string, now: number): Promise<string | null> {
    const found = linkOf(await this.find(username, now), mark, now);
    const kept = this.#kept.get(username);
    if (found !== null || !kept || now - kept.at < AGAIN_MS) return found;
    return linkOf(await this.#readAgain(username, kept, now), mark, now);
  }

  /** One read for all who want it at once. */
  #readAgain(username: string, seen: Kept | undefined, now: number): Promise<CountableLinks | null> {
    const present = this.#kept.get(username);
    if (present && present !== seen) return present.site;
    const site = this.#read(username);
    const kept = { at: now, site };
    this.#kept.delete(username);
    this.#kept.set(username, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > SITES_MAX && oldest !== undefined) this.#kept.delete(oldest);
    site.catch(() => this.#kept.get(username) === kept && this.#kept.delete(username));
    return site;
  }
}

function linkOf(site: CountableLinks | null, mark: string, now: number): string | null {
  return site?.links.find(({ id, showFrom }) => linkMark(id) === mark && (showFrom === null || showFrom <= now))?.id ?? null;
}
