import { DEFAULT_DESIGN, type Design } from "@awning/domain/design/design";
import { SAVE_ID_MAX } from "@awning/domain/page/page";
import { documents } from "@awning/domain/routes/firestore-paths";
import { deleteDoc, doc, serverTimestamp, setDoc, updateDoc, writeBatch } from "firebase/firestore";
import { beforeEach, describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aDesign, aMedia, type Fields, put, seedSite } from "../support/documents.ts";

const siteId = newUid();
const path = documents.designSettings(siteId);
const owner = () => clientOf({ uid: siteId }).firestore;
const at = (uid = siteId) => doc(clientOf({ uid }).firestore, path);
const now = { updatedAt: serverTimestamp() };

beforeEach(async () => {
  await seedSite(siteId);
  await put(path, aDesign());
});

describe("what is tried", () => {
  test("is a theme and a design, or nothing", async () => {
    const design: Design = DEFAULT_DESIGN;
    for (const draft of [null, { theme: "noon", design }]) expect(await outcome(updateDoc(at(), { draft, ...now }))).toBe("allowed");
    for (const draft of ["noon", {}, { theme: "noon" }, { theme: "noon", design, extra: 1 }, { theme: "noon", design: "x" }])
      expect(await outcome(updateDoc(at(), { draft, ...now }))).toBe("denied");
  });
});

describe("what is applied", () => {
  const applied: Design = { ...DEFAULT_DESIGN, mode: "dark" };

  test("comes with the theme in one batch, and the next number", async () => {
    const batch = writeBatch(owner());
    batch.update(at(), { draft: null, applied, rev: 1, ...now });
    batch.update(doc(owner(), documents.site(siteId)), { theme: "clay", ...now });
    expect(await outcome(batch.commit())).toBe("allowed");
  });

  test("can be applied once of two tabs, and never past a number", async () => {
    expect(await outcome(updateDoc(at(), { draft: null, applied, rev: 1, ...now }))).toBe("allowed");
    expect(await outcome(updateDoc(at(), { draft: null, applied: DEFAULT_DESIGN, rev: 1, ...now }))).toBe("denied");
    for (const rev of [3, 0, -1, 1.5, "2"]) expect(await outcome(updateDoc(at(), { draft: null, applied, rev, ...now }))).toBe("denied");
    expect(await outcome(updateDoc(at(), { draft: { theme: "ink", design: applied }, applied: DEFAULT_DESIGN, rev: 2, ...now }))).toBe(
      "denied",
    );
  });
});

describe("looks that were applied in a row without a connection", () => {
  const apply = (rev: number, marks: Fields) => outcome(updateDoc(at(), { draft: null, applied: DEFAULT_DESIGN, rev, ...marks, ...now }));

  test("are all refused when the first is, and follow each other otherwise", async () => {
    expect(await apply(1, { after: "", saveId: "theirs" })).toBe("allowed");
    expect(await apply(1, { after: "", saveId: "ours1" })).toBe("denied");
    // The number is the next by now, and it was applied over something else.
    expect(await apply(2, { after: "ours1", saveId: "ours2" })).toBe("denied");
    expect(await apply(2, {})).toBe("denied");
    expect(await apply(2, { after: "theirs", saveId: "chosen" })).toBe("allowed");
    expect(await outcome(updateDoc(at(), { draft: { theme: "clay", design: DEFAULT_DESIGN }, ...now }))).toBe("allowed");
    expect(await apply(3, { after: "chosen", saveId: "next" })).toBe("allowed");
  });

  test("keep what they were made from while another is tried", async () => {
    expect(await apply(1, { after: "", saveId: "one" })).toBe("allowed");
    expect(await apply(2, { after: "one", saveId: "two" })).toBe("allowed");
    for (const after of ["", "two", "x", 7, null, { kind: "list" }])
      expect(await outcome(updateDoc(at(), { draft: null, after, ...now }))).toBe("denied");
    expect(await outcome(updateDoc(at(), { draft: null, after: "one", ...now }))).toBe("allowed");
  });

  test("leave a mark that is a short text", async () => {
    for (const saveId of [7, null, "x".repeat(SAVE_ID_MAX + 1)]) expect(await apply(1, { after: "", saveId })).toBe("denied");
    expect(await apply(1, { after: "", saveId: "x".repeat(SAVE_ID_MAX) })).toBe("allowed");
  });
});

describe("the first time", () => {
  const fresh = newUid();
  const place = () => doc(clientOf({ uid: fresh }).firestore, documents.designSettings(fresh));
  beforeEach(async () => {
    await seedSite(fresh);
    await deleteDoc(doc(clientOf("admin").firestore, documents.designSettings(fresh)));
  });

  test.each([
    { rev: 0 },
    { rev: 0, draft: null },
    { rev: 1, draft: null },
    { rev: 1, draft: null, saveId: "one", after: "" },
    { rev: 1, draft: null, applied: { ...DEFAULT_DESIGN, mode: "dark" } },
  ])("it is tried or applied: %o", async (over) => {
    expect(await outcome(setDoc(place(), { ...aDesign(over), ...now }))).toBe("allowed");
  });

  test("it is not tried and applied at once, nor applied without saying so", async () => {
    const applied: Design = { ...DEFAULT_DESIGN, mode: "dark" };
    for (const over of [
      { rev: 0, draft: { theme: "none" } },
      { rev: 1 },
      { rev: 0, after: "another" },
      { rev: 0, after: null },
      { rev: 0, applied },
      { rev: 0, applied: null },
      { rev: 1, draft: null, after: "another" },
      { rev: 1, draft: null, applied: { mode: "dark" } },
    ])
      expect(await outcome(setDoc(place(), { ...aDesign(over), ...now }))).toBe("denied");
  });

  test("it is no one else's, whole, and has no other number", async () => {
    expect(await outcome(setDoc(doc(clientOf({ uid: siteId }).firestore, documents.designSettings(fresh)), { ...aDesign(), ...now }))).toBe(
      "denied",
    );
    for (const rev of [-1, 2, null, "0"]) expect(await outcome(setDoc(place(), { ...aDesign({ rev }), ...now }))).toBe("denied");
    expect(await outcome(setDoc(place(), { draft: null, rev: 0, ...now }))).toBe("denied");
    const picture = aMedia(siteId);
    const design = { ...DEFAULT_DESIGN, background: { ...DEFAULT_DESIGN.background, picture } };
    expect(await outcome(setDoc(place(), { ...aDesign({ rev: 1, draft: null, applied: design }), ...now }))).toBe("denied");
  });
});
