import { COLLECTION_PRODUCTS_MAX, COLLECTION_TITLE_MAX } from "@awning/domain/product/collection";
import { SLUG_MAX } from "@awning/domain/product/product";
import { documents } from "@awning/domain/routes/firestore-paths";
import { arrayRemove, arrayUnion, doc, serverTimestamp, updateDoc } from "firebase/firestore";
import { describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aCollection, created, put, seeded, seedSite, stored } from "../support/documents.ts";
import { describeFields, lineCase, listCase, orderKeyCase, text } from "../support/field-tests.ts";
import { describeIds } from "../support/id-tests.ts";
import { describeTimes } from "../support/time-tests.ts";

const subject = {
  stored: (siteId: string) => documents.collection(siteId, seeded.collectionId),
  fresh: documents.collection,
  before: () => ({ ...aCollection(), ...stored() }),
  creation: () => ({ ...aCollection(), ...created() }),
  change: () => ({ ...aCollection({ title: "Changed" }), createdAt: stored().createdAt, updatedAt: created().updatedAt }),
};

describe("the fields of a collection", () => {
  describeFields({
    ...subject,
    fields: () => ({
      title: lineCase(1, COLLECTION_TITLE_MAX),
      slug: {
        types: ["string"],
        allowed: ["a", "a-b-2", text(SLUG_MAX)],
        denied: ["", text(SLUG_MAX + 1), "A", "a--b", "-a", "a b", "a\n"],
      },
      productIds: listCase(COLLECTION_PRODUCTS_MAX, "thing1"),
      order: orderKeyCase,
    }),
  });
});

describe("the times of a collection", () => {
  describeTimes(subject);
});

describe("the id of a collection", () => {
  describeIds(subject.fresh, subject.creation);
});

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
