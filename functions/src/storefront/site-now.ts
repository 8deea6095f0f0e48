import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { type LaterPlace, type PublicLink, shownAt, withLater } from "@awning/domain/published/published-links";
import { nextSwitch } from "@awning/domain/values/visible";
import type { SiteReader } from "./published-site.ts";

/** A link that is due and could not be read yet is looked for again after so many ms. */
const LOOK_AGAIN_MS = 1000;

/**
 * A site with the links that are shown at a moment. The public copy was made earlier: links whose time has come since stand
 * beside it, and others are over.
 * @returns `until`: the moment at which the next link comes or goes, ms since 1970; `null` when none ever does
 */
export async function withLinksAt(
  copy: PublishedCopy,
  now: number,
  reader: Pick<SiteReader, "readLater">,
): Promise<{ site: PublishedCopy; until: number | null }> {
  const due = copy.laterLinks.filter(({ showFrom }) => showFrom <= now);
  const read = await Promise.all(due.map(async ({ id }) => ({ id, link: await reader.readLater(copy.username, id) })));
  const found = new Map(read.flatMap(({ id, link }) => (link ? [[id, link] as const] : [])));
  const links = withLater(copy.links, copy.laterLinks, found);
  const next = nextSwitch(spansOf(links, copy.laterLinks), now);
  const isMissing = found.size < due.length;
  const until = isMissing ? Math.min(now + LOOK_AGAIN_MS, next ?? Number.POSITIVE_INFINITY) : next;
  return { site: { ...copy, links: shownAt(links, now), laterLinks: [] }, until };
}

function spansOf(links: readonly PublicLink[], later: readonly LaterPlace[]) {
  return [
    ...links.map(({ showUntil = null }) => ({ from: null, until: showUntil })),
    ...later.map(({ showFrom }) => ({ from: showFrom, until: null })),
  ];
}
