import * as z from "zod/mini";
import { mediaSchema } from "../media/media-schema.ts";
import { line } from "../values/text.ts";

export const SEO_TITLE_MAX = 60;
export const SEO_DESCRIPTION_MAX = 160;

/** `sites/{siteId}/settings/seo`: what search engines and messages show of a page. What is empty is made of the page itself. */
export const seoSchema = z.object({
  title: z._default(line(0, SEO_TITLE_MAX), ""),
  description: z._default(line(0, SEO_DESCRIPTION_MAX), ""),
  image: z._default(z.nullable(mediaSchema), null),
  /** Whether search engines are asked to leave the whole site out. */
  noindex: z._default(z.boolean(), false),
});
export type Seo = z.infer<typeof seoSchema>;
export const NO_SEO: Seo = { title: "", description: "", image: null, noindex: false };
