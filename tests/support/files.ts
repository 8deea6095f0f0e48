import { randomBytes } from "node:crypto";
import { STORED_FILE_TYPE, storedFilePath } from "@awning/domain/product/file";
import { documents } from "@awning/domain/routes/firestore-paths";
import { uploadAt } from "@awning/domain/upload/upload";
import type { Owner } from "./builders.ts";
import { run } from "./clients.ts";
import { readDocument } from "./emulators.ts";

const STORAGE = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? "127.0.0.1:9199"}`;
const OBJECTS = `${STORAGE}/v0/b/demo-awning.appspot.com/o`;

/** A name that no other object has. */
export function randomObject(): string {
  return randomBytes(12).toString("hex");
}

/** Uploads to Storage under its rules, as an owner's browser does once it has reserved room. */
export async function sendAs(
  owner: Owner,
  path: string,
  content: string,
  contentType: string = STORED_FILE_TYPE,
  contentDisposition?: string,
): Promise<Response> {
  return post(path, content, { contentType, ...(contentDisposition && { contentDisposition }) }, `Firebase ${owner.token}`);
}

// What is sent alone has no type for the emulator: type and contents come in two parts.
function post(path: string, content: string, metadata: Record<string, string>, authorization: string): Promise<Response> {
  const part = (type: string, text: string) => `--part\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;
  const told = part("application/json", JSON.stringify({ name: path, ...metadata }));
  const headers = { authorization, "content-type": "multipart/related; boundary=part", "x-goog-upload-protocol": "multipart" };
  const body = `${told}${part(metadata.contentType ?? "", content)}--part--`;
  return fetch(`${OBJECTS}?name=${encodeURIComponent(path)}`, { method: "POST", headers, body });
}

/** Takes room for a file and uploads it, as an owner's browser does. */
export async function uploadAs(owner: Owner, path: string, content: string, contentType: string = STORED_FILE_TYPE): Promise<Response> {
  const place = uploadAt(path);
  if (!place || place.kind === "chatFile") throw new Error(`no place for an upload of a site: ${path}`);
  const { id, kind, file } = place;
  await run("reserve-upload", { id, kind, files: { [file]: Buffer.byteLength(content) } }, { token: owner.token });
  return sendAs(owner, path, content, contentType);
}

/** Puts something into Storage past the rules, as if it had landed after its upload was given up. */
export async function storeUncounted(path: string, content: string, contentType: string = STORED_FILE_TYPE): Promise<void> {
  const response = await post(path, content, { contentType }, "Bearer owner");
  if (!response.ok) throw new Error(`not stored: ${response.status} ${await response.text()}`);
}

/** What lies in Storage, past the rules; `null` when nothing does. */
export async function storedText(path: string): Promise<string | null> {
  const response = await fetch(`${OBJECTS}/${encodeURIComponent(path)}?alt=media`, { headers: { authorization: "Bearer owner" } });
  return response.ok ? response.text() : null;
}

/** Uploads a file and adds it to a product, or makes it the new version of another one. */
export async function giveFile(
  owner: Owner,
  productId: string,
  { name = "Guide.pdf", content = "first edition", replaces = null }: { name?: string; content?: string; replaces?: string | null } = {},
): Promise<{ fileId: string; version: number; object: string }> {
  const object = randomObject();
  const response = await uploadAs(owner, storedFilePath(owner.uid, object), content);
  if (!response.ok) throw new Error(`not uploaded: ${response.status} ${await response.text()}`);
  const added = await run("add-product-file", { productId, object, name, order: "a0", replaces }, { token: owner.token });
  return { ...added, object };
}

/** The stored file. */
export function storedFile(owner: Owner, fileId: string) {
  return readDocument(documents.file(owner.uid, fileId));
}
