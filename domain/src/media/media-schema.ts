// Separate from `media.ts`, so that showing a picture does not bundle the validator.
import * as z from "zod/mini";
import { madeIdSchema } from "../values/document-id.ts";
import { line } from "../values/text.ts";
import { MEDIA_ALT_MAX, MEDIA_SIDES_MAX, MEDIA_WIDTHS } from "./media-sides.ts";

/**
 * A picture: its path, size and alt text. `color` is the placeholder (`#rrggbb`). `width` and `height` are those of the widest stored file.
 */
export const mediaSchema = z.object({
  id: madeIdSchema,
  siteId: z.string().check(z.regex(/^[A-Za-z0-9]{1,128}$/)),
  widths: z
    .array(z.number().check(z.int(), z.gte(1), z.lte(MEDIA_SIDES_MAX.width)))
    .check(z.minLength(1), z.maxLength(MEDIA_WIDTHS.length)),
  width: z.number().check(z.int(), z.gte(1), z.lte(MEDIA_SIDES_MAX.width)),
  height: z.number().check(z.int(), z.gte(1), z.lte(MEDIA_SIDES_MAX.height)),
  alt: z._default(line(0, MEDIA_ALT_MAX), ""),
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
});
export type Media = z.infer<typeof mediaSchema>;
