import { FILE_NAME_MAX, fileNameSchema } from "@awning/domain/product/file";
import { documents } from "@awning/domain/routes/firestore-paths";
import { doc, serverTimestamp, updateDoc } from "firebase/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aFile, created, type Fields, put, seeded, seedSite, stored } from "../support/documents.ts";
import { lineCase, orderKeyCase, text } from "../support/field-tests.ts";
import { describeTimes } from "../support/time-tests.ts";

const siteId = newUid();
const path = documents.file(siteId, seeded.fileId);

async function change(fields: Fields): Promise<"allowed" | "denied"> {
  await put(path, { ...aFile(), ...stored() });
  return outcome(updateDoc(doc(clientOf({ uid: siteId }).firestore, path), { updatedAt: serverTimestamp(), ...fields }));
}

beforeAll(() => seedSite(siteId));

describe("the times of a file", () => {
  describeTimes({
    stored: (owner) => documents.file(owner, seeded.fileId),
    before: () => ({ ...aFile(), ...stored() }),
    change: () => ({ ...aFile({ name: "New.pdf" }), createdAt: stored().createdAt, updatedAt: created().updatedAt }),
  });
});

describe("an owner's file", () => {
  const name = lineCase(1, FILE_NAME_MAX);
  test.each(name.allowed)("may be called %j", async (value) => {
    expect(await change({ name: value })).toBe("allowed");
  });
  test.each([...name.denied, 7, null, ["a"]])("is never called %j", async (value) => {
    expect(await change({ name: value })).toBe("denied");
  });
  test.each(["a.pdf", "a.zip", "exe", "a.exe.zip", "svg.pdf"])("called %j is one that a shop can sell", async (value) => {
    expect(fileNameSchema.safeParse(value).success).toBe(true);
    expect(await change({ name: value })).toBe("allowed");
  });
  test.each(["a/b.pdf", "a\\b.pdf", "a:b", "a*", "a?", 'a"', "a<", "a>", "a|", "a.exe", "A.EXE", "a.html", "a.htm", "a.svg", "a.js"])(
    "called %j is none",
    async (value) => {
      expect(fileNameSchema.safeParse(value).success).toBe(false);
      expect(await change({ name: value })).toBe("denied");
    },
  );
  test.each(orderKeyCase.allowed)("may be at %j", async (order) => {
    expect(await change({ order })).toBe("allowed");
  });
  test.each([...orderKeyCase.denied, 7, null])("is never at %j", async (order) => {
    expect(await change({ order })).toBe("denied");
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
