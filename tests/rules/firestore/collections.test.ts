import { COLLECTION_PRODUCTS_MAX } from "@awning/domain/product/collection";
import { documents } from "@awning/domain/routes/firestore-paths";
import { arrayRemove, arrayUnion, doc, serverTimestamp, updateDoc } from "firebase/firestore";
import { expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aCollection, put, seeded, seedSite, stored } from "../support/documents.ts";

test("products come and go one by one, until the collection is full", async () => {
  const siteId = newUid();
  await seedSite(siteId);
  const path = documents.collection(siteId, seeded.collectionId);
  const target = doc(clientOf({ uid: siteId }).firestore, path);
  const full = Array.from({ length: COLLECTION_PRODUCTS_MAX }, (_, index) => `thing${index}`);
  const add = (id: string) => updateDoc(target, { productIds: arrayUnion(id), updatedAt: serverTimestamp() });
  expect(await outcome(add("one"))).toBe("allowed");
  await put(path, { ...aCollection({ productIds: full }), ...stored() });
  expect(await outcome(add("oneMore"))).toBe("denied");
  expect(await outcome(add("thing7"))).toBe("allowed");
  expect(await outcome(updateDoc(target, { productIds: arrayRemove("thing7"), updatedAt: serverTimestamp() }))).toBe("allowed");
  expect(await outcome(add("oneMore"))).toBe("allowed");
});
