import { walkBlocks } from "@awning/domain/page/blocks";
import { EMBED_HOSTS, parseEmbed } from "@awning/domain/rich-text/embed";
import { isOfBlocks, type PageView } from "./page.ts";

/**
 * The hosts of the players on a page and no other, with a space between; nothing is asked of them before a click. The policy of
 * the page names them, and the page itself, so that a visitor who goes on to one with another player gets a policy of its own.
 */
export function frameHosts(view: PageView): string {
  const hosts = playersOf(view).flatMap((url) => {
    const embed = parseEmbed(url);
    return embed ? [EMBED_HOSTS[embed.provider]] : [];
  });
  return [...new Set(hosts)].join(" ");
}

/** The addresses of what a page can play. */
function playersOf(view: PageView): string[] {
  if (view.kind !== "home" && !isOfBlocks(view)) return [];
  const links = view.props.site.links.flatMap((link) => (link.type === "embed" ? [link.url] : []));
  if (!isOfBlocks(view)) return links;
  const blocks = [...walkBlocks(view.props.page.blocks)].flatMap(({ block }) => (block.type === "embed" ? [block.props.url] : []));
  return [...links, ...blocks];
}
