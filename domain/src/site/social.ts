import * as z from "zod/mini";
import { BRANDS } from "../link/link-display.ts";
import { LINK_URL_MAX, parseLinkUrl } from "../rich-text/link-url.ts";

export const SOCIAL_KINDS = ["email", "phone", "sms", "whatsapp", "map", "rss", "web", ...BRANDS] as const;

/** A social icon; `url` is a complete URL with an allowed scheme. */
export const socialSchema = z.object({
  kind: z.enum(SOCIAL_KINDS),
  url: z.string().check(
    z.maxLength(LINK_URL_MAX),
    z.refine((url) => "url" in parseLinkUrl(url), { error: "bad_url" }),
  ),
});
export type Social = z.infer<typeof socialSchema>;
