import { readFileSync } from "node:fs";
import { LINK_FILE_MAX_BYTES } from "@awning/domain/link/link-file";
import { LINK_FILE_TYPES, linkFileMetadata, linkFilePath } from "@awning/domain/link/link-file-type";
import { deleteObject, getBytes, getMetadata, list, ref, type UploadMetadata, updateMetadata, uploadBytes } from "firebase/storage";
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
const pdf = linkFileMetadata("Price list.pdf");
const csv = linkFileMetadata("Prices.csv");

let made = 0;
const newPath = () => linkFilePath(owner.uid, `linked${String(++made).padStart(16, "0")}`);
const at = (who: Who, path: string) => ref(clientOf(who).storage, path);
async function upload(who: Who, path: string, metadata: UploadMetadata = pdf, size = 10) {
  await reserve(path);
  return outcome(uploadBytes(at(who, path), new Uint8Array(size).fill(1), metadata));
}
async function uploaded(): Promise<string> {
  const path = newPath();
  await uploadBytes(at("admin", path), new Uint8Array(10).fill(1), pdf);
  return path;
}

beforeAll(() => loadStorageRules(rules));

describe.each(PEOPLE)("the file of a link and %s", (_name, who) => {
  const isOwner = who !== null && who !== "admin" && who.uid === owner.uid && who.isVerified !== false;
  const owners = isOwner ? "allowed" : "denied";

  test("who uploads it", async () => {
    expect(await upload(who, newPath())).toBe(owners);
  });
  test("everyone reads it, no one finds it", async () => {
    const path = await uploaded();
    expect(await outcome(getBytes(at(who, path)))).toBe("allowed");
    for (const folder of ["linkFiles", `linkFiles/${owner.uid}`])
      expect(await outcome(list(at(who, folder), { maxResults: 1 }))).toBe("denied");
  });
  test("no one replaces it or makes something else of it", async () => {
    const path = await uploaded();
    expect(await upload(who, path)).toBe("denied");
    expect(await outcome(updateMetadata(at(who, path), { contentType: "text/html" }))).toBe("denied");
  });
  test("no one takes it away: a function does, and gives its room back", async () => {
    expect(await outcome(deleteObject(at(who, await uploaded())))).toBe("denied");
  });
});

describe("the file of a link", () => {
  test.each(Object.keys(LINK_FILE_TYPES))("may be %s", async (ending) => {
    const path = newPath();
    const told = linkFileMetadata(`Liste d'été (1)*.${ending}`);
    expect(await upload(owner, path, told)).toBe("allowed");
    expect(await getMetadata(at(null, path))).toMatchObject(told);
  });

  test.each(["text/html", "image/svg+xml", "application/xhtml+xml", "text/xml", "application/javascript", "text/plain; charset=utf-8", ""])(
    "is never of the type %j",
    async (contentType) => {
      expect(await upload(owner, newPath(), { ...csv, contentType })).toBe("denied");
    },
  );

  test.each([
    ["a PDF opens", { ...pdf }, "allowed"],
    ["a PDF is saved", { ...pdf, contentDisposition: csv.contentDisposition }, "allowed"],
    ["nothing else opens", { ...csv, contentDisposition: pdf.contentDisposition }, "denied"],
    ["it has a name", { ...csv, contentDisposition: "attachment" }, "denied"],
    ["its name ends where it ends", { ...csv, contentDisposition: `${csv.contentDisposition}; filename="x.html"` }, "denied"],
    ["something is said of it", { contentType: csv.contentType, cacheControl: csv.cacheControl }, "denied"],
  ])("%s", async (_what, metadata, expected) => {
    expect(await upload(owner, newPath(), metadata)).toBe(expected);
  });

  test.each([
    [text(20), "allowed"],
    [text(40), "allowed"],
    [text(19), "denied"],
    [text(41), "denied"],
    [`${text(20)}.pdf`, "denied"],
  ])("is stored under the id %s: %s", async (id, expected) => {
    expect(await upload(owner, linkFilePath(owner.uid, id))).toBe(expected);
  });

  test("never lies elsewhere", async () => {
    for (const path of [`linkFiles/${text(22)}`, `linkFiles/${owner.uid}/deeper/${text(22)}`, `linkfiles/${owner.uid}/${text(22)}`])
      expect(await upload(owner, path), path).toBe("denied");
  });

  test("is not empty", async () => {
    expect(await upload(owner, newPath(), pdf, 0)).toBe("denied");
  });

  describe("with a limit small enough to try", () => {
    const LIMIT = 10_000;
    beforeAll(() => loadStorageRules(rules.replace(`<= ${LINK_FILE_MAX_BYTES};`, `<= ${LIMIT};`)));
    afterAll(() => loadStorageRules(rules));

    test.each([
      [LIMIT, "allowed"],
      [LIMIT + 1, "denied"],
    ])("%i bytes are %s", async (size, expected) => {
      expect(await upload(owner, newPath(), pdf, size)).toBe(expected);
    });
  });
});
