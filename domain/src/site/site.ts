import * as z from "zod/mini";
import { usernameSchema } from "../account/username.ts";
import { themeSchema } from "../design/theme.ts";
import { mediaSchema } from "../media/media-schema.ts";
import { timestampSchema } from "../time/timestamp.ts";
import { line, paragraph, personName } from "../values/text.ts";

export const DISPLAY_NAME_MAX = 60;
export const HEADLINE_MAX = 80;
export const BIO_MAX = 500;

/** What an owner writes of `sites/{siteId}`. */
export const siteDraftSchema = z.object({
  displayName: personName(1, DISPLAY_NAME_MAX),
  headline: line(0, HEADLINE_MAX),
  bio: paragraph(BIO_MAX),
  avatar: z.nullable(mediaSchema),
  cover: z.nullable(mediaSchema),
  /** The row of icons as it is stored; `readSocials` reads it. Most of who watches a site has no use for it. */
  socials: z.unknown(),
  theme: themeSchema,
  /** Whether visitors can see the page. Only an owner with a confirmed address can turn it on. */
  published: z.boolean(),
});
export type SiteDraft = z.infer<typeof siteDraftSchema>;

/**
 * `sites/{siteId}`: private to its owner. `username`, `suspendedAt` and `leavesAt` are written by functions only; times in ms
 * since 1970. Functions leave notes about the shop there too (`shop-notes.ts`), which few screens read.
 */
export const siteSchema = z.extend(siteDraftSchema, {
  username: usernameSchema,
  suspendedAt: z.nullable(timestampSchema),
  /** When it is deleted, as its owner asked; the page is closed until then. */
  leavesAt: z.nullable(timestampSchema),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Site = z.infer<typeof siteSchema>;

type Closing = Pick<Site, "suspendedAt" | "leavesAt">;

/** Whether a site is closed whatever its owner chose for it: Awning suspended it, or its account is about to be deleted. */
export function isSiteClosed({ suspendedAt, leavesAt }: Closing): boolean {
  return suspendedAt !== null || leavesAt !== null;
}

/** Whether visitors see it. */
export function isSiteOpen(site: Closing & Pick<Site, "published">): boolean {
  return site.published && !isSiteClosed(site);
}
