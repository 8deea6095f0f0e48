import { bookingPaths } from "../booking/paths.ts";
import { brandMark } from "../link/brands.ts";
import type { LinkDraft } from "../link/link.ts";
import { linkFileLabel, linkFileUrl } from "../link/link-file-type.ts";
import { isLater, isOver } from "../link/link-state.ts";
import { DEFAULT_LINK_SETTINGS, type LinkSettings, type LinkUtm, UTM_MEDIUM } from "../link/utm.ts";
import type { PageIndex } from "../page/page.ts";
import { HOME_PAGE_ID } from "../page/public-page.ts";
import { parseEmbed } from "../rich-text/embed.ts";
import { LINK_URL_MAX, parseLinkUrl } from "../rich-text/link-url.ts";
import { refusedHost, spelledHost } from "../rich-text/refused-hosts.ts";
import { ownPaths } from "../routes/own-paths.ts";
import { pagePaths } from "../routes/page-paths.ts";
import { sitePaths } from "../routes/paths.ts";
import type { PublicProduct } from "./published.ts";
import type { PublicLink, ScheduledLink, ScheduledPlace } from "./published-links.ts";

export type PlacedLink = LinkDraft & { id: string };
/** `later` are the scheduled documents, `places` their positions. */
export type PublishedLinks = { links: PublicLink[]; places: ScheduledPlace[]; later: (ScheduledLink & { id: string })[] };

/** Context of publishing links. `now` in ms since 1970. */
type LinkContext = {
  siteId: string;
  username: string;
  settings: LinkSettings | null;
  products: readonly Pick<PublicProduct, "id" | "slug" | "images">[];
  /** Bookable services, listed or not. */
  services: readonly { id: string; slug: string }[];
  pages: PageIndex;
  mediaBase: string;
  now: number;
};

/**
 * The public links in order, each group before its links. Omits links that are off, in a disabled group, to an unavailable target, or to a
 * refused host; scheduled links are returned separately.
 * @param all every link of the site in the owner's order, including disabled ones
 */
export function publishLinks(all: readonly PlacedLink[], surroundings: LinkContext): PublishedLinks {
  const { now } = surroundings;
  const published: PublishedLinks = { links: [], places: [], later: [] };
  for (const [at, link] of inGroups(all.map(withParsedUrl))
    .flatMap((one) => publish(one, surroundings))
    .entries()) {
    const { showFrom, made } = link;
    if (!isLater({ showFrom }, now) || showFrom === null) published.links.push(made);
    else {
      published.places.push({ id: made.id, at, showFrom });
      published.later.push({ id: made.id, showFrom, link: made });
    }
  }
  return published;

  function publish(link: PlacedLink, around: LinkContext) {
    const showUntil = link.type === "group" ? null : link.showUntil;
    const made = isOver({ showUntil }, now) ? null : toPublicLink(link, around);
    return made ? [{ made, showFrom: link.type === "group" ? null : link.showFrom }] : [];
  }
}

/** An owner may store another spelling than the app does, which browsers would read otherwise. */
function withParsedUrl(link: PlacedLink): PlacedLink {
  const target = parseLinkUrl(link.url);
  return { ...link, url: "url" in target ? target.url : "" };
}

function inGroups(all: readonly PlacedLink[]): PlacedLink[] {
  const groups = new Map(all.filter((one) => one.type === "group").map((one) => [one.id, one]));
  const groupOf = (link: PlacedLink) => (link.type === "group" ? undefined : groups.get(link.groupId ?? ""));
  const on = all.filter((link) => link.enabled && groupOf(link)?.enabled !== false && refusedHost(link.url) === null);
  return on.flatMap((link) => {
    if (groupOf(link)) return [];
    if (link.type !== "group") return [{ ...link, groupId: null }];
    const inside = on.filter((one) => groupOf(one) === link);
    return inside.length > 0 ? [link, ...inside] : [];
  });
}

function toPublicLink(draft: PlacedLink, around: LinkContext): PublicLink | null {
  const link = toVisible(draft, around);
  if (!link) return null;
  const { username, settings, products } = around;
  const { id, title, style, icon, highlight, groupId, showUntil } = link;
  const product = link.type === "product" ? products.find((one) => one.id === link.productId) : undefined;
  const own = product ? sitePaths.product(username, product.slug) : pathOfPage(draft, around);
  if ((link.type === "product" || link.type === "page") && own === null) return null;
  const type = link.type === "embed" && !parseEmbed(link.url) ? "web" : link.type;
  const isTagged = type === "web" || type === "embed";
  const page = (settings ?? DEFAULT_LINK_SETTINGS).utm;
  const url = own !== null ? own : isTagged ? withUtm(link.url, link.utm, page, username) : link.url;
  // Shows the encoded host, so that visitors recognize a lookalike.
  const subtitle = [link.subtitle, spelledHost(url)].filter(Boolean).join(" · ");
  const mark = icon || link.thumb ? null : brandMark({ type, url });
  return {
    ...{ id, type, title, subtitle, url, style },
    thumb: link.thumb ?? (icon ? null : (product?.images[0] ?? null)),
    ...(icon && { icon }),
    ...(mark && { mark }),
    ...(highlight !== "none" && { highlight }),
    ...(groupId !== null && type !== "group" && { groupId }),
    ...(showUntil !== null && type !== "group" && { showUntil }),
  };
}

/** Maps owner-only types to public ones with an icon, unless there is a picture. */
function toVisible(draft: PlacedLink, around: LinkContext) {
  if (draft.type === "file") return toWebLink(draft, around);
  if (draft.type === "booking") return { ...draft, type: "page" as const, icon: draft.icon ?? ("calendar" as const) };
  if (draft.type === "chat") return { ...draft, type: "page" as const, icon: draft.icon ?? ("message-circle" as const) };
  if (draft.type !== "service") return { ...draft, type: draft.type };
  const cover = around.products.find((one) => one.id === draft.productId)?.images[0];
  return { ...draft, type: "product" as const, icon: draft.icon ?? (cover ? null : ("clock" as const)) };
}

/** A file link as a web link to Storage; its subtitle describes the file unless the owner wrote one. */
function toWebLink(link: PlacedLink, { siteId, mediaBase }: LinkContext) {
  if (!link.file) return null;
  const { subtitle, icon, file } = link;
  return {
    ...link,
    type: "web" as const,
    url: linkFileUrl(mediaBase, siteId, file.id),
    utm: { ...link.utm, mode: "off" as const },
    subtitle: subtitle || linkFileLabel(file),
    icon: icon ?? ("file" as const),
  };
}

/** The current path of a published page, the chat page or a service; `null` for any other. */
function pathOfPage({ type, pageId, serviceId }: PlacedLink, { username, pages, services }: LinkContext): string | null {
  if (type === "booking") {
    const service = services.find(({ id }) => id === serviceId);
    return service ? bookingPaths.service(username, service.slug) : null;
  }
  if (type === "chat") return ownPaths.chat(username);
  if (type !== "page" || pageId === null || !Object.hasOwn(pages, pageId)) return null;
  if (pageId === HOME_PAGE_ID) return sitePaths.home(username);
  return pagePaths.page(username, pages[pageId]?.slug ?? "");
}

/**
 * Adds UTM parameters that tell where a visitor came from, and changes nothing else in the URL. A URL that already has such parameters, or
 * would become too long, is returned as it is.
 */
export function withUtm(url: string, own: LinkUtm, page: LinkSettings["utm"], username: string): string {
  const isOn = own.mode === "own" || (own.mode === "inherit" && page.on);
  if (!isOn || !/^https?:/i.test(url)) return url;
  const [address = "", ...fragment] = url.split("#");
  const query = address.split("?").slice(1).join("?");
  if (/(^|[&;])utm_\w+(=|&|;|$)/i.test(decoded(query))) return url;
  const { source, medium, campaign } = own.mode === "own" ? own : page;
  const added = new URLSearchParams({ utm_source: source || username, utm_medium: medium || UTM_MEDIUM });
  if (campaign) added.set("utm_campaign", campaign);
  const joint = !address.includes("?") ? "?" : query === "" || query.endsWith("&") ? "" : "&";
  const made = [`${address}${joint}${added}`, ...fragment].join("#");
  return made.length > LINK_URL_MAX ? url : made;
}

function decoded(query: string): string {
  try {
    return decodeURIComponent(query);
  } catch {
    return query;
  }
}
