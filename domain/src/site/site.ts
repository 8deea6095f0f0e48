import * as z from "zod/mini";
import { BIO_MAX } from "../account/limits.ts";
import { usernameSchema } from "../account/username.ts";
import { themeSchema } from "../design/theme.ts";
import { mediaSchema } from "../media/media-schema.ts";
import { timestampSchema } from "../time/timestamp.ts";
import { line, paragraph, personName } from "../values/text.ts";

export const DISPLAY_NAME_MAX = 60;
export const HEADLINE_MAX = 80;

/** The owner's part of `sites/{siteId}`. */
export const siteDraftSchema = z.object({
  displayName: personName(1, DISPLAY_NAME_MAX),
  headline: line(0, HEADLINE_MAX),
  bio: paragraph(BIO_MAX),
  avatar: z.nullable(mediaSchema),
  cover: z.nullable(mediaSchema),
  /** The stored social icons, parsed by `readSocials`, because most readers of a site do not need them. */
  socials: z.unknown(),
  theme: themeSchema,
  /** Whether the page is public. Publishing requires a confirmed address. */
  published: z.boolean(),
});
export type SiteDraft = z.infer<typeof siteDraftSchema>;

/**
 * `sites/{siteId}`: private to its owner. Only functions write `username`, `suspendedAt` and `leavesAt`; times in ms since 1970. Functions
 * also store shop facts (`shop-notes.ts`) there.
 */
export const siteSchema = z.extend(siteDraftSchema, {
  username: usernameSchema,
  suspendedAt: z.nullable(timestampSchema),
  leavesAt: z.nullable(timestampSchema),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Site = z.infer<typeof siteSchema>;

type Closing = Pick<Site, "suspendedAt" | "leavesAt">;

export function isSiteClosed({ suspendedAt, leavesAt }: Closing): boolean {
  return suspendedAt !== null || leavesAt !== null;
}

export function isSiteOpen(site: Closing & Pick<Site, "published">): boolean {
  return site.published && !isSiteClosed(site);
}
