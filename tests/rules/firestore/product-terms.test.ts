import { documents } from "@awning/domain/routes/firestore-paths";
import { deleteField, doc, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aProduct, created, put, seeded, seedSite, stored } from "../support/documents.ts";

describe("what a product is found by", () => {
  const siteId = newUid();
  const target = (id: string) => doc(clientOf({ uid: siteId }).firestore, documents.product(siteId, id));
  const change = (id: string, fields: Record<string, unknown>) =>
    outcome(updateDoc(target(id), { title: "Changed", updatedAt: serverTimestamp(), ...fields }));
  beforeAll(async () => {
    await seedSite(siteId);
    await put(documents.product(siteId, "found"), { ...aProduct(), ...stored(), searchTerms: ["b", "bo"] });
  });

  test("is nothing an owner writes into a new product", async () => {
    expect(await outcome(setDoc(target("new1"), { ...aProduct(), ...created() }))).toBe("allowed");
    expect(await outcome(setDoc(target("new2"), { ...aProduct(), ...created(), searchTerms: [] }))).toBe("denied");
    expect(await outcome(setDoc(target("new3"), { ...aProduct(), ...created(), searchTerms: null }))).toBe("denied");
  });

  test("stays as it is when its owner writes the rest, of a product whose terms are not made yet too", async () => {
    expect(await change("found", {})).toBe("allowed");
    expect(await change("found", { searchTerms: ["b", "bo"] })).toBe("allowed");
    expect(await change(seeded.productId, {})).toBe("allowed");
  });

  test("is not changed by its owner, only taken away to be made again", async () => {
    for (const searchTerms of [["b"], ["b", "bo", "bow"], [], "bo", null]) expect(await change("found", { searchTerms })).toBe("denied");
    expect(await change(seeded.productId, { searchTerms: ["b"] })).toBe("denied");
    expect(await change(seeded.productId, { searchTerms: null })).toBe("allowed");
    expect(await change("found", { searchTerms: deleteField() })).toBe("allowed");
  });
});
