import { randomBytes } from "node:crypto";
import { documents } from "@awning/domain/collections";
import { STORED_FILE_TYPE, storedFilePath } from "@awning/domain/product-file";
import type { Owner } from "./builders.ts";
import { run } from "./clients.ts";
import { readDocument } from "./emulators.ts";

const STORAGE = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? "127.0.0.1:9199"}`;
const OBJECTS = `${STORAGE}/v0/b/demo-awning.appspot.com/o`;

/** A name that no other object has. */
export function randomObject(): string {
  return randomBytes(12).toString("hex");
}

/** Uploads to Storage under its rules, as an owner's browser does. */
export async function uploadAs(owner: Owner, path: string, content: string, contentType: string = STORED_FILE_TYPE): Promise<Response> {
  const headers = { authorization: `Firebase ${owner.token}`, "content-type": contentType };
  return fetch(`${OBJECTS}?name=${encodeURIComponent(path)}`, { method: "POST", headers, body: content });
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
