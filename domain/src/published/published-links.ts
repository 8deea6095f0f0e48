import * as z from "zod/mini";
import { LINK_HIGHLIGHTS, LINK_ICON_NAMES, LINK_STYLES, PUBLIC_LINK_TYPES } from "../link/link-display.ts";
import { isOver } from "../link/link-state.ts";
import { mediaSchema } from "../media/media-schema.ts";

/**
 * A public link. Disabled and expired links are omitted. A `group` is followed by its links; `url` is a path for `product` and `page`, and
 * one that `parseEmbed` accepts for `embed`. File links are `web` links to Storage.
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
  /** The drawing of the brand that it leads to, where it has neither a picture nor an icon. */
  mark: z.optional(z.string().check(z.regex(/^[a-z0-9]{1,40}$/))),
  highlight: z.optional(z.enum(LINK_HIGHLIGHTS)),
  groupId: z.optional(z.string()),
  /** Ms since 1970: hidden from then on, even in a cached copy. */
  showUntil: z.optional(z.number()),
});
export type PublicLink = z.infer<typeof publicLinkSchema>;

/** The place of a scheduled link from its time on (ms since 1970); its content stays private until then. */
export const scheduledPlaceSchema = z.object({ id: z.string(), at: z.number(), showFrom: z.number() });
export type ScheduledPlace = z.infer<typeof scheduledPlaceSchema>;

/** `published/{username}/later/{linkId}`: not readable before `showFrom`. */
export const scheduledLinkSchema = z.object({ showFrom: z.number(), link: publicLinkSchema });
export type ScheduledLink = z.infer<typeof scheduledLinkSchema>;

/** Inserts scheduled links whose time has come. `found` holds the readable ones. */
export function withLater(
  links: readonly PublicLink[],
  places: readonly ScheduledPlace[],
  found: ReadonlyMap<string, PublicLink>,
): PublicLink[] {
  const all: (PublicLink | null)[] = [...links];
  for (const { id, at } of [...places].sort((a, b) => a.at - b.at)) all.splice(at, 0, found.get(id) ?? null);
  return all.filter((link) => link !== null);
}

export function shownAt(links: readonly PublicLink[], now: number): PublicLink[] {
  const here = links.filter((link) => !isOver({ showUntil: link.showUntil ?? null }, now));
  const filled = new Set(here.map((link) => link.groupId));
  return here.filter((link) => link.type !== "group" || filled.has(link.id));
}
