import { DISCOUNT_LIMIT_MAX, DISCOUNT_PRODUCTS_MAX, DISCOUNT_STATES } from "@awning/domain/discount/discount";
import { MONEY_MAX } from "@awning/domain/money/money";
import { documents } from "@awning/domain/routes/firestore-paths";
import { deleteDoc, doc, increment, serverTimestamp, setDoc, Timestamp, updateDoc } from "firebase/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aDiscount, created, put, seeded, seedSite, stored } from "../support/documents.ts";
import { describeFields, enumCase, type FieldCase, intCase, listCase } from "../support/field-tests.ts";
import { describeTimes } from "../support/time-tests.ts";

const subject = {
  stored: (siteId: string) => documents.discount(siteId, seeded.code),
  fresh: (siteId: string, id: string) => documents.discount(siteId, `${id.toUpperCase()}-CODE`),
  before: () => ({ ...aDiscount(), ...stored() }),
  creation: () => ({ ...aDiscount(), ...created() }),
  change: () => ({ ...aDiscount({ value: 20 }), createdAt: stored().createdAt, updatedAt: created().updatedAt }),
};
const orNull = (one: FieldCase): FieldCase => ({ ...one, types: [...one.types, "null"], allowed: [...one.allowed, null] });
const timeCase: FieldCase = { types: ["time", "null"], allowed: [null, Timestamp.now()], denied: [0, "2026-01-01"] };

describe("the fields of a discount code", () => {
  describeFields({
    ...subject,
    fields: () => ({
      type: { types: [], allowed: ["percent"], denied: ["", "PERCENT", "other"] },
      value: intCase(1, 100),
      startsAt: timeCase,
      endsAt: timeCase,
      minSubtotal: orNull(intCase(0, MONEY_MAX)),
      productIds: listCase(DISCOUNT_PRODUCTS_MAX, "product1"),
      totalLimit: orNull(intCase(1, DISCOUNT_LIMIT_MAX)),
      perEmailLimit: orNull(intCase(1, DISCOUNT_LIMIT_MAX)),
      state: enumCase(DISCOUNT_STATES),
      used: { types: [], allowed: [0], denied: [1, -1, 0.5, "0"] },
    }),
  });
});

describe("the times of a discount code", () => {
  describeTimes(subject);
});

describe("a discount code", () => {
  const siteId = newUid();
  const at = (code: string) => doc(clientOf({ uid: siteId }).firestore, documents.discount(siteId, code));
  beforeAll(() => seedSite(siteId));

  test.each([
    ["percent", 100, "allowed"],
    ["percent", 101, "denied"],
    ["amount", 101, "allowed"],
    ["amount", MONEY_MAX, "allowed"],
    ["amount", MONEY_MAX + 1, "denied"],
    ["amount", 0, "denied"],
    ["free_shipping", 0, "allowed"],
    ["free_shipping", 1, "denied"],
    ["free_shipping", 0.5, "denied"],
  ])("of the type %s takes the value %d: %s", async (type, value, expected) => {
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
    await put(documents.discount(siteId, "USED"), { ...aDiscount({ used: 3 }), ...stored() });
    expect(await outcome(updateDoc(at("USED"), { state: "paused", updatedAt: serverTimestamp() }))).toBe("allowed");
    expect(await outcome(updateDoc(at("USED"), { used: 0, updatedAt: serverTimestamp() }))).toBe("denied");
    expect(await outcome(updateDoc(at("USED"), { used: increment(-1), updatedAt: serverTimestamp() }))).toBe("denied");
  });

  test("that was used stays; one that was not can go", async () => {
    await put(documents.discount(siteId, "USED"), { ...aDiscount({ used: 1 }), ...stored() });
    await put(documents.discount(siteId, "UNUSED"), { ...aDiscount(), ...stored() });
    expect(await outcome(deleteDoc(at("USED")))).toBe("denied");
    expect(await outcome(deleteDoc(at("UNUSED")))).toBe("allowed");
  });
});
