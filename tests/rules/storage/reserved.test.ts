import { readFileSync } from "node:fs";
import { attachmentMetadata, attachmentPath } from "@awning/domain/chat/attachment";
import { linkFileMetadata, linkFilePath } from "@awning/domain/link/link-file-type";
import { MEDIA_FILE_TYPE, mediaPath } from "@awning/domain/media/media";
import { STORED_FILE_TYPE, storedFilePath } from "@awning/domain/product/file";
import { documents } from "@awning/domain/routes/firestore-paths";
import { deleteDoc, doc } from "firebase/firestore";
import { ref, type UploadMetadata, uploadBytes, uploadBytesResumable } from "firebase/storage";
import { beforeAll, describe, expect, test } from "vitest";
import { PROJECT_ID } from "../../../tools/lib/root.ts";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { loadStorageRules, STORAGE_RULES } from "../support/hosts.ts";
import { openSite, reserve } from "../support/reserved.ts";

const owner = { uid: newUid() };
const other = newUid();
let made = 0;
const newId = () => `reserved${String(++made).padStart(16, "0")}`;
const send = (path: string, size: number, metadata: UploadMetadata) =>
  outcome(uploadBytes(ref(clientOf(owner).storage, path), new Uint8Array(size).fill(1), metadata));
const sendInPieces = (path: string, size: number, metadata: UploadMetadata) =>
  outcome(Promise.resolve(uploadBytesResumable(ref(clientOf(owner).storage, path), new Uint8Array(size).fill(1), metadata)));

type Kind = { kind: string; file: string; pathOf: (siteId: string, id: string) => string; metadata: UploadMetadata };
const KINDS: Kind[] = [
  { kind: "picture", file: "320.webp", pathOf: (siteId, id) => mediaPath(siteId, id, 320), metadata: { contentType: MEDIA_FILE_TYPE } },
  { kind: "linkFile", file: "file", pathOf: linkFilePath, metadata: linkFileMetadata("Price list.pdf") },
  { kind: "soldFile", file: "file", pathOf: storedFilePath, metadata: { contentType: STORED_FILE_TYPE } },
  {
    kind: "chatFile",
    file: "talk",
    pathOf: (siteId, id) => attachmentPath(siteId, "talk", id),
    metadata: attachmentMetadata("Price list.pdf"),
  },
];

beforeAll(() => loadStorageRules(readFileSync(STORAGE_RULES, "utf8")));

describe.each(KINDS)("room for a $kind", ({ kind, file, pathOf, metadata }) => {
  test("lets in what it was taken for, once", async () => {
    const path = pathOf(owner.uid, newId());
    await reserve(path, { files: { [file]: 10 } });
    expect(await send(path, 10, metadata)).toBe("allowed");
    expect(await send(path, 10, metadata)).toBe("denied");
  });
  test.each([
    [9, "allowed"],
    [10, "allowed"],
    [11, "denied"],
  ])("of 10 bytes and %i that come are %s, in one chunk and in many", async (size, expected) => {
    for (const act of [send, sendInPieces]) {
      const path = pathOf(owner.uid, newId());
      await reserve(path, { files: { [file]: 10 } });
      expect(await act(path, size, metadata)).toBe(expected);
    }
  });
  test("that no one took lets nothing in", async () => {
    expect(await send(pathOf(owner.uid, newId()), 10, metadata)).toBe("denied");
  });
  test.each([
    ["suspended", { suspendedAt: new Date() }],
    ["about to be deleted", { leavesAt: new Date() }],
  ])("lets nothing in for a site that is %s", async (_how, over) => {
    const path = pathOf(owner.uid, newId());
    await reserve(path);
    await openSite(owner.uid, over);
    expect(await send(path, 10, metadata)).toBe("denied");
    await openSite(owner.uid);
    expect(await send(path, 10, metadata)).toBe("allowed");
  });
  test("lets nothing in for whose address no one has confirmed, or whose site is gone", async () => {
    const path = pathOf(owner.uid, newId());
    await reserve(path);
    const unconfirmed = clientOf({ ...owner, isVerified: false }).storage;
    expect(await outcome(uploadBytes(ref(unconfirmed, path), new Uint8Array(10), metadata))).toBe("denied");
    await deleteDoc(doc(clientOf("admin", PROJECT_ID).firestore, documents.site(owner.uid)));
    expect(await send(path, 10, metadata)).toBe("denied");
    await openSite(owner.uid);
    expect(await send(path, 10, metadata)).toBe("allowed");
  });
  test("that is closed lets nothing more in", async () => {
    const path = pathOf(owner.uid, newId());
    await reserve(path, { isOpen: false });
    expect(await send(path, 10, metadata)).toBe("denied");
    await reserve(path);
    expect(await send(path, 10, metadata)).toBe("allowed");
  });
  test("of another site, another upload, another file or another kind is none for this one", async () => {
    const id = newId();
    const path = pathOf(owner.uid, id);
    await reserve(pathOf(other, id));
    await reserve(pathOf(owner.uid, newId()));
    expect(await send(path, 10, metadata)).toBe("denied");
    await reserve(path, { files: { [`other-${file}`]: 10 } });
    expect(await send(path, 10, metadata)).toBe("denied");
    for (const wrong of KINDS.filter((one) => one.kind !== kind)) {
      await reserve(path, { kind: wrong.kind });
      expect(await send(path, 10, metadata), wrong.kind).toBe("denied");
    }
    await reserve(path, { kind });
    expect(await send(path, 10, metadata)).toBe("allowed");
  });
});
