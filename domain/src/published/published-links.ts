import * as z from "zod/mini";
import { LINK_HIGHLIGHTS, LINK_ICON_NAMES, LINK_STYLES, PUBLIC_LINK_TYPES } from "../link/link-display.ts";
import { isOver } from "../link/link-state.ts";
import { mediaSchema } from "../media/media-schema.ts";

/**
 * A link as visitors see it. Links that are off, or whose time is past, are not here at all. A `group` is followed by the
 * links in it; `url` of a `product` or a `page` is its path on this site, that of an `embed`
 * one that `parseEmbed` knows. A link to a file is a `web` link to where Storage serves it.
 */
export const publicLinkSchema = z.object({
  id: z.string(),
  type: z.enum(PUBLIC_LINK_TYPES),
  title: z.string(),
  subtitle: z.string(),
  url: z.string(),
  thumb: z.nullable(mediaSchema),
  style: z.enum(LINK_STYLES),
  icon: z.optional(z.enum(LINK_ICON_NAMES)),
  highlight: z.optional(z.enum(LINK_HIGHLIGHTS)),
  /** The id of the group it stands in. */
  groupId: z.optional(z.string()),
  /** ms since 1970: from then on it is shown no more, whoever still holds a copy. */
  showUntil: z.optional(z.number()),
});
export type PublicLink = z.infer<typeof publicLinkSchema>;

/** Where a link will stand among all others once its time has come (ms since 1970); what it says is told only then. */
export const scheduledPlaceSchema = z.object({ id: z.string(), at: z.number(), showFrom: z.number() });
export type ScheduledPlace = z.infer<typeof scheduledPlaceSchema>;

/** `published/{username}/later/{linkId}`: shown to nobody before `showFrom`. */
export const scheduledLinkSchema = z.object({ showFrom: z.number(), link: publicLinkSchema });
export type ScheduledLink = z.infer<typeof scheduledLinkSchema>;

/** Links whose time has come, put in their places. `found` holds those that could be read. */
export function withLater(
  links: readonly PublicLink[],
  places: readonly ScheduledPlace[],
  found: ReadonlyMap<string, PublicLink>,
): PublicLink[] {
  const all: (PublicLink | null)[] = [...links];
  for (const { id, at } of [...places].sort((a, b) => a.at - b.at)) all.splice(at, 0, found.get(id) ?? null);
  return all.filter((link) => link !== null);
}

/** What of these links is shown at a moment: none that is over, and no group without a link in it. */
export function shownAt(links: readonly PublicLink[], now: number): PublicLink[] {
  const here = links.filter((link) => !isOver({ showUntil: link.showUntil ?? null }, now));
  const filled = new Set(here.map((link) => link.groupId));
  return here.filter((link) => link.type !== "group" || filled.has(link.id));
}
