import * as z from "zod/mini";
import { LINK_URL_MAX, parseLinkUrl } from "./link-url.ts";
import { mediaSchema } from "./media-schema.ts";
import { line } from "./text.ts";

export const LINK_TITLE_MAX = 80;
export const LINK_SUBTITLE_MAX = 120;
export const LINKS_MAX = 200;
export const LINK_TYPES = ["web", "email", "phone", "sms", "whatsapp", "heading"] as const;
export const LINK_STYLES = ["normal", "featured"] as const;
/** Where a link stands among its siblings: a fractional index, so that a move writes one document. */
export const orderKeySchema = z.string().check(z.regex(/^[0-9A-Za-z]{1,100}$/));

/** `sites/{siteId}/links/{linkId}` as the owner writes it. A heading has no address. */
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
  })
  .check(
    z.refine((link) => (link.type === "heading" ? link.url === "" : "url" in parseLinkUrl(link.url)), { path: ["url"], error: "bad_url" }),
  );
export type LinkDraft = z.infer<typeof linkDraftSchema>;

/** A link with its id. Times in ms since 1970. */
export type Link = LinkDraft & { id: string; createdAt: number; updatedAt: number };

/** What kind of link an address is, told from the address alone. */
export function linkTypeOf(url: string): (typeof LINK_TYPES)[number] {
  if (url.startsWith("mailto:")) return "email";
  if (url.startsWith("tel:")) return "phone";
  if (url.startsWith("sms:")) return "sms";
  if (/^https:\/\/(wa\.me|api\.whatsapp\.com|chat\.whatsapp\.com)\//.test(url)) return "whatsapp";
  return "web";
}
