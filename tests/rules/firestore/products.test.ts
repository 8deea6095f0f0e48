import { MONEY_MAX } from "@awning/domain/money/money";
import { documents } from "@awning/domain/routes/firestore-paths";
import { deleteField, doc, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aProduct, created, seeded, seedSite } from "../support/documents.ts";

describe("a product", () => {
  test.each([
    [100, 101, "allowed"],
    [100, 100, "denied"],
    [100, 99, "denied"],
    [MONEY_MAX, MONEY_MAX, "denied"],
    [MONEY_MAX - 1, MONEY_MAX, "allowed"],
    [0, MONEY_MAX + 1, "denied"],
    [100, 100.5, "denied"],
    [100, "101", "denied"],
    [100, null, "allowed"],
  ])("at %s is shown against %s: %s", async (price, compareAt, expected) => {
    const siteId = newUid();
    await seedSite(siteId);
    const target = doc(clientOf({ uid: siteId }).firestore, documents.product(siteId, "new1"));
    expect(await outcome(setDoc(target, { ...aProduct({ price, compareAt }), ...created() }))).toBe(expected);
  });

  test("is changed field by field, and loses none", async () => {
    const siteId = newUid();
    await seedSite(siteId);
    const target = doc(clientOf({ uid: siteId }).firestore, documents.product(siteId, seeded.productId));
    expect(await outcome(updateDoc(target, { price: 1, updatedAt: serverTimestamp() }))).toBe("allowed");
    expect(await outcome(updateDoc(target, { price: 2 }))).toBe("denied");
    expect(await outcome(updateDoc(target, { state: deleteField(), updatedAt: serverTimestamp() }))).toBe("denied");
  });
});
