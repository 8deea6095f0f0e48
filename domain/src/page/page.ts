import * as z from "zod/mini";
import { mediaSchema } from "../media/media-schema.ts";
import { timestampSchema } from "../time/timestamp.ts";
import { line, orderKeySchema } from "../values/text.ts";
import { blocksSchema } from "./blocks.ts";
import { HOME_PAGE_ID } from "./public-page.ts";
import { PAGE_SLUG_MAX, refuseSlug } from "./slug.ts";

export const PAGES_MAX = 30;
export const PAGE_TITLE_MAX = 80;
/** Titles and descriptions for search engines and previews. */
export const SEO_TITLE_MAX = 60;
export const SEO_DESCRIPTION_MAX = 160;
/** Blocks of all published pages of a site as JSON: they may have to be written in one step. */
export const PAGES_BYTES_MAX = 3 * 1024 * 1024;
/** Characters of the mark that a save leaves, of a page or of a look that is applied; rules hold it. */
export const SAVE_ID_MAX = 36;
/** Published versions of a page that are kept. */
export const PAGE_VERSIONS_MAX = 20;
export { PAGE_SLUG_MAX, PAGE_SLUG_PATTERN, pageSlugOf, RESERVED_SLUGS, refuseSlug, type SlugReason } from "./slug.ts";
export { HOME_PAGE_ID };

const slugSchema = z.string().check(
  z.maxLength(PAGE_SLUG_MAX),
  z.refine((slug) => slug === HOME_PAGE_ID || refuseSlug(slug) === null, { error: "bad_slug" }),
);
const wholeSchema = z.number().check(z.int(), z.gte(0), z.lte(1_000_000_000));

/** How a page looks in search engines and previews; an empty text means: as the page itself says. */
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

/** What an owner writes of a page. The home page has the id and the slug `home`; its kind is `home`. */
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

/** What is published of a page, as the list of pages and the menu need it. */
export const livePageSchema = z.object({
  version: wholeSchema,
  slug: z.string(),
  title: z.string(),
  inMenu: z.boolean(),
  menuOrder: z.string(),
  /** Of its blocks as JSON. */
  bytes: wholeSchema,
  /** Whether search engines are asked to leave it out, and when it was published (ms since 1970). */
  noindex: z.boolean(),
  changed: z.number(),
});
export type LivePage = z.output<typeof livePageSchema>;

/**
 * `sites/{siteId}/pages/{pageId}`. Each save of the draft raises `rev` by one, leaves a `saveId` of its own and names in `after` the one
 * it was made from (empty on a new page): so a second tab is noticed, and when the first of several waiting saves is refused, so are
 * the others. Only functions write the four fields about publishing; times in ms since 1970.
 */
export const pageSchema = z.extend(pageDraftSchema, {
  rev: wholeSchema,
  saveId: z.string(),
  after: z.string(),
  /** The `rev` of the draft that is published; `null` when nothing is. */
  publishedRev: z.nullable(wholeSchema),
  publishedAt: z.nullable(timestampSchema),
  live: z.nullable(livePageSchema),
  /** How often it was published: the number of the last version. */
  versions: wholeSchema,
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Page = z.output<typeof pageSchema> & { id: string };

/** `sites/{siteId}/pages/{pageId}/versions/{version}`: a page as it was published at `at` (ms since 1970). Written by functions only. */
export const pageVersionSchema = z.extend(pageDraftSchema, { version: wholeSchema, at: timestampSchema, blockCount: wholeSchema });
export type PageVersion = z.output<typeof pageVersionSchema>;

export type PageState = "draft" | "published" | "changed" | "unpublished";

/** Where a page stands between its draft and what visitors see. */
export function pageStateOf(page: Pick<Page, "live" | "rev" | "publishedRev" | "versions">): PageState {
  if (!page.live) return page.versions > 0 ? "unpublished" : "draft";
  return page.publishedRev === page.rev ? "published" : "changed";
}

/** The draft of a new page without blocks. */
export function newPage(title: string, slug: string, menuOrder: string): PageDraft {
  const kind = slug === HOME_PAGE_ID ? "home" : "page";
  return { title, slug, kind, inMenu: true, menuOrder, seo: pageSeoSchema.parse(undefined), blocks: [] };
}

/** `sites/{siteId}/counters/pages`: what is published, by the id of the page. Written by functions only. */
export const pageIndexSchema = z.object({ pages: z.record(z.string(), livePageSchema) });
export type PageIndex = z.output<typeof pageIndexSchema>["pages"];

/** Why a page cannot be published; `details.problem` of the failure `page_refused`. */
export const PAGE_PROBLEMS = [
  /** Nothing on it would be shown: no blocks, or only unfinished ones. */
  "empty",
  /** Some blocks cannot be read; `details.blocks` says which (see `Dropped`). */
  "bad_blocks",
  /** A picture in it is not of this site; `details.blocks` says in which block. */
  "foreign_picture",
  /** It leads to a host that is refused; `details.blocks` says in which block. */
  "refused_host",
  /** The slug is not allowed. */
  "bad_slug",
  /** Another published page has this slug. */
  "slug_taken",
  /** There are as many published pages as there can be. */
  "too_many_pages",
  /** All published pages together are too large. */
  "too_large",
  /** Title, description or another field does not fit. */
  "bad_page",
] as const;
export type PageProblem = (typeof PAGE_PROBLEMS)[number];
