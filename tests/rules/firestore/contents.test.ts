import { documents } from "@awning/domain/routes/firestore-paths";
import { doc, setDoc } from "firebase/firestore";
import { describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { contentCases, largestProduct } from "../support/content-cases.ts";
import { created, type Fields, put, seeded, seedSite, stored } from "../support/documents.ts";

/** Writes a document of an owner over one that stands there. */
async function change(siteId: string, path: string, fields: Fields): Promise<"allowed" | "denied"> {
  const isTimed = !path.includes("/settings/");
  await put(path, { ...fields, ...(isTimed && stored()) });
  const times = isTimed ? { createdAt: stored().createdAt, updatedAt: created().updatedAt } : {};
  return outcome(setDoc(doc(clientOf({ uid: siteId }).firestore, path), { ...fields, ...times }));
}

describe.each(contentCases)("$field", ({ at, document, largest, wrong }) => {
  test("takes the largest there can be", async () => {
    const siteId = newUid();
    await seedSite(siteId);
    for (const value of largest(siteId)) expect(await change(siteId, at(siteId), document(siteId, value))).toBe("allowed");
  });

  test("refuses whatever is too much in it, or none of its own", async () => {
    const siteId = newUid();
    await seedSite(siteId);
    for (const value of wrong(siteId))
      expect(await change(siteId, at(siteId), document(siteId, value)), JSON.stringify(value).slice(0, 300)).toBe("denied");
  });
});

describe("a document with the largest of everything", () => {
  test("is a product, new and changed", async () => {
    const siteId = newUid();
    await seedSite(siteId);
    const fresh = doc(clientOf({ uid: siteId }).firestore, documents.product(siteId, "largest1"));
    expect(await outcome(setDoc(fresh, { ...largestProduct(siteId), ...created() }))).toBe("allowed");
    const marks = { sold: true, fileCount: 3, offered: true, searchTerms: Array(100).fill("bowl") };
    expect(await change(siteId, documents.product(siteId, seeded.productId), { ...largestProduct(siteId), ...marks })).toBe("allowed");
  });
});
