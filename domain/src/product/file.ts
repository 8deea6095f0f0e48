import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";
import { line, orderKeySchema } from "../values/text.ts";

/** The largest file a shop can sell: 2 GB. The same number stands in `storage.rules`. */
export const FILE_MAX_BYTES = 2_147_483_648;
/** The largest name of a file, with its ending. */
export const FILE_NAME_MAX = 120;
/** Most files of one product. */
export const FILES_MAX = 20;
/** How many objects of earlier versions a file remembers. */
export const FORMER_OBJECTS_MAX = 20;
/** Every file lies in Storage as this, whatever it is: nothing there can ever be shown as a page or run as a script. */
export const STORED_FILE_TYPE = "application/octet-stream";
/** What no name of a file may hold: signs that part paths or that file systems refuse. */
export const FILE_NAME_PATTERN = /^[^/\\:*?"<>|]+$/;
/** Files that run when they are opened. In a ZIP they may be sold: then nobody starts one by a careless tap. */
export const RUNNABLE_FILE_PATTERN =
  /^.*\.(apk|app|bat|cmd|com|cpl|exe|hta|html?|jar|js|jse|lnk|mjs|msi|msp|pif|ps1|reg|scr|sh|svg|vb|vbe|vbs|wsf|xhtml)$/i;

/** The name a buyer's download gets: one line, no path, not something that runs by itself. */
export const fileNameSchema = line(1, FILE_NAME_MAX).check(
  z.refine((name) => FILE_NAME_PATTERN.test(name), { error: "bad_sign" }),
  z.refine((name) => !RUNNABLE_FILE_PATTERN.test(name), { error: "runnable" }),
);

/**
 * `sites/{siteId}/files/{fileId}`: one file of a digital product. Functions write it, once they have seen what lies in
 * Storage; owners change only name and place. A new version takes the place of the one before: `version` rises and
 * `object` is another one. Times in ms since 1970.
 */
export const productFileSchema = z.object({
  productId: z.string(),
  name: z.string(),
  /** Bytes, as Storage counted them. */
  size: z.number(),
  /** MD5 of the contents in base64, as Storage worked it out. */
  hash: z.string(),
  version: z.number(),
  /** Name of the object in Storage; see {@link storedFilePath}. */
  object: z.string(),
  /** Objects of earlier versions, the newest last, none before the second: an upload that is sent once more does not come back. */
  formerObjects: z.optional(z.array(z.string())),
  order: orderKeySchema,
  /** When the version that stands there came. Not {@link updatedAt}, which a new name moves too. */
  versionAt: timestampSchema,
  /** The newest version that buyers were told of; 1 is told by the order itself, unless others had bought before the file came: then 0. */
  toldVersion: z.number(),
  /** How far the buyers have been told of a version: whoever asks again goes on after the order `after`. */
  telling: z.optional(z.object({ version: z.number(), after: z.string() })),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type ProductFile = z.infer<typeof productFileSchema> & { id: string };

/** Where a file lies in Storage. */
export function storedFilePath(siteId: string, object: string): string {
  return `files/${siteId}/${object}`;
}

/** What a mail about a file tells of: the file and its version. */
export function filePart({ id, version }: Pick<ProductFile, "id" | "version">): string {
  return `${id}.${version}`;
}

/** Whether such a mail tells of a file that was not there before, and not of a newer version of one. */
export function isNewFile(part: string): boolean {
  return part.endsWith(".1");
}

/** Files as the shop ordered them. */
export function sortFiles<File extends { order: string; id: string }>(files: readonly File[]): File[] {
  const rank = (one: File) => `${one.order} ${one.id}`;
  return files.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
