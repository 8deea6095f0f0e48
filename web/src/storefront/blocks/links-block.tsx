import type { BlockProps } from "@awning/domain/block";
import type { PublicLink } from "@awning/domain/published";
import { LinkItem } from "../home/link-item.tsx";
import type { BlockContext } from "./block-context.ts";

/** The links of the site, or those below one of its headings. */
export function LinksBlock({ show, group, context }: BlockProps<"links"> & { context: BlockContext }) {
  const links = show === "all" ? context.site.links : linksBelow(context.site.links, group);
  if (links.length === 0) return null;
  return (
    <ul className="links">
      {links.map((link, index) => (
        <LinkItem key={link.id} link={link} mediaBase={context.mediaBase} first={index === 0} />
      ))}
    </ul>
  );
}

/** What stands between a heading and the next one. */
function linksBelow(links: readonly PublicLink[], headingId: string): readonly PublicLink[] {
  const start = links.findIndex((link) => link.id === headingId && link.type === "heading");
  if (start < 0) return [];
  const length = links.slice(start + 1).findIndex((link) => link.type === "heading");
  return links.slice(start, length < 0 ? undefined : start + 1 + length);
}
