import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import {
  FILE_MAX_BYTES,
  FILES_MAX,
  FORMER_OBJECTS_MAX,
  type ProductFile,
  STORED_FILE_TYPE,
  storedFilePath,
} from "@awning/domain/product/file";
import { type Writes, writeTogether } from "#data/core/writes.ts";
import { endLastingAddress, readStoredFile, type StoredFile } from "#data/media/stored-files.ts";
import { changeFile, countFiles, createFile, getGuardedFile, getProductWithFiles } from "#data/product/files.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { log } from "#platform/log.ts";
import { derivedId } from "#platform/secure-ids.ts";
import { takeOff } from "./own-files.ts";
import { removeSoldFile } from "./reserve-upload.ts";

type Input = Required<CommandInput<"add-product-file">>;
type Output = CommandOutput<"add-product-file">;

/**
 * Adds an uploaded file to a product, or replaces a file's version and removes the earlier contents. Size and hash come from Storage.
 * @throws Failure `not_found` without the upload, product or file; `over_limit` at {@link FILES_MAX} files
 */
export async function addFile(input: Input, request: Request): Promise<Output> {
  const { uid } = requireCaller(request);
  const path = storedFilePath(uid, input.object);
  const stored = await readStoredFile(path);
  if (!stored) throw new Failure("not_found", { what: "upload" });
  if (stored.type !== STORED_FILE_TYPE || stored.size > FILE_MAX_BYTES) throw new Failure("bad_request", { fields: ["object"] });
  if (!(await endLastingAddress(path))) throw new Failure("not_found", { what: "upload" });
  const facts = { ...input, siteId: uid, stored, now: request.now };
  const { file, former } = await writeTogether("add-product-file", (writes) =>
    input.replaces === null ? add(writes, facts) : replace(writes, input.replaces, facts),
  );
  // A repeated request after the file was removed must not restore it without contents.
  if (input.replaces === null && !(await readStoredFile(path))) {
    await takeOff(uid, file.id);
    throw new Failure("not_found", { what: "upload" });
  }
  // Started downloads continue; contents that cannot be removed now only cost storage.
  if (former !== null) await removeSoldFile(uid, former).catch((error: unknown) => log.internalError("files/add", error));
  return { fileId: file.id, version: file.version };
}

type Facts = Input & { siteId: string; stored: StoredFile; now: number };
type Added = { file: ProductFile; former: string | null };

async function add(writes: Writes, facts: Facts): Promise<Added> {
  const { siteId, productId, object, name, order, stored, now } = facts;
  const { product, files } = await getProductWithFiles(siteId, productId);
  if (!product) throw new Failure("not_found", { what: "product" });
  const twin = files.find((file) => file.object === object);
  if (twin) return { file: twin, former: null };
  if (files.length >= FILES_MAX) throw new Failure("over_limit", { limit: FILES_MAX });
  const { size, hash } = stored;
  const times = { createdAt: now, updatedAt: now, versionAt: now };
  // Earlier buyers hear of a file added later as of a new version, if the owner chooses to tell them.
  const toldVersion = product.sold === true ? 0 : 1;
  // Derived from the object, so that concurrent repeats create one file.
  const id = derivedId(`file:${siteId}:${object}`);
  const file = { id, productId, name, size, hash, version: 1, object, order, toldVersion, ...times };
  createFile(writes, siteId, file);
  countFiles(writes, siteId, product, files.length + 1);
  return { file, former: null };
}

async function replace(writes: Writes, fileId: string, facts: Facts): Promise<Added> {
  const { siteId, productId, object, name, stored, now } = facts;
  const found = await getGuardedFile(siteId, fileId);
  if (found?.file.productId !== productId) throw new Failure("not_found", { what: "file" });
  const { file, guard } = found;
  const formerObjects = file.formerObjects ?? [];
  // A repeated request: this version or a newer one is stored already. Removes what an interrupted run left.
  if (file.object === object || formerObjects.includes(object)) return { file, former: formerObjects.at(-1) ?? null };
  const { size, hash } = stored;
  const former = { formerObjects: [...formerObjects, file.object].slice(-FORMER_OBJECTS_MAX) };
  const change = { name, size, hash, object, version: file.version + 1, updatedAt: now, versionAt: now, ...former };
  changeFile(writes, siteId, fileId, guard, change);
  return { file: { ...file, ...change }, former: file.object };
}
