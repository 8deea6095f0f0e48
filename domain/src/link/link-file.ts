import * as z from "zod/mini";
import { madeIdSchema } from "../values/document-id.ts";
import { line } from "../values/text.ts";

/** 20 MB, repeated in `storage.rules`. */
export const LINK_FILE_MAX_BYTES = 20_000_000;
/** Including the extension. */
export const LINK_FILE_NAME_MAX = 120;
/** A name without path separators and reserved characters, with an extension of `LINK_FILE_TYPES`. */
export const LINK_FILE_NAME_PATTERN =
  /^[^/\\:*?"<>|\s\p{Z}][^/\\:*?"<>|]*\.(pdf|jpg|jpeg|png|webp|gif|mp3|m4a|zip|epub|docx|xlsx|odt|txt|csv)$/iu;

/** An immutable file in Storage, stored under its id; `size` in bytes. */
export const linkFileSchema = z.object({
  id: madeIdSchema,
  name: line(1, LINK_FILE_NAME_MAX).check(z.regex(LINK_FILE_NAME_PATTERN)),
  size: z.number().check(z.int(), z.gte(1), z.lte(LINK_FILE_MAX_BYTES)),
});
export type LinkFile = z.infer<typeof linkFileSchema>;
