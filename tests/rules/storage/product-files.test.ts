import { readFileSync } from "node:fs";
import { FILE_MAX_BYTES, STORED_FILE_TYPE, storedFilePath } from "@awning/domain/product/file";
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  list,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from "firebase/storage";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clientOf, newUid, outcome, type Who } from "../support/actors.ts";
import { text } from "../support/field-tests.ts";
import { loadStorageRules, STORAGE_RULES } from "../support/hosts.ts";
import { reserve } from "../support/reserved.ts";

const rules = readFileSync(STORAGE_RULES, "utf8");
const owner = { uid: newUid() };
const PEOPLE: [string, Who][] = [
  ["anonymous", null],
  ["another owner", { uid: newUid() }],
  ["the owner, not confirmed", { ...owner, isVerified: false }],
  ["the owner", owner],
];
const stored = { contentType: STORED_FILE_TYPE };

let made = 0;
const newPath = (siteId = owner.uid) => storedFilePath(siteId, `object${String(++made).padStart(16, "0")}`);
const bytes = (length: number) => new Uint8Array(length).fill(1);
const at = (who: Who, path: string) => ref(clientOf(who).storage, path);
async function upload(who: Who, path: string, size = 10, metadata: { contentType?: string } = stored) {
  await reserve(path);
  return outcome(uploadBytes(at(who, path), bytes(size), metadata));
}
async function uploaded(): Promise<string> {
  const path = newPath();
  await uploadBytes(at("admin", path), bytes(10), stored);
  return path;
}

beforeAll(() => loadStorageRules(rules));

describe.each(PEOPLE)("a sold file and %s", (_name, who) => {
  const isOwner = who !== null && who !== "admin" && who.uid === owner.uid && who.isVerified !== false;

  test("who uploads it", async () => {
    expect(await upload(who, newPath())).toBe(isOwner ? "allowed" : "denied");
  });
  test("no one reads it, nor makes a lasting address of it, nor finds it", async () => {
    const path = await uploaded();
    expect(await outcome(getBytes(at(who, path)))).toBe("denied");
    expect(await outcome(getMetadata(at(who, path)))).toBe("denied");
    expect(await outcome(getDownloadURL(at(who, path)))).toBe("denied");
    for (const folder of ["files", `files/${owner.uid}`]) expect(await outcome(list(at(who, folder), { maxResults: 1 }))).toBe("denied");
  });
  test("no one changes, replaces or removes it", async () => {
    const path = await uploaded();
    expect(await outcome(updateMetadata(at(who, path), { contentType: "text/html" }))).toBe("denied");
    expect(await upload(who, path)).toBe("denied");
    expect(await outcome(deleteObject(at(who, path)))).toBe("denied");
  });
});

describe("a sold file", () => {
  test.each([
    [text(20), "allowed"],
    [text(40), "allowed"],
    [text(19), "denied"],
    [text(41), "denied"],
    [`${text(19)}.`, "denied"],
    [`${text(22)}.pdf`, "denied"],
  ])("is stored under the name %s: %s", async (object, expected) => {
    expect(await upload(owner, `files/${owner.uid}/${object}`)).toBe(expected);
  });

  test.each(["text/html", "image/svg+xml", "application/pdf", "application/javascript", "application/octet-stream; charset=utf-8"])(
    "is never stored as %j",
    async (contentType) => {
      expect(await upload(owner, newPath(), 10, { contentType })).toBe("denied");
    },
  );

  test("never lies elsewhere", async () => {
    for (const path of [`files/${owner.uid}`, `files/${owner.uid}/deeper/${text(22)}`, `sold/${owner.uid}/${text(22)}`])
      expect(await upload(owner, path), path).toBe("denied");
  });

  test("is not empty", async () => {
    expect(await upload(owner, newPath(), 0)).toBe("denied");
  });

  describe("with a limit small enough to try", () => {
    const LIMIT = 300_000;
    beforeAll(() => loadStorageRules(rules.replace(`<= ${FILE_MAX_BYTES};`, `<= ${LIMIT};`)));
    afterAll(() => loadStorageRules(rules));

    test.each([
      [LIMIT, "allowed"],
      [LIMIT + 1, "denied"],
    ])("%i bytes are %s, in one chunk and in many", async (size, expected) => {
      expect(await upload(owner, newPath(), size)).toBe(expected);
      const path = newPath();
      await reserve(path);
      expect(await outcome(Promise.resolve(uploadBytesResumable(at(owner, path), bytes(size), stored)))).toBe(expected);
    });
  });
});
