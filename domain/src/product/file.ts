import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";
import { line, orderKeySchema } from "../values/text.ts";

/** 2 GB, repeated in `storage.rules`. */
export const FILE_MAX_BYTES = 2_147_483_648;
/** Including the extension. */
export const FILE_NAME_MAX = 120;
export const FILES_MAX = 20;
export const FORMER_OBJECTS_MAX = 20;
/** The stored type of every file, so that none can render as a page or run as a script. */
export const STORED_FILE_TYPE = "application/octet-stream";
export const FILE_NAME_PATTERN = /^[^/\\:*?"<>|]+$/;
/** Executable files, which may only be sold in a ZIP so that no one starts one by accident. */
export const RUNNABLE_FILE_PATTERN =
  /^.*\.(apk|app|bat|cmd|com|cpl|exe|hta|html?|jar|js|jse|lnk|mjs|msi|msp|pif|ps1|reg|scr|sh|svg|vb|vbe|vbs|wsf|xhtml)$/i;

export const fileNameSchema = line(1, FILE_NAME_MAX).check(
  z.refine((name) => FILE_NAME_PATTERN.test(name), { error: "bad_sign" }),
  z.refine((name) => !RUNNABLE_FILE_PATTERN.test(name), { error: "runnable" }),
);

/**
 * `sites/{siteId}/files/{fileId}`: a file of a digital product. Functions create it after checking Storage; owners change only name and
 * order. A new version increments `version` and replaces `object`. Times in ms since 1970.
 */
export const productFileSchema = z.object({
  productId: z.string(),
  name: z.string(),
  /** In bytes, from Storage. */
  size: z.number(),
  /** Base64 MD5 from Storage. */
  hash: z.string(),
  version: z.number(),
  /** The Storage object; see {@link storedFilePath}. */
  object: z.string(),
  /** Objects of earlier versions, newest last, so that a repeated upload does not restore one. */
  formerObjects: z.optional(z.array(z.string())),
  order: orderKeySchema,
  /** When this version was added. Unlike {@link updatedAt}, renaming does not change it. */
  versionAt: timestampSchema,
  /** The newest announced version. 1 is announced by the order itself; 0 if products were sold before the file was added. */
  toldVersion: z.number(),
  /** Progress of an announcement, which resumes after the order `after`. */
  telling: z.optional(z.object({ version: z.number(), after: z.string() })),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type ProductFile = z.infer<typeof productFileSchema> & { id: string };

export function storedFilePath(siteId: string, object: string): string {
  return `files/${siteId}/${object}`;
}

export function filePart({ id, version }: Pick<ProductFile, "id" | "version">): string {
  return `${id}.${version}`;
}

export function isNewFile(part: string): boolean {
  return part.endsWith(".1");
}

export function sortFiles<File extends { order: string; id: string }>(files: readonly File[]): File[] {
  const rank = (one: File) => `${one.order} ${one.id}`;
  return files.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
