import * as z from "zod/mini";
import { madeIdSchema } from "../values/document-id.ts";
import { line } from "../values/text.ts";

/** The largest file that a link leads to: 20 MB. The same number stands in `storage.rules`. */
export const LINK_FILE_MAX_BYTES = 20_000_000;
/** The largest name of such a file, with its ending. */
export const LINK_FILE_NAME_MAX = 120;
/** The endings of `LINK_FILE_TYPES`, after a name without signs that part paths or that file systems refuse. */
export const LINK_FILE_NAME_PATTERN =
  /^[^/\\:*?"<>|\s\p{Z}][^/\\:*?"<>|]*\.(pdf|jpg|jpeg|png|webp|gif|mp3|m4a|zip|epub|docx|xlsx|odt|txt|csv)$/iu;

/** A file that a link leads to. It lies in Storage under its id and never changes; `size` in bytes. */
export const linkFileSchema = z.object({
  id: madeIdSchema,
  name: line(1, LINK_FILE_NAME_MAX).check(z.regex(LINK_FILE_NAME_PATTERN)),
  size: z.number().check(z.int(), z.gte(1), z.lte(LINK_FILE_MAX_BYTES)),
});
export type LinkFile = z.infer<typeof linkFileSchema>;
