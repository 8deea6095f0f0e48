import { readFileSync } from "node:fs";
import { attachmentMetadata, attachmentPath } from "@awning/domain/chat/attachment";
import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { ATTACHMENT_BYTES_MAX, type ATTACHMENT_TYPES, IMAGE_BYTES_MAX } from "@awning/domain/chat/message";
import { doc, setDoc } from "firebase/firestore";
import { deleteObject, getBytes, getMetadata, list, ref, type UploadMetadata, updateMetadata, uploadBytes } from "firebase/storage";
import { beforeAll, describe, expect, test } from "vitest";
import { PROJECT_ID } from "../../../tools/lib/root.ts";
import { clientOf, newUid, outcome, type Who } from "../support/actors.ts";
import type { Fields } from "../support/documents.ts";
import { loadStorageRules, STORAGE_RULES } from "../support/hosts.ts";
import { openSite, reserve } from "../support/reserved.ts";

const owner = { uid: newUid() };
const visitor = { uid: newUid() };
const PEOPLE: [string, Who, "allowed" | "denied"][] = [
  ["the owner", owner, "allowed"],
  ["the visitor", visitor, "allowed"],
  ["nobody", null, "denied"],
  ["another visitor", { uid: newUid() }, "denied"],
];
const ENDINGS: Record<(typeof ATTACHMENT_TYPES)[number], string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
  "application/pdf": "pdf",
  "text/plain": "txt",
  "application/zip": "zip",
};
const picture = attachmentMetadata("Blue bowl.jpg");

let made = 0;
const fresh = (name: string) => `${name}${String(++made).padStart(20, "0")}`;

/** A conversation of the visitor as the rules look at it. @returns its id */
async function conversation(over: Fields = {}): Promise<string> {
  const id = fresh("conversation");
  const { firestore } = clientOf("admin", PROJECT_ID);
  await openSite(owner.uid);
  await setDoc(doc(firestore, chatDocuments.conversation(owner.uid, id)), { status: "open", visitorUids: [visitor.uid], ...over });
  return id;
}
const at = (who: Who, path: string) => ref(clientOf(who).storage, path);
const newPath = (conversationId: string) => attachmentPath(owner.uid, conversationId, fresh("file"));
const send = (who: Who, path: string, metadata: UploadMetadata = picture, size = 10) =>
  outcome(uploadBytes(at(who, path), new Uint8Array(size).fill(1), metadata));
/** Sends a file that room was taken for. */
async function upload(who: Who, path: string, metadata: UploadMetadata = picture, size = 10) {
  await reserve(path);
  return send(who, path, metadata, size);
}

beforeAll(() => loadStorageRules(readFileSync(STORAGE_RULES, "utf8")));

describe.each(PEOPLE)("a file of a conversation and %s", (_name, who, expected) => {
  test("who sends and reads it; no one finds, changes or takes it away", async () => {
    const id = await conversation();
    expect(await upload(who, newPath(id))).toBe(expected);
    const path = newPath(id);
    await uploadBytes(at("admin", path), new Uint8Array(10), picture);
    expect(await outcome(getBytes(at(who, path)))).toBe(expected);
    expect(await outcome(list(at(who, `chatFiles/${owner.uid}/${id}`), { maxResults: 1 }))).toBe("denied");
    expect(await upload(who, path)).toBe("denied");
    expect(await outcome(updateMetadata(at(who, path), { contentType: "text/html" }))).toBe("denied");
    expect(await outcome(deleteObject(at(who, path)))).toBe("denied");
  });
});

describe("a file of a conversation", () => {
  test.each(Object.entries(ENDINGS))("may be %s", async (type, ending) => {
    const path = newPath(await conversation());
    const told = attachmentMetadata(`Liste d'été (1)*.${ending}`);
    expect(told.contentType).toBe(type);
    expect(await upload(visitor, path, told)).toBe("allowed");
    expect(await getMetadata(at(owner, path))).toMatchObject(told);
  });

  test.each(["text/html", "image/svg+xml", "application/javascript", "application/octet-stream", "text/plain; charset=utf-8", ""])(
    "is never of the type %j",
    async (contentType) => {
      const id = await conversation();
      expect(await upload(visitor, newPath(id), { ...picture, contentType })).toBe("denied");
      expect(await upload(owner, newPath(id), { ...picture, contentType })).toBe("denied");
    },
  );

  test("is saved under its own name, never shown as a page", async () => {
    const id = await conversation();
    for (const contentDisposition of ["inline; filename*=UTF-8''a.jpg", "inline", "attachment", ""])
      expect(await upload(visitor, newPath(id), { ...picture, contentDisposition })).toBe("denied");
  });

  test("has a size of its type", async () => {
    const id = await conversation();
    const zip = attachmentMetadata("all.zip");
    expect(await upload(visitor, newPath(id), picture, 0)).toBe("denied");
    expect(await upload(visitor, newPath(id), picture, IMAGE_BYTES_MAX)).toBe("allowed");
    expect(await upload(visitor, newPath(id), picture, IMAGE_BYTES_MAX + 1)).toBe("denied");
    expect(await upload(visitor, newPath(id), zip, ATTACHMENT_BYTES_MAX)).toBe("allowed");
    expect(await upload(visitor, newPath(id), zip, ATTACHMENT_BYTES_MAX + 1)).toBe("denied");
  });

  test("goes into a conversation of its visitor that is not blocked", async () => {
    for (const id of ["nothing", await conversation({ status: "spam" })]) expect(await upload(visitor, newPath(id))).toBe("denied");
    expect(await upload(visitor, newPath(await conversation({ visitorUids: [] })))).toBe("denied");
    expect(await upload(visitor, attachmentPath(owner.uid, await conversation(), "short"))).toBe("denied");
  });

  test("of a visitor needs room that was taken for it, in this conversation, and goes into it once", async () => {
    const [id, other] = [await conversation(), await conversation()];
    const path = newPath(id);
    expect(await send(visitor, path)).toBe("denied");
    await reserve(path, { files: { [other]: 10 } });
    expect(await send(visitor, path)).toBe("denied");
    await reserve(path, { isOpen: false });
    expect(await send(visitor, path)).toBe("denied");
    await reserve(path, { files: { [id]: 10 } });
    expect(await send(visitor, path, picture, 11)).toBe("denied");
    expect(await send(visitor, path, picture, 10)).toBe("allowed");
    expect(await send(visitor, path, picture, 10)).toBe("denied");
  });

  test("of who is blocked is not read any more", async () => {
    const path = newPath(await conversation({ status: "spam" }));
    await uploadBytes(at("admin", path), new Uint8Array(10), picture);
    expect(await outcome(getBytes(at(visitor, path)))).toBe("denied");
    expect(await outcome(getBytes(at(owner, path)))).toBe("allowed");
  });

  test("is sent by no owner who is not confirmed", async () => {
    expect(await upload({ ...owner, isVerified: false }, newPath(await conversation()))).toBe("denied");
  });
});
