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

/** Why a file from a device was not taken; stands in `details.reason` of a `bad_request`. */
export type FileRefusal = "empty" | "bytes" | "runnable" | "name";

/** The files of one product, in the shop's order. */
export function watchProductFiles(siteId: string, productId: string): Watch<ProductFile[]> {
  const files = () => query(collection(firestore(), collections.files(siteId)), where("productId", "==", productId), limit(FILES_MAX));
  return (next, fail) => watchQuery(files, productFileSchema)((found, meta) => next(sortFiles(found), meta), fail);
}

/** Checks a file before it is sent. Throws a `bad_request` with a {@link FileRefusal}. */
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
  /** The place of the last file that is there already: a new one goes behind it. */
  after: string | null;
  /** The file whose new version this is. */
  replaces: string | null;
};

/**
 * Sends a file to Storage piece by piece and adds it to its product.
 * @returns the place it has among its siblings
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

/** Gives a file another name. Throws a `bad_request` with a {@link FileRefusal} when it cannot be one. */
export async function renameProductFile(siteId: string, file: ProductFile, typed: string): Promise<void> {
  await change(siteId, file.id, { name: checkSoldFile({ name: typed, size: file.size }) });
}

/** Puts a file at another place among its siblings, `to` from 0. */
export async function moveProductFile(siteId: string, files: readonly ProductFile[], fileId: string, to: number): Promise<void> {
  const others = files.filter((file) => file.id !== fileId);
  const order = generateKeyBetween(others[to - 1]?.order ?? null, others[to]?.order ?? null);
  await change(siteId, fileId, { order });
}

async function change(siteId: string, fileId: string, fields: { name?: string; order?: string }): Promise<void> {
  const write = updateDoc(doc(firestore(), documents.file(siteId, fileId)), { ...fields, updatedAt: serverTimestamp() });
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}

/** Takes a file off its product: nobody can fetch it any more. */
export async function removeProductFile(fileId: string): Promise<void> {
  await runCommand("remove-product-file", { fileId });
}

/**
 * Mails everybody who bought before that there is a new version of a file, or the file itself.
 * @returns how many orders were told; `isComplete` false when there are more than one call could tell
 */
export function tellBuyers(fileId: string): Promise<{ told: number; isComplete: boolean }> {
  return runCommand("tell-buyers", { fileId });
}

/** An address of a file that works for some minutes. */
export async function productFileAddress(fileId: string): Promise<string> {
  return (await runCommand("open-product-file", { fileId })).url;
}

/** How often the buyer of an order fetched what, by `downloadKey`; `null` before the first download. */
export function watchDownloads(siteId: string, orderId: string): Watch<Downloads | null> {
  return watchDocument(() => doc(firestore(), documents.downloads(siteId, orderId)), downloadsSchema);
}

/** Gives the buyer of an order every download again. */
export async function resetDownloads(orderId: string): Promise<void> {
  await runCommand("reset-downloads", { orderId });
}
