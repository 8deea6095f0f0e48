import { publicProductSchema, publishedSiteSchema } from "@awning/domain/published";
import * as z from "zod/mini";
import type { OpenPageView } from "../open-page.tsx";

const shopProps = z.object({
  site: publishedSiteSchema,
  mediaBase: z.string(),
  page: z.number(),
  pageCount: z.number(),
  product: z.nullable(publicProductSchema),
  isProductGone: z.boolean(),
});
const viewSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("home"), props: z.object({ site: publishedSiteSchema, mediaBase: z.string() }) }),
  z.object({ kind: z.literal(["shop", "product"]), props: shopProps }),
  z.object({
    kind: z.literal("not-found"),
    props: z.object({
      username: z.nullable(z.string()),
      name: z.enum(["free", "taken", "never"]),
      host: z.string(),
      picture: z.string(),
    }),
  }),
]);

/** The view that page data holds. Throws for a page the browser does not draw, or that is not as it should be. */
export function readOpenPage(data: { kind: string; props: Record<string, unknown> }): OpenPageView {
  return viewSchema.parse(data);
}
