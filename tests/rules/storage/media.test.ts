import { readFileSync } from "node:fs";
import { MEDIA_FILE_MAX_BYTES, MEDIA_FILE_TYPE, MEDIA_WIDTHS, mediaPath } from "@awning/domain/media/media";
import {
  deleteObject,
  getBytes,
  getMetadata,
  list,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from "firebase/storage";
import { beforeAll, describe, expect, test } from "vitest";
import { clientOf, newUid, outcome, type Who } from "../support/actors.ts";
import { text } from "../support/field-tests.ts";
import { loadStorageRules, STORAGE_RULES } from "../support/hosts.ts";
import { reserve } from "../support/reserved.ts";

const OPERATIONS = ["get", "list", "create", "overwrite", "update", "delete"] as const;
type Operation = (typeof OPERATIONS)[number];
const ACTORS = ["anonymous", "other", "unverified", "verified"] as const;
type Actor = (typeof ACTORS)[number];

// g get, l list, c create, o overwrite, u update of metadata, d delete; `-` is denied.
const nobody: Record<Actor, string> = { anonymous: "------", other: "------", unverified: "------", verified: "------" };
const EXPECTED: Record<string, Record<Actor, string>> = {
  "media/{siteId}/{mediaId}/{file}": { anonymous: "g-----", other: "g-----", unverified: "g-----", verified: "g-c---" },
  "media/{siteId}/{file}": nobody,
  "media/{siteId}/{mediaId}/deeper/{file}": nobody,
  "media/{file}": nobody,
  "other/{siteId}/{mediaId}/{file}": nobody,
  "{file}": nobody,
};

let made = 0;
const newMediaId = () => `media${String(++made).padStart(15, "0")}`;
const bytes = (length: number) => new Uint8Array(length).fill(1);
const webp = { contentType: MEDIA_FILE_TYPE };
async function upload(who: Who, path: string, size = 10, metadata: { contentType?: string } = webp) {
  await reserve(path);
  return outcome(uploadBytes(ref(clientOf(who).storage, path), bytes(size), metadata));
}

function fill(template: string, siteId: string): string {
  return template.replace("{siteId}", siteId).replace("{mediaId}", newMediaId()).replace("{file}", "320.webp");
}

function ask(who: Who, operation: Operation, path: string): Promise<unknown> {
  const target = ref(clientOf(who).storage, path);
  if (operation === "get") return getBytes(target);
  if (operation === "list") return list(ref(clientOf(who).storage, path.slice(0, path.lastIndexOf("/"))), { maxResults: 1 });
  if (operation === "update") return updateMetadata(target, { contentType: "text/html" });
  if (operation === "delete") return deleteObject(target);
  return uploadBytes(target, bytes(10), webp);
}

const owner = { uid: newUid() };
const whoIs: Record<Actor, Who> = {
  anonymous: null,
  other: { uid: newUid() },
  unverified: { ...owner, isVerified: false },
  verified: owner,
};

beforeAll(() => loadStorageRules(readFileSync(STORAGE_RULES, "utf8")));

describe.each(Object.keys(EXPECTED))("%s", (template) => {
  describe.each(ACTORS)("%s", (actor) => {
    test.each(OPERATIONS)("%s", async (operation) => {
      const position = OPERATIONS.indexOf(operation);
      const cell = EXPECTED[template]?.[actor][position];
      const path = fill(template, owner.uid);
      await reserve(path);
      if (operation !== "create") await uploadBytes(ref(clientOf("admin").storage, path), bytes(10), webp);
      expect(["-", operation[0]], "the table has no such cell").toContain(cell);
      expect(await outcome(ask(whoIs[actor], operation, path))).toBe(cell === "-" ? "denied" : "allowed");
    });
  });
});

describe("a picture file", () => {
  const path = (file: string, mediaId = newMediaId(), siteId = owner.uid) => `media/${siteId}/${mediaId}/${file}`;

  test.each(MEDIA_WIDTHS)("has the width %i", async (width) => {
    expect(await upload(owner, mediaPath(owner.uid, newMediaId(), width))).toBe("allowed");
  });

  test.each(["1", "9", "10", "99", "100", "999", "1000", "1199", "1280", "1899", "1900", "1919", "1920"])(
    "may be %s wide",
    async (width) => {
      expect(await upload(owner, path(`${width}.webp`))).toBe("allowed");
    },
  );

  test.each([
    "0.webp",
    "01.webp",
    "1921.webp",
    "1930.webp",
    "2000.webp",
    "9999.webp",
    "12800.webp",
    "-1.webp",
    "1e3.webp",
    "320",
    "320.png",
    "320.svg",
    "320.html",
    "320.webp.html",
    "320.WEBP",
    "320xwebp",
    "a.webp",
    " 320.webp",
    "320.webp ",
    "320.webp\n",
    "x320.webp",
  ])("is never called %j", async (file) => {
    expect(await upload(owner, path(file))).toBe("denied");
  });

  test.each([
    [text(20), "allowed"],
    [text(40), "allowed"],
    [text(19), "denied"],
    [text(41), "denied"],
    [`${text(19)}-`, "denied"],
    [`${text(19)}.`, "denied"],
    [`${text(19)}ä`, "denied"],
  ])("lies under the id %s: %s", async (mediaId, expected) => {
    expect(await upload(owner, path("320.webp", mediaId))).toBe(expected);
  });

  test.each([
    "image/png",
    "image/jpeg",
    "image/svg+xml",
    "image/webp2",
    "image/webp; charset=utf-8",
    "IMAGE/WEBP",
    "text/html",
    "application/octet-stream",
    "",
  ])("is never of the type %j", async (contentType) => {
    expect(await upload(owner, path("320.webp"), 10, { contentType })).toBe("denied");
  });

  test.each([
    [0, "denied"],
    [1, "allowed"],
    [MEDIA_FILE_MAX_BYTES, "allowed"],
    [MEDIA_FILE_MAX_BYTES + 1, "denied"],
  ])("has a size within bounds: %i bytes are %s", async (size, expected) => {
    expect(await upload(owner, path("320.webp"), size)).toBe(expected);
  });

  test("obeys the same rules when it is sent in chunks", async () => {
    const send = async (who: Who, file: string, size: number) => {
      const target = path(file);
      await reserve(target);
      return outcome(Promise.resolve(uploadBytesResumable(ref(clientOf(who).storage, target), bytes(size), webp)));
    };
    expect(await send(owner, "320.webp", MEDIA_FILE_MAX_BYTES)).toBe("allowed");
    expect(await send(owner, "320.webp", MEDIA_FILE_MAX_BYTES + 1)).toBe("denied");
    expect(await send(owner, "320.svg", 10)).toBe("denied");
    expect(await send(whoIs.other, "320.webp", 10)).toBe("denied");
  });

  test("never lies in the folder of someone else", async () => {
    expect(await upload(owner, path("320.webp", newMediaId(), whoIs.other && whoIs.other !== "admin" ? whoIs.other.uid : ""))).toBe(
      "denied",
    );
  });

  test("can neither be replaced nor deleted", async () => {
    const target = path("320.webp");
    expect(await upload(owner, target)).toBe("allowed");
    expect(await upload(owner, target)).toBe("denied");
    expect(await outcome(deleteObject(ref(clientOf(owner).storage, target)))).toBe("denied");
  });

  test("tells everyone its metadata, which no one changes", async () => {
    const target = path("320.webp");
    await upload(owner, target);
    expect((await getMetadata(ref(clientOf(null).storage, target))).contentType).toBe(MEDIA_FILE_TYPE);
    expect(await outcome(updateMetadata(ref(clientOf(owner).storage, target), { cacheControl: "no-store" }))).toBe("denied");
  });

  test.each(["", "media", `media/${owner.uid}`])("is found by no list of %j", async (folder) => {
    for (const who of [null, whoIs.other, owner]) expect(await outcome(listAll(ref(clientOf(who).storage, folder)))).toBe("denied");
  });
});
