import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { LRUCache } from "lru-cache";
import { SharedWork } from "#platform/shared-work.ts";
import type { SiteReader } from "../resolve/published-site.ts";
import { JOIN_MS, type SiteVersions } from "./site-versions.ts";

/** Maximum sites, and maximum extra documents in total: each is at most a few hundred KB. */
const SITES_MAX = 32;
const PARTS_MAX = 64;

/**
 * A reader that caches the public copies of recent sites. Nothing is read twice while a site's version is unchanged, so that uncached URLs
 * (searches, unknown products) cost one small read per `freshMs` instead of a whole copy.
 */
export function cachedSiteReader(reader: () => SiteReader, versions: SiteVersions, now: () => number): SiteReader {
  const copies = new LRUCache<string, PublishedCopy>({ max: SITES_MAX });
  const parts = new LRUCache<string, { part: unknown }, () => Promise<unknown>>({
    max: PARTS_MAX,
    ignoreFetchAbort: true,
    fetchMethod: async (_, __, { context: read }) => ({ part: await read() }),
  });
  const reads = new SharedWork<PublishedCopy | null>(JOIN_MS);

  async function readAnew(username: string): Promise<PublishedCopy | null> {
    const checkedAt = now();
    return reads.run(username, checkedAt, async () => {
      const site = await reader().readSite(username);
      versions.remember(username, { version: site?.version ?? null, checkedAt });
      copies.set(username, site ?? undefined);
      return site;
    });
  }

  /** A document published under a name, as of the copy's version. */
  async function part<Part>(username: string, name: string, read: () => Promise<Part>): Promise<Part> {
    const version = copies.get(username)?.version;
    if (version === undefined) return read();
    const found = await parts.forceFetch(JSON.stringify([username, version, name]), { context: read });
    return found.part as Part;
  }

  return {
    async readSite(username) {
      const known = copies.get(username);
      if (!known) return readAnew(username);
      const { version } = await versions.current(username);
      return version === known.version ? known : readAnew(username);
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
