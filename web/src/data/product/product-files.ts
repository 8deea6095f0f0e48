import { Failure } from "@awning/domain/errors/failure";
import { type Downloads, downloadsSchema } from "@awning/domain/order/fulfilment/download";
import {
  FILE_MAX_BYTES,
  FILES_MAX,
  fileNameSchema,
  type ProductFile,
  productFileSchema,
  STORED_FILE_TYPE,
  sortFiles,
  storedFilePath,
} from "@awning/domain/product/file";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { UPLOAD_FILE } from "@awning/domain/upload/upload";
import { collection, doc, limit, query, serverTimestamp, updateDoc, where } from "firebase/firestore";
import { generateKeyBetween } from "fractional-indexing";
import { runCommand } from "../core/commands.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import type { Watch } from "../core/live.ts";
import { watchDocument, watchQuery } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";
import { type Sending, sendFile } from "../core/send-file.ts";
import { newMediaId } from "../media/media-plan.ts";
import { withQuota } from "../media/uploads.ts";

/** Why a file was refused; the `details.reason` of a `bad_request`. */
export type FileRefusal = "empty" | "bytes" | "runnable" | "name";

/** The files of one product, in the shop's order. */
export function watchProductFiles(siteId: string, productId: string): Watch<ProductFile[]> {
  const files = () => query(collection(firestore(), collections.files(siteId)), where("productId", "==", productId), limit(FILES_MAX));
  return (next, fail) => watchQuery(files, productFileSchema)((found, meta) => next(sortFiles(found), meta), fail);
}

/** Checks a file before it is uploaded. Throws a `bad_request` with a {@link FileRefusal}. */
export function checkSoldFile({ name, size }: { name: string; size: number }): string {
  const refused = (reason: FileRefusal) => new Failure("bad_request", { reason });
  if (size === 0) throw refused("empty");
  if (size > FILE_MAX_BYTES) throw refused("bytes");
  const parsed = fileNameSchema.safeParse(name);
  if (parsed.success) return parsed.data;
  throw refused(parsed.error.issues.some((issue) => issue.message === "runnable") ? "runnable" : "name");
}

type Target = {
  siteId: string;
  productId: string;
  /** The sort key of the last file; a new one goes after it. */
  after: string | null;
  /** The id of the file this is a new version of. */
  replaces: string | null;
};

/**
 * Uploads a file to Storage in chunks and adds it to its product.
 * @returns its sort key among the product's files
 * @throws Failure `bad_request` with a {@link FileRefusal}, `over_limit`, `offline`, `forbidden`; or an AbortError
 */
export async function uploadProductFile(file: File, { siteId, productId, after, replaces }: Target, how: Sending): Promise<string> {
  const name = checkSoldFile(file);
  const object = newMediaId((count) => crypto.getRandomValues(new Uint8Array(count)));
  const upload = { id: object, kind: "soldFile", files: { [UPLOAD_FILE]: file.size } } as const;
  await withQuota(upload, how.signal, () => sendFile(file, storedFilePath(siteId, object), { contentType: STORED_FILE_TYPE }, how));
  const order = generateKeyBetween(after, null);
  await runCommand("add-product-file", { productId, object, name, order, replaces });
  return order;
}

/** Renames a file. Throws a `bad_request` with a {@link FileRefusal} for an invalid name. */
export async function renameProductFile(siteId: string, file: ProductFile, typed: string): Promise<void> {
  await change(siteId, file.id, { name: checkSoldFile({ name: typed, size: file.size }) });
}

/** Moves a file to another position among the product's files, `to` from 0. */
export async function moveProductFile(siteId: string, files: readonly ProductFile[], fileId: string, to: number): Promise<void> {
  const others = files.filter((file) => file.id !== fileId);
  const order = generateKeyBetween(others[to - 1]?.order ?? null, others[to]?.order ?? null);
  await change(siteId, fileId, { order });
}

async function change(siteId: string, fileId: string, fields: { name?: string; order?: string }): Promise<void> {
  const write = updateDoc(doc(firestore(), documents.file(siteId, fileId)), { ...fields, updatedAt: serverTimestamp() });
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}

/** Removes a file from its product, so it can no longer be downloaded. */
export async function removeProductFile(fileId: string): Promise<void> {
  await runCommand("remove-product-file", { fileId });
}

/**
 * Mails earlier buyers that a file has a new version, or the file itself.
 * @returns how many orders were notified; `isComplete` is false when more remain than one call can notify
 */
export function tellBuyers(fileId: string): Promise<{ told: number; isComplete: boolean }> {
  return runCommand("tell-buyers", { fileId });
}

/** An address of a file that works for some minutes. */
export async function productFileAddress(fileId: string): Promise<string> {
  return (await runCommand("open-product-file", { fileId })).url;
}

/** How often the buyer of an order downloaded each file, by `downloadKey`; `null` before the first download. */
export function watchDownloads(siteId: string, orderId: string): Watch<Downloads | null> {
  return watchDocument(() => doc(firestore(), documents.downloads(siteId, orderId)), downloadsSchema);
}

/** Resets the download limits of an order. */
export async function resetDownloads(orderId: string): Promise<void> {
  await runCommand("reset-downloads", { orderId });
}
