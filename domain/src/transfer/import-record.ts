import * as z from "zod/mini";
import { LINKS_MAX } from "../account/limits.ts";
import { timestampSchema } from "../time/timestamp.ts";
import { line } from "../values/text.ts";

/** Letters and digits of an imported document's id. */
export const IMPORTED_ID_LENGTH = 20;
export const IMPORTED_PRODUCTS_MAX = 5000;
/** Products or links of one commit: the rules accept fewer than 20. */
export const IMPORTED_AT_ONCE = 15;
export const IMPORT_NAME_MAX = 120;

const idsOf = (max: number) => z.string().check(z.maxLength(max * (IMPORTED_ID_LENGTH + 1)), z.regex(/^[A-Za-z0-9 ]*$/));

/**
 * `sites/{siteId}/settings/import`: the last import, written before anything is made, so that all of it can be undone however far it
 * got. Ids are separated by spaces: a list would be indexed item by item. Times in ms since 1970.
 */
export const importRecordSchema = z.object({
  /** Of the file. */
  name: line(0, IMPORT_NAME_MAX),
  startedAt: timestampSchema,
  products: idsOf(IMPORTED_PRODUCTS_MAX),
  links: idsOf(LINKS_MAX),
});
export type ImportRecord = z.infer<typeof importRecordSchema>;

export function idsIn(text: string): string[] {
  return text.split(" ").filter((id) => id !== "");
}

/** Whether nobody changed, sold or gave files to what an import made. Files and sales are counted without a change of `updatedAt`. */
export function isAsImported(one: {
  createdAt?: number | undefined;
  updatedAt: number;
  sold?: boolean | undefined;
  fileCount?: number | undefined;
}): boolean {
  return one.createdAt === one.updatedAt && !one.sold && !one.fileCount;
}
