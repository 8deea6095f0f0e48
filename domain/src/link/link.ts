import * as z from "zod/mini";
import { mediaSchema } from "../media/media-schema.ts";
import { LINK_URL_MAX, parseLinkUrl } from "../rich-text/link-url.ts";
import { timesShape, timestampSchema } from "../time/timestamp.ts";
import { documentIdSchema } from "../values/document-id.ts";
import { line, orderKeySchema } from "../values/text.ts";
import { LINK_HIGHLIGHTS, LINK_ICON_NAMES, LINK_STYLES, PUBLIC_LINK_TYPES } from "./link-display.ts";
import { linkFileSchema } from "./link-file.ts";
import { INHERITED_UTM, linkUtmSchema } from "./utm.ts";

export const LINK_TITLE_MAX = 80;
export const LINK_SUBTITLE_MAX = 120;
export { LINK_STYLES };
/** Owner types. To visitors a `file` is a web link, a `service` a product, a `chat` and a `booking` a page. */
export const LINK_TYPES = [...PUBLIC_LINK_TYPES, "file", "service", "chat", "booking"] as const;

export const LINKS_ARCHIVED_MAX = 500;
export const GROUPS_MAX = 30;
/** Types without a URL: text, and links to a product, service, page, file or the owner. */
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

/** `sites/{siteId}/links/{linkId}` as the owner writes it, and `archivedLinks/{linkId}`. Times in ms since 1970. */
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
    highlight: z.enum(LINK_HIGHLIGHTS),
    /** An icon instead of a picture; `null` for the type's icon. */
    icon: z.nullable(z.enum(LINK_ICON_NAMES)),
    showFrom: z.nullable(timestampSchema),
    showUntil: z.nullable(timestampSchema),
    /** The time zone of the schedule; empty without one. */
    timeZone: z.string().check(z.regex(/^[A-Za-z0-9_+/-]{0,64}$/)),
    /** The parent group. An unknown id means none. Groups cannot be nested. */
    groupId: z.nullable(documentIdSchema),
    productId: z.nullable(documentIdSchema),
    serviceId: z.nullable(documentIdSchema),
    pageId: z.nullable(documentIdSchema),
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

/** A link as it is stored. Times in ms since 1970. */
export const storedLinkSchema = /* @__PURE__ */ z.intersection(linkDraftSchema, z.object(timesShape));
export type Link = z.infer<typeof storedLinkSchema> & { id: string };
