import { MONEY_MAX } from "@awning/domain/money/money";
import { documents } from "@awning/domain/routes/firestore-paths";
import { deleteDoc, deleteField, doc, increment, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aDiscount, created, put, seedSite, stored } from "../support/documents.ts";

describe("a discount code", () => {
  const siteId = newUid();
  const at = (code: string) => doc(clientOf({ uid: siteId }).firestore, documents.discount(siteId, code));
  beforeAll(() => seedSite(siteId));

  test.each<[unknown, unknown, string]>([
    ["percent", 100, "allowed"],
    ["percent", 101, "denied"],
    ["amount", 101, "allowed"],
    ["amount", MONEY_MAX, "allowed"],
    ["amount", MONEY_MAX + 1, "denied"],
    ["amount", 0, "denied"],
    ["free_shipping", 0, "allowed"],
    ["free_shipping", 1, "denied"],
    ["free_shipping", 0.5, "denied"],
    ...[0, 1.5, Number.NaN, "10", null].map<[unknown, unknown, string]>((value) => ["percent", value, "denied"]),
    ...["amount", "free_shipping"].map<[unknown, unknown, string]>((type) => [type, "0", "denied"]),
    ...["", "PERCENT", "other", null, 7].map<[unknown, unknown, string]>((type) => [type, 10, "denied"]),
  ])("of the type %s takes the value %s: %s", async (type, value, expected) => {
    expect(await outcome(setDoc(at("VALUE"), { ...aDiscount({ type, value }), ...created() }))).toBe(expected);
    await put(documents.discount(siteId, "VALUE"), { ...aDiscount(), ...stored() });
    await deleteDoc(at("VALUE"));
  });

  test.each([
    ["ABC", "allowed"],
    ["A-1", "allowed"],
    ["A".repeat(30), "allowed"],
    ["A".repeat(31), "denied"],
    ["AB", "denied"],
    ["abc", "denied"],
    ["A_B", "denied"],
    ["A B", "denied"],
    ["ÄBC", "denied"],
  ])("called %s is %s", async (code, expected) => {
    expect(await outcome(setDoc(at(code), { ...aDiscount(), ...created() }))).toBe(expected);
  });

  test("keeps the count of its uses, whatever its owner changes", async () => {
    for (const used of [1, -1, 0.5, "0", null, deleteField()])
      expect(await outcome(setDoc(at("FRESH"), { ...aDiscount({ used }), ...created() }, { merge: true }))).toBe("denied");
    await put(documents.discount(siteId, "USED"), { ...aDiscount({ used: 3 }), ...stored() });
    expect(await outcome(updateDoc(at("USED"), { state: "paused", updatedAt: serverTimestamp() }))).toBe("allowed");
    expect(await outcome(updateDoc(at("USED"), { used: 0, updatedAt: serverTimestamp() }))).toBe("denied");
    expect(await outcome(updateDoc(at("USED"), { used: increment(-1), updatedAt: serverTimestamp() }))).toBe("denied");
    for (const sales of [1, 0, null]) {
      expect(await outcome(setDoc(at("FRESH"), { ...aDiscount(), sales, ...created() }))).toBe("denied");
      expect(await outcome(updateDoc(at("USED"), { sales, updatedAt: serverTimestamp() }))).toBe("denied");
    }
  });

  test("that was used stays; one that was not can go", async () => {
    await put(documents.discount(siteId, "USED"), { ...aDiscount({ used: 1 }), ...stored() });
    await put(documents.discount(siteId, "UNUSED"), { ...aDiscount(), ...stored() });
    expect(await outcome(deleteDoc(at("USED")))).toBe("denied");
    expect(await outcome(deleteDoc(at("UNUSED")))).toBe("allowed");
  });
});
