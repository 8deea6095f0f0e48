import { themeSchema } from "@awning/domain/design/theme";
import { mediaSchema } from "@awning/domain/media/media-schema";
import { productListingSchema } from "@awning/domain/published/product-listing";
import { publicProductSchema, publishedSiteSchema } from "@awning/domain/published/published";
import { LEGAL_KINDS } from "@awning/domain/site/legal-titles";
import * as z from "zod/mini";

const shopProps = z.object({
  site: publishedSiteSchema,
  mediaBase: z.string(),
  page: z.number(),
  pageCount: z.number(),
  shelf: productListingSchema,
  foundCount: z.number(),
  product: z.nullable(publicProductSchema),
  facts: z.optional(z.record(z.string(), z.string())),
  isProductGone: z.boolean(),
});
const faceSchema = z.object({
  username: z.string(),
  displayName: z.string(),
  avatar: z.nullable(mediaSchema),
  language: z.string(),
  isTest: z.optional(z.boolean()),
  foot: z.optional(z.object({ username: z.string(), legal: z.array(z.enum(LEGAL_KINDS)), madeWith: z.boolean() })),
});
const pageSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("home"), props: z.object({ site: publishedSiteSchema, mediaBase: z.string() }) }),
  z.object({ kind: z.literal(["shop", "product"]), props: shopProps }),
  z.object({
    kind: z.literal(["front", "page"]),
    // The body as HTML from the server, and the styles that only pages of blocks have.
    props: z.object({ html: z.string(), css: z.string(), theme: themeSchema, username: z.string(), mediaBase: z.string() }),
  }),
  z.object({
    kind: z.literal("not-found"),
    props: z.object({
      username: z.nullable(z.string()),
      name: z.enum(["free", "taken", "never"]),
      host: z.string(),
      picture: z.string(),
      backOn: z.optional(z.string()),
      // For a missing page of an existing shop.
      shop: z.optional(faceSchema),
      mediaBase: z.optional(z.string()),
    }),
  }),
]);

/** A page the browser can draw, with its props. */
export type OpenPage = z.infer<typeof pageSchema>;

/** Parses the props of a page. Throws for a page the browser does not draw, or invalid props. */
export function readPageProps(data: { kind: string; props: Record<string, unknown> }): OpenPage {
  return pageSchema.parse(data);
}
