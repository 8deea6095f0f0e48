import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { SharedWork } from "#platform/shared-work.ts";
import type { SiteReader } from "../resolve/published-site.ts";
import { JOIN_MS, type SiteVersions } from "./site-versions.ts";

/** Copies held, and documents beside them in all: each is at most a few hundred KB, and few are. */
const SITES_MAX = 32;
const PARTS_MAX = 64;

/** A copy, and what else of the same version was read, by what was asked for. */
type Known = { site: PublishedCopy; parts: Map<string, Promise<unknown>> };

/**
 * A reader that holds the public copies of the sites that were asked for last. While a site keeps its version, nothing of it is
 * read twice, whatever is asked for: addresses that nobody keeps a page of (a search, a product that never was) cost a site one
 * small read in `freshMs`, and not its whole copy each.
 */
export function cachedSiteReader(reader: () => SiteReader, versions: SiteVersions, now: () => number): SiteReader {
  // A Map keeps the order of insertion: the first entry is the one that was asked for longest ago.
  const held = new Map<string, Known>();
  const reads = new SharedWork<PublishedCopy | null>(JOIN_MS);

  async function readAnew(username: string): Promise<PublishedCopy | null> {
    const checkedAt = now();
    return reads.run(username, checkedAt, async () => {
      const site = await reader().readSite(username);
      versions.remember(username, { version: site?.version ?? null, checkedAt });
      held.delete(username);
      if (site) held.set(username, { site, parts: new Map() });
      makeRoom();
      return site;
    });
  }

  /** Lets go of what was asked for longest ago. */
  function makeRoom(): void {
    let parts = 0;
    for (const known of held.values()) parts += known.parts.size;
    for (const [username, known] of held) {
      if (held.size <= SITES_MAX && (parts <= PARTS_MAX || held.size === 1)) return;
      parts -= known.parts.size;
      held.delete(username);
    }
  }

  /** A part of what is published under a name; one that cannot be read is asked for again. */
  function part<Part>(username: string, name: string, read: () => Promise<Part>): Promise<Part> {
    const parts = held.get(username)?.parts;
    if (!parts) return read();
    const found = parts.get(name) as Promise<Part> | undefined;
    if (found) return found;
    const asked = read();
    parts.set(name, asked);
    asked.catch(() => parts.delete(name));
    makeRoom();
    return asked;
  }

  return {
    async readSite(username) {
      const known = held.get(username);
      if (!known) return readAnew(username);
      const { version } = await versions.current(username);
      if (version !== known.site.version) return readAnew(username);
      held.delete(username);
      held.set(username, known);
      return known.site;
    },
    readProducts: (username, page) => part(username, `products ${page}`, () => reader().readProducts(username, page)),
    readSlugs: (username) => part(username, "slugs", () => reader().readSlugs(username)),
    readLegal: (username, kind) => part(username, `legal ${kind}`, () => reader().readLegal(username, kind)),
    readVersion: (username) => reader().readVersion(username),
    readPage: (username, slug) => reader().readPage(username, slug),
    readLater: (username, linkId) => reader().readLater(username, linkId),
    readClaim: (username) => reader().readClaim(username),
    readSlots: () => reader().readSlots(),
    readEntry: (slot) => reader().readEntry(slot),
  };
}
