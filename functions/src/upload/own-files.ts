import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import type { ProductFile } from "@awning/domain/product/file";
import { writeTogether } from "#data/core/writes.ts";
import { countFiles, deleteFile, getGuardedFile, getProductWithFiles } from "#data/product/files.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { removeSoldFile } from "./reserve-upload.ts";
import { fileAddress } from "./take-download.ts";

/** @throws Failure `not_found` */
export async function removeFile({ fileId }: CommandInput<"remove-product-file">, request: Request): Promise<Record<string, never>> {
  const { uid } = requireCaller(request);
  await requireFile(uid, fileId);
  await takeOff(uid, fileId);
  return {};
}

export function takeOff(siteId: string, fileId: string): Promise<void> {
  return writeTogether("remove-product-file", async (writes) => {
    const found = await getGuardedFile(siteId, fileId);
    if (!found) return;
    const { productId, object } = found.file;
    // Contents go first: a listed file can be removed again, unlisted contents would stay forever.
    await removeSoldFile(siteId, object);
    const { product, files } = await getProductWithFiles(siteId, productId);
    deleteFile(writes, siteId, fileId, found.guard);
    if (product) countFiles(writes, siteId, product, files.filter((one) => one.id !== fileId).length);
  });
}

/** A short-lived URL of one of the caller's files, to see what buyers get. */
export async function openFile(
  { fileId }: CommandInput<"open-product-file">,
  request: Request,
): Promise<CommandOutput<"open-product-file">> {
  const { uid } = requireCaller(request);
  return { url: await fileAddress(uid, await requireFile(uid, fileId), request.now) };
}

async function requireFile(siteId: string, fileId: string): Promise<ProductFile> {
  const found = await getGuardedFile(siteId, fileId);
  if (!found) throw new Failure("not_found", { what: "file" });
  return found.file;
}
