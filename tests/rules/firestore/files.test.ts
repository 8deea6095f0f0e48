import { FILE_NAME_MAX, fileNameSchema } from "@awning/domain/product/file";
import { documents } from "@awning/domain/routes/firestore-paths";
import { doc, serverTimestamp, updateDoc } from "firebase/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aFile, type Fields, put, seeded, seedSite, stored } from "../support/documents.ts";
import { text } from "../support/field-tests.ts";

const siteId = newUid();
const path = documents.file(siteId, seeded.fileId);

async function change(fields: Fields): Promise<"allowed" | "denied"> {
  await put(path, { ...aFile(), ...stored() });
  return outcome(updateDoc(doc(clientOf({ uid: siteId }).firestore, path), { updatedAt: serverTimestamp(), ...fields }));
}

beforeAll(() => seedSite(siteId));

describe("an owner's file", () => {
  test.each(["a.pdf", "a.zip", "exe", "a.exe.zip", "svg.pdf", text(FILE_NAME_MAX)])(
    "called %j is one that a shop can sell",
    async (value) => {
      expect(fileNameSchema.safeParse(value).success).toBe(true);
      expect(await change({ name: value })).toBe("allowed");
    },
  );
  test.each([
    "",
    " ",
    text(FILE_NAME_MAX + 1),
    "a/b.pdf",
    "a\\b.pdf",
    "a:b",
    "a*",
    "a?",
    'a"',
    "a<",
    "a>",
    "a|",
    "a.exe",
    "A.EXE",
    "a.html",
    "a.htm",
    "a.svg",
    "a.js",
  ])("called %j is none", async (value) => {
    expect(fileNameSchema.safeParse(value).success).toBe(false);
    expect(await change({ name: value })).toBe("denied");
  });
  test("has a name that is a text, a place in the list and the time of the server", async () => {
    for (const order of ["0", text(100)]) expect(await change({ order })).toBe("allowed");
    for (const order of ["", text(101), "a-b", "a\n", 7, null]) expect(await change({ order })).toBe("denied");
    for (const name of [7, null, ["a"], "a\u202eb.pdf", "a\nb.pdf"]) expect(await change({ name })).toBe("denied");
    for (const updatedAt of [new Date(), null]) expect(await change({ name: "b.pdf", updatedAt })).toBe("denied");
  });

  test.each<[string, unknown]>([
    ["productId", "another1"],
    ["size", 1],
    ["hash", "other"],
    ["version", 2],
    ["object", text(22)],
    ["toldVersion", 2],
    ["siteId", "someone"],
  ])("keeps what a function found out: %s", async (key, value) => {
    expect(await change({ [key]: value })).toBe("denied");
  });
});
