import { linkMark } from "@awning/domain/link-mark";
import type { CountableLinks } from "#data/countable-links.ts";

/** A link that was opened, and by whose clocks its day begins. */
export type KnownLink = { siteId: string; linkId: string; zone: string };
type Kept = { at: number; links: Promise<CountableLinks | null> };

const KEEP_MS = 60_000;
/** A link that is not known may be new: then its page is read again, but not more often than this. */
const AGAIN_MS = 2000;
const SITES_MAX = 1000;

/** Knows which links there are, so that nothing else is ever counted; reads a page once a minute at most while it is visited as it is. */
export class KnownLinks {
  readonly #read: (username: string) => Promise<CountableLinks | null>;
  readonly #kept = new Map<string, Kept>();

  constructor(read: (username: string) => Promise<CountableLinks | null>) {
    this.#read = read;
  }

  /** The link of a page that goes by a mark; `null` when visitors can open none. `now` in ms since 1970. */
  async find(username: string, mark: string, now: number): Promise<KnownLink | null> {
    const kept = this.#kept.get(username);
    if (kept && now - kept.at < KEEP_MS) {
      const found = linkOf(await kept.links, mark, now);
      if (found || now - kept.at < AGAIN_MS) return found;
    }
    return linkOf(await this.#readAgain(username, kept, now), mark, now);
  }

  /** One read for all who want it at once. */
  #readAgain(username: string, seen: Kept | undefined, now: number): Promise<CountableLinks | null> {
    const present = this.#kept.get(username);
    if (present && present !== seen) return present.links;
    const links = this.#read(username);
    const kept = { at: now, links };
    this.#kept.delete(username);
    this.#kept.set(username, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > SITES_MAX && oldest !== undefined) this.#kept.delete(oldest);
    links.catch(() => this.#kept.get(username) === kept && this.#kept.delete(username));
    return links;
  }
}

function linkOf(found: CountableLinks | null, mark: string, now: number): KnownLink | null {
  const link = found?.links.find(({ id, showFrom }) => linkMark(id) === mark && (showFrom === null || showFrom <= now));
  return found && link ? { siteId: found.siteId, linkId: link.id, zone: found.zone } : null;
}
