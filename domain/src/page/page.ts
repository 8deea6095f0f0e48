import * as z from "zod/mini";
import { mediaSchema } from "../media/media-schema.ts";
import { timestampSchema } from "../time/timestamp.ts";
import { line, orderKeySchema } from "../values/text.ts";
import { blocksSchema } from "./blocks.ts";
import { HOME_PAGE_ID } from "./public-page.ts";
import { PAGE_SLUG_MAX, refuseSlug } from "./slug.ts";

export const PAGES_MAX = 30;
export const PAGE_TITLE_MAX = 80;
export const SEO_TITLE_MAX = 60;
export const SEO_DESCRIPTION_MAX = 160;
/** The JSON size of all published pages of a site, which may be written in one commit. */
export const PAGES_BYTES_MAX = 3 * 1024 * 1024;
/** Length of a save id, of a page or an applied design; also checked by the rules. */
export const SAVE_ID_MAX = 36;
export const PAGE_VERSIONS_MAX = 20;
export { PAGE_SLUG_MAX, pageSlugOf, refuseSlug, type SlugReason } from "./slug.ts";
export { HOME_PAGE_ID };

const slugSchema = z.string().check(
  z.maxLength(PAGE_SLUG_MAX),
  z.refine((slug) => slug === HOME_PAGE_ID || refuseSlug(slug) === null, { error: "bad_slug" }),
);
const wholeSchema = z.number().check(z.int(), z.gte(0), z.lte(1_000_000_000));

export const pageSeoSchema = z._default(
  z.object({
    title: z._default(line(0, SEO_TITLE_MAX), ""),
    description: z._default(line(0, SEO_DESCRIPTION_MAX), ""),
    picture: z._default(z.nullable(mediaSchema), null),
    noindex: z._default(z.boolean(), false),
  }),
  () => ({ title: "", description: "", picture: null, noindex: false }),
);
export type PageSeo = z.output<typeof pageSeoSchema>;

export const pageDraftSchema = z.object({
  title: line(1, PAGE_TITLE_MAX),
  slug: slugSchema,
  kind: z.enum(["home", "page"]),
  inMenu: z.boolean(),
  menuOrder: orderKeySchema,
  seo: pageSeoSchema,
  blocks: blocksSchema,
});
export type PageDraft = z.output<typeof pageDraftSchema>;

export const livePageSchema = z.object({
  version: wholeSchema,
  slug: z.string(),
  title: z.string(),
  inMenu: z.boolean(),
  menuOrder: z.string(),
  /** JSON size of its blocks. */
  bytes: wholeSchema,
  /** `noindex` for search engines, and the publishing time (ms since 1970). */
  noindex: z.boolean(),
  changed: z.number(),
});
export type LivePage = z.output<typeof livePageSchema>;

/**
 * `sites/{siteId}/pages/{pageId}`. Each save increments `rev`, sets a new `saveId`, and names in `after` the save it is based on (empty for
 * a new page). This detects a second tab, and refuses all queued saves once the first is refused. Only functions write the four publishing
 * fields; times in ms since 1970.
 */
export const pageSchema = z.extend(pageDraftSchema, {
  rev: wholeSchema,
  saveId: z.string(),
  after: z.string(),
  publishedRev: z.nullable(wholeSchema),
  publishedAt: z.nullable(timestampSchema),
  live: z.nullable(livePageSchema),
  versions: wholeSchema,
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Page = z.output<typeof pageSchema> & { id: string };

/** `sites/{siteId}/pages/{pageId}/versions/{version}`: a page as published at `at` (ms since 1970). Written only by functions. */
export const pageVersionSchema = z.extend(pageDraftSchema, { version: wholeSchema, at: timestampSchema, blockCount: wholeSchema });
export type PageVersion = z.output<typeof pageVersionSchema>;

export type PageState = "draft" | "published" | "changed" | "unpublished";

export function pageStateOf(page: Pick<Page, "live" | "rev" | "publishedRev" | "versions">): PageState {
  if (!page.live) return page.versions > 0 ? "unpublished" : "draft";
  return page.publishedRev === page.rev ? "published" : "changed";
}

export function newPage(title: string, slug: string, menuOrder: string): PageDraft {
  const kind = slug === HOME_PAGE_ID ? "home" : "page";
  return { title, slug, kind, inMenu: true, menuOrder, seo: pageSeoSchema.parse(undefined), blocks: [] };
}

/** `sites/{siteId}/counters/pages`: the published pages by id. Written only by functions. */
export const pageIndexSchema = z.object({ pages: z.record(z.string(), livePageSchema) });
export type PageIndex = z.output<typeof pageIndexSchema>["pages"];

/** Why a page cannot be published; `details.problem` of `page_refused`. */
export const PAGE_PROBLEMS = [
  "empty",
  "bad_blocks",
  "foreign_picture",
  "refused_host",
  "bad_slug",
  "slug_taken",
  "too_many_pages",
  "too_large",
  "bad_page",
] as const;
export type PageProblem = (typeof PAGE_PROBLEMS)[number];
