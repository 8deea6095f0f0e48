import { openingHoursSchema } from "@awning/domain/opening-hours";
import { publishedSiteSchema } from "@awning/domain/published";
import { publishedPageSchema } from "@awning/domain/published-pages";
import * as z from "zod/mini";
import { SitePage } from "../blocks/site-page.tsx";
import { blocksCss } from "../styles/blocks-css.ts";
import type { Drawable } from "./page-screen.tsx";

// The chunk that draws pages of blocks: fetched when somebody goes to one.

const propsSchema = z.object({
  site: publishedSiteSchema,
  mediaBase: z.string(),
  page: z.pick(publishedPageSchema, { slug: true, title: true, blocks: true }),
  hours: z.nullable(openingHoursSchema),
  now: z.number(),
});

/** Reads what a page of blocks is drawn from. Throws when it is not as it should be. */
export function toDrawable(kind: "front" | "page", data: Record<string, unknown>): Drawable {
  const props = propsSchema.parse(data);
  const { site, mediaBase, page } = props;
  return { kind, node: <SitePage {...props} />, theme: site.theme, username: site.username, mediaBase, css: blocksCss(page.blocks) };
}
