import { documents } from "@awning/domain/routes/firestore-paths";
import { deleteDoc, deleteField, doc, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aProduct, created, put, seeded, seedSite, stored } from "../support/documents.ts";

describe("a product that was sold", () => {
  const siteId = newUid();
  const target = (id: string) => doc(clientOf({ uid: siteId }).firestore, documents.product(siteId, id));
  const change = (id: string, fields: Record<string, unknown>) =>
    outcome(updateDoc(target(id), { title: "Changed", updatedAt: serverTimestamp(), ...fields }));
  beforeAll(async () => {
    await seedSite(siteId);
    await put(documents.product(siteId, "sold"), { ...aProduct(), ...stored(), sold: true });
    await put(documents.product(siteId, "unsold"), { ...aProduct(), ...stored(), sold: false });
  });

  test("stays of its kind; everything else about it can change", async () => {
    expect(await change("sold", { kind: "digital" })).toBe("denied");
    expect(await change("sold", { kind: "service" })).toBe("denied");
    expect(await change("sold", { kind: "physical", price: 100, state: "archived" })).toBe("allowed");
    for (const id of ["unsold", seeded.productId])
      for (const kind of ["digital", "service"]) expect(await change(id, { kind }), kind).toBe("allowed");
  });

  test("is not deleted", async () => {
    expect(await outcome(deleteDoc(target("sold")))).toBe("denied");
    await put(documents.product(siteId, "deleted"), { ...aProduct(), ...stored(), sold: false });
    await put(documents.product(siteId, "older"), { ...aProduct(), ...stored() });
    for (const id of ["deleted", "older"]) expect(await outcome(deleteDoc(target(id)))).toBe("allowed");
  });

  test("is made a draft by no owner; everything else can be done to it, and a draft stays one", async () => {
    for (const state of ["active", "archived"]) {
      await put(documents.product(siteId, "listed"), { ...aProduct(), ...stored(), sold: true, state });
      expect(await change("listed", { state: "draft" }), state).toBe("denied");
      for (const other of ["active", "archived"]) expect(await change("listed", { state: other })).toBe("allowed");
      await put(documents.product(siteId, "listed"), { ...aProduct(), ...stored(), sold: false, state });
      expect(await change("listed", { state: "draft" }), state).toBe("allowed");
    }
    await put(documents.product(siteId, "drafted"), { ...aProduct(), ...stored(), sold: true, state: "draft" });
    expect(await change("drafted", { state: "draft" })).toBe("allowed");
    expect(await change("drafted", { state: "active" })).toBe("allowed");
  });

  test("as its files are counted, no owner counts them", async () => {
    await put(documents.product(siteId, "filed"), { ...aProduct(), ...stored(), sold: false, fileCount: 2 });
    expect(await outcome(setDoc(target("new2"), { ...aProduct(), ...created(), fileCount: 1 }))).toBe("denied");
    for (const fileCount of [3, deleteField()]) expect(await change("filed", { fileCount })).toBe("denied");
    expect(await change("unsold", { fileCount: 1 })).toBe("denied");
    expect(await change("filed", { fileCount: 2 })).toBe("allowed");
  });

  test("was on sale once as functions say, and no owner says otherwise", async () => {
    await put(documents.product(siteId, "offered"), { ...aProduct(), ...stored(), sold: false, offered: true });
    expect(await outcome(setDoc(target("new3"), { ...aProduct(), ...created(), offered: true }))).toBe("denied");
    for (const offered of [false, deleteField()]) expect(await change("offered", { offered })).toBe("denied");
    expect(await change("unsold", { offered: true })).toBe("denied");
    expect(await change("offered", { offered: true })).toBe("allowed");
    const prices = [{ variantId: "single", price: 1, isReduced: false, at: new Date(0) }];
    await put(documents.product(siteId, "priced"), { ...aProduct(), ...stored(), sold: false, prices });
    expect(await outcome(setDoc(target("new4"), { ...aProduct(), ...created(), prices }))).toBe("denied");
    for (const other of [[], deleteField()]) expect(await change("priced", { prices: other })).toBe("denied");
    expect(await change("priced", { price: 5, prices })).toBe("allowed");
  });

  test("is marked by no owner, and its mark is not taken away", async () => {
    for (const sold of [true, false, null])
      expect(await outcome(setDoc(target("new1"), { ...aProduct(), ...created(), sold }))).toBe("denied");
    expect(await outcome(setDoc(target("new1"), { ...aProduct(), ...created() }))).toBe("allowed");
    for (const sold of [false, deleteField()]) expect(await change("sold", { sold })).toBe("denied");
    for (const sold of [true, deleteField()]) expect(await change("unsold", { sold })).toBe("denied");
    expect(await change(seeded.productId, { sold: false })).toBe("denied");
    expect(await change("sold", { sold: true })).toBe("allowed");
  });
});
