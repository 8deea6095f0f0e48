import * as z from "zod/mini";
import { mediaSchema } from "../media/media-schema.ts";
import { LINK_URL_MAX, parseLinkUrl } from "../rich-text/link-url.ts";
import { timestampSchema } from "../time/timestamp.ts";
import { documentIdSchema } from "../values/document-id.ts";
import { line, orderKeySchema } from "../values/text.ts";
import { LINK_HIGHLIGHTS, LINK_ICON_NAMES, LINK_STYLES, PUBLIC_LINK_TYPES } from "./link-display.ts";
import { linkFileSchema } from "./link-file.ts";
import { INHERITED_UTM, linkUtmSchema } from "./utm.ts";

export const LINK_TITLE_MAX = 80;
export const LINK_SUBTITLE_MAX = 120;
export { LINK_STYLES };
/** What owners make: to visitors a `file` is an address on the web like any other, a `service` a product, a `chat` and a `booking` a page. */
export const LINK_TYPES = [...PUBLIC_LINK_TYPES, "file", "service", "chat", "booking"] as const;

/** Links of a page, headings and groups among them. */
export const LINKS_MAX = 200;
export const LINKS_ARCHIVED_MAX = 500;
export const GROUPS_MAX = 30;
/** What has no address of its own: words between links, and what leads to something of the shop, to a page of the site, to a file, or to the owner. */
export const TYPES_WITHOUT_URL: readonly (typeof LINK_TYPES)[number][] = [
  "heading",
  "group",
  "product",
  "service",
  "page",
  "file",
  "chat",
  "booking",
];

/**
 * `sites/{siteId}/links/{linkId}` as the owner writes it, and `archivedLinks/{linkId}` just as well. Times in ms since 1970.
 */
export const linkDraftSchema = z
  .object({
    type: z.enum(LINK_TYPES),
    title: line(1, LINK_TITLE_MAX),
    subtitle: line(0, LINK_SUBTITLE_MAX),
    url: z.string().check(z.maxLength(LINK_URL_MAX)),
    thumb: z.nullable(mediaSchema),
    style: z.enum(LINK_STYLES),
    enabled: z.boolean(),
    order: orderKeySchema,
    /** Whether it draws attention by moving; never for who asked their device for less motion. */
    highlight: z.enum(LINK_HIGHLIGHTS),
    /** An outline in place of a picture; `null` for the one of its type. */
    icon: z.nullable(z.enum(LINK_ICON_NAMES)),
    showFrom: z.nullable(timestampSchema),
    showUntil: z.nullable(timestampSchema),
    /** The zone these times were chosen in; empty without any. */
    timeZone: z.string().check(z.regex(/^[A-Za-z0-9_+/-]{0,64}$/)),
    /** The group it stands in. One that does not exist is none. Groups stand in no group. */
    groupId: z.nullable(documentIdSchema),
    /** What a `product` or a `service` leads to. */
    productId: z.nullable(documentIdSchema),
    /** What a `booking` leads to: a service that visitors book. */
    serviceId: z.nullable(documentIdSchema),
    /** What a `page` leads to. */
    pageId: z.nullable(documentIdSchema),
    /** What a `file` leads to. */
    file: z.nullable(linkFileSchema),
    utm: linkUtmSchema,
  })
  .check(
    z.refine((link) => (TYPES_WITHOUT_URL.includes(link.type) ? link.url === "" : "url" in parseLinkUrl(link.url)), {
      path: ["url"],
      error: "bad_url",
    }),
    z.refine(({ showFrom, showUntil }) => showFrom === null || showUntil === null || showFrom < showUntil, {
      path: ["showUntil"],
      error: "bad_schedule",
    }),
  );
export type LinkDraft = z.infer<typeof linkDraftSchema>;

/** What stands in a link of which its owner has said nothing more than where it leads and what it is called. */
export const PLAIN_LINK: Omit<LinkDraft, "type" | "title" | "url" | "order"> = {
  subtitle: "",
  thumb: null,
  style: "normal",
  enabled: true,
  highlight: "none",
  icon: null,
  showFrom: null,
  showUntil: null,
  timeZone: "",
  groupId: null,
  productId: null,
  serviceId: null,
  pageId: null,
  file: null,
  utm: INHERITED_UTM,
};

/** A link with its id. Times in ms since 1970. */
export type Link = LinkDraft & { id: string; createdAt: number; updatedAt: number };
