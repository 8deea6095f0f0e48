import { STOCK_MAX } from "@awning/domain/product/product";
import { MOVE_NOTE_MAX } from "@awning/domain/product/stock-change";
import { documents, SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import { deleteField, doc, getDoc, increment, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aStock, type Fields, put, seedSite } from "../support/documents.ts";
import { text } from "../support/field-tests.ts";

describe("stock", () => {
  const siteId = newUid();
  const target = (id: string) => doc(clientOf({ uid: siteId }).firestore, documents.stock(siteId, id));
  beforeAll(() => seedSite(siteId));

  test.each([
    ["a", "b", "a_b", "allowed"],
    [text(64), text(24), `${text(64)}_${text(24)}`, "allowed"],
    [text(65), "b", `${text(65)}_b`, "denied"],
    ["a", text(25), `a_${text(25)}`, "denied"],
    ["a", "b", "b_a", "denied"],
    ["a", "b", "ab", "denied"],
    ["a_b", "c", "a_b_c", "denied"],
    ["a", "b_c", "a_b_c", "denied"],
    ["", "b", "_b", "denied"],
    ["a", "", "a_", "denied"],
  ])("of %s and %s lies at %s: %s", async (productId, variantId, id, expected) => {
    expect(await outcome(setDoc(target(id), aStock(productId, { variantId })))).toBe(expected);
  });

  test("is a whole number, of now, of one variant, and nothing more", async () => {
    const id = stockId("whole", SINGLE_VARIANT);
    const write = (over: Fields) => outcome(setDoc(target(id), aStock("whole", over)));
    for (const available of [0, STOCK_MAX]) expect(await write({ available })).toBe("allowed");
    const wrong = [
      ...[-1, STOCK_MAX + 1, 0.5, Number.NaN, "1", null, [1]].map((available) => ({ available })),
      ...[new Date(), null, 7].map((updatedAt) => ({ updatedAt })),
      ...["", "another", 7, null].flatMap((other) => [{ productId: other }, { variantId: other }]),
      ...["admin", "sold", "siteId"].map((key) => ({ [key]: 1 })),
    ];
    for (const over of wrong) {
      expect(await write(over), JSON.stringify(over)).toBe("denied");
      expect(await outcome(setDoc(target(stockId("new", SINGLE_VARIANT)), aStock("new", over))), JSON.stringify(over)).toBe("denied");
    }
    for (const key of Object.keys(aStock("whole")))
      expect(await outcome(updateDoc(target(id), { [key]: deleteField() })), key).toBe("denied");
  });

  test("changes by difference and never falls below zero", async () => {
    const id = stockId("counted", SINGLE_VARIANT);
    await setDoc(target(id), aStock("counted", { available: 3 }));
    const by = (difference: number) => outcome(updateDoc(target(id), { available: increment(difference), updatedAt: serverTimestamp() }));
    expect(await by(-3)).toBe("allowed");
    expect(await by(-1)).toBe("denied");
    expect(await by(STOCK_MAX)).toBe("allowed");
    expect(await by(1)).toBe("denied");
    expect(await by(-0.5)).toBe("denied");
  });

  test("begins once: a second beginning is refused, whatever was counted since", async () => {
    const id = stockId("begun", SINGLE_VARIANT);
    const begin = (available: number, at: unknown = serverTimestamp()) =>
      outcome(setDoc(target(id), aStock("begun", { available, createdAt: at })));
    expect(await begin(4, new Date(0))).toBe("denied");
    expect(await begin(4)).toBe("allowed");
    expect(await begin(9)).toBe("denied");
    // Nor by leaving out when.
    expect(await outcome(setDoc(target(id), aStock("begun", { available: 9 })))).toBe("denied");
    const by = { available: increment(-1), updatedAt: serverTimestamp() };
    expect(await outcome(updateDoc(target(id), by))).toBe("allowed");
    expect(await outcome(updateDoc(target(id), { ...by, createdAt: deleteField() }))).toBe("denied");
  });

  test("of a count that began with a difference is kept from a second beginning too", async () => {
    const id = stockId("quiet", SINGLE_VARIANT);
    const none = { productId: "quiet", variantId: SINGLE_VARIANT, available: increment(0), updatedAt: serverTimestamp() };
    expect(await outcome(setDoc(target(id), none, { merge: true }))).toBe("allowed");
    expect(await outcome(updateDoc(target(id), { available: increment(5), updatedAt: serverTimestamp() }))).toBe("allowed");
    expect(await outcome(setDoc(target(id), none, { merge: true }))).toBe("allowed");
    expect((await getDoc(target(id))).get("available")).toBe(5);
    expect(await outcome(setDoc(target(id), aStock("quiet", { available: 9, createdAt: serverTimestamp() })))).toBe("denied");
  });

  test("is changed by its owner without the mark of an order, and keeps or loses that", async () => {
    const id = stockId("moved", SINGLE_VARIANT);
    const path = documents.stock(siteId, id);
    const by = (fields: Fields) => outcome(updateDoc(target(id), { available: increment(1), updatedAt: serverTimestamp(), ...fields }));
    expect(await outcome(setDoc(target(id), aStock("moved", { moveId: "mine" })))).toBe("denied");
    await put(path, { ...aStock("moved"), updatedAt: new Date() });
    expect(await by({ moveId: "mine" })).toBe("denied");
    await put(path, { ...aStock("moved"), updatedAt: new Date(), moveId: "order1" });
    expect(await by({})).toBe("allowed");
    expect(await by({ moveId: "order2" })).toBe("denied");
    expect(await by({ moveId: deleteField() })).toBe("allowed");
  });

  test("takes what its owner says about this change, and keeps what they said before", async () => {
    const id = stockId("noted", SINGLE_VARIANT);
    const path = documents.stock(siteId, id);
    const edit = { cause: "correction", note: "Counted the shelf", at: serverTimestamp() };
    const by = (fields: Fields) => outcome(updateDoc(target(id), { available: increment(1), updatedAt: serverTimestamp(), ...fields }));
    expect(await outcome(setDoc(target(id), aStock("noted", { edit })))).toBe("denied");
    await put(path, { ...aStock("noted"), updatedAt: new Date() });
    for (const one of [edit, { ...edit, cause: "changed", note: "" }, { ...edit, note: text(MOVE_NOTE_MAX) }])
      expect(await by({ edit: one })).toBe("allowed");
    expect(await by({})).toBe("allowed");
    for (const denied of [
      { ...edit, cause: "order" },
      { ...edit, note: text(MOVE_NOTE_MAX + 1) },
      { ...edit, note: "two\nlines" },
      { ...edit, note: 7 },
      { ...edit, at: new Date() },
      { ...edit, by: "buyer" },
      { cause: edit.cause, at: edit.at },
      "correction",
      null,
    ])
      expect(await by({ edit: denied }), JSON.stringify(denied)).toBe("denied");
    expect(await by({ "edit.note": "Other words" })).toBe("denied");
    expect(await by({ edit: deleteField() })).toBe("allowed");
  });

  test("needs a site to belong to", async () => {
    const uid = newUid();
    const lonely = doc(clientOf({ uid }).firestore, documents.stock(uid, stockId("a", SINGLE_VARIANT)));
    expect(await outcome(setDoc(lonely, aStock("a")))).toBe("denied");
  });
});
