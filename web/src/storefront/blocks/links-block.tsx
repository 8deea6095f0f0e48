import type { BlockProps } from "@awning/domain/page/block";
import type { PublicLink } from "@awning/domain/published/published";
import { LinkList } from "../home/link-list.tsx";
import type { BlockContext } from "./block-context.ts";

/** The links of the site, or those below one of its headings, or in one of its groups. */
export function LinksBlock({ show, group, context }: BlockProps<"links"> & { context: BlockContext }) {
  const links = show === "all" ? context.site.links : linksBelow(context.site.links, group);
  if (links.length === 0) return null;
  return <LinkList links={links} mediaBase={context.mediaBase} isCard={context.site.layout === "cards"} />;
}

/** What stands between a heading and the next one, or in a group. */
function linksBelow(links: readonly PublicLink[], headingId: string): readonly PublicLink[] {
  if (links.some((link) => link.id === headingId && link.type === "group"))
    return links.filter((link) => link.id === headingId || link.groupId === headingId);
  const start = links.findIndex((link) => link.id === headingId && link.type === "heading");
  if (start < 0) return [];
  const length = links.slice(start + 1).findIndex((link) => link.type === "heading");
  return links.slice(start, length < 0 ? undefined : start + 1 + length);
}
