import { type UsernameClaim, usernameClaimSchema } from "@awning/domain/account/username";
import { type PublishedSite, publishedProductsSchema } from "@awning/domain/published/published";
import {
  type ProductsDocument,
  type PublishedCopy,
  type PublishedPage,
  publishedCopySchema,
  publishedPageSchema,
  publishedSlugsSchema,
} from "@awning/domain/published/published-copy";
import { type PublicLink, scheduledLinkSchema } from "@awning/domain/published/published-links";
import { type SitemapEntry, sitemapCountSchema, sitemapDocuments, sitemapEntrySchema } from "@awning/domain/published/sitemap";
import { documents } from "@awning/domain/routes/firestore-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { publishedLegalSchema } from "@awning/domain/site/legal";
import type { LegalKind } from "@awning/domain/site/legal-titles";
import * as z from "zod/mini";
import { readDocument } from "./read-document.ts";

const versionSchema = z.object({ version: z.number() });

export type SiteReader = {
  /** A site's public copy, or `null` when it is not published. */
  readSite(username: string): Promise<PublishedCopy | null>;
  /** The copy's version, in one small read; `null` without a copy. */
  readVersion(username: string): Promise<number | null>;
  /** Products of page 2 and further, or cards; empty when missing. */
  readProducts(username: string, page: Exclude<ProductsDocument, "slugs" | "stock">): Promise<PublishedSite["products"]>;
  /** The slugs of the products on each page, from page 1. */
  readSlugs(username: string): Promise<readonly (readonly string[])[]>;
  readPage(username: string, slug: string): Promise<PublishedPage | null>;
  readLegal(username: string, kind: LegalKind): Promise<string | null>;
  /** A scheduled link that became due after the copy was made; `null` when it is missing or not due. */
  readLater(username: string, linkId: string): Promise<PublicLink | null>;
  readClaim(username: string): Promise<UsernameClaim | null>;
  /** The number of sitemap slots ever assigned. */
  readSlots(): Promise<number>;
  /** The addresses in a sitemap slot, or `null` when it is unused. */
  readEntry(slot: number): Promise<SitemapEntry | null>;
};

/** Reads public data with the service's rights. Throws on malformed documents. */
export const publicReader: SiteReader = {
  async readSite(username) {
    const data = await readDocument(documents.published(username));
    return data === null ? null : publishedCopySchema.parse(data);
  },
  async readVersion(username) {
    const data = await readDocument(documents.published(username), "version");
    return data === null ? null : versionSchema.parse(data).version;
  },
  async readProducts(username, page) {
    const data = await readDocument(documents.publishedProducts(username, page));
    return data === null ? [] : publishedProductsSchema.parse(data).products;
  },
  async readSlugs(username) {
    const data = await readDocument(documents.publishedProducts(username, "slugs"));
    return data === null ? [] : publishedSlugsSchema.parse(data).pages.map(({ slugs }) => slugs);
  },
  async readPage(username, slug) {
    const data = await readDocument(documents.publishedPage(username, slug));
    return data === null ? null : publishedPageSchema.parse(data);
  },
  async readLegal(username, kind) {
    const data = await readDocument(informationDocuments.publishedLegal(username, kind));
    return data === null ? null : publishedLegalSchema.parse(data).text;
  },
  async readLater(username, linkId) {
    const data = await readDocument(documents.publishedLater(username, linkId));
    const later = data === null ? null : scheduledLinkSchema.parse(data);
    // The service can read it early, so it is held back until it is due.
    return later !== null && later.showFrom <= Date.now() ? later.link : null;
  },
  async readClaim(username) {
    const data = await readDocument(documents.username(username));
    return data === null ? null : usernameClaimSchema.parse(data);
  },
  async readSlots() {
    const data = await readDocument(sitemapDocuments.count);
    return data === null ? 0 : sitemapCountSchema.parse(data).slots;
  },
  async readEntry(slot) {
    const data = await readDocument(sitemapDocuments.entry(slot));
    return data === null ? null : sitemapEntrySchema.parse(data);
  },
};
