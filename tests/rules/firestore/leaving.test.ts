import { documents } from "@awning/domain/routes/firestore-paths";
import { deleteDoc, deleteField, doc, getDoc, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aLink, created, put, seeded, seedSite } from "../support/documents.ts";

const SCHEDULED = { at: new Date(1_700_000_000_000), until: new Date(1_701_209_600_000), reason: "", endedAt: null };

/** An owner whose account is about to be deleted. */
async function leavingOwner() {
  const uid = newUid();
  await seedSite(uid, { leavesAt: SCHEDULED.until });
  await put(documents.account(uid), { email: "kiln@example.test", deletion: SCHEDULED });
  return { uid, firestore: clientOf({ uid, isVerified: true }).firestore };
}

describe("the deletion of an account", () => {
  test("is read by its owner, and by no one else", async () => {
    const { uid, firestore } = await leavingOwner();
    expect(await outcome(getDoc(doc(firestore, documents.account(uid))))).toBe("allowed");
    expect(await outcome(getDoc(doc(clientOf({ uid: newUid() }).firestore, documents.account(uid))))).toBe("denied");
  });

  test.each([
    ["scheduled", SCHEDULED],
    ["put off", { ...SCHEDULED, until: new Date(1_900_000_000_000) }],
    ["taken back", null],
    ["taken away", deleteField()],
  ])("is not %s by a write of its owner", async (_what, deletion) => {
    const { uid, firestore } = await leavingOwner();
    expect(await outcome(updateDoc(doc(firestore, documents.account(uid)), { deletion }))).toBe("denied");
  });

  test.each([
    ["opened again", null],
    ["put off", new Date(1_900_000_000_000)],
    ["forgotten", deleteField()],
  ])("leaves a page closed that is %s by a write of its owner", async (_what, leavesAt) => {
    const { uid, firestore } = await leavingOwner();
    const site = doc(firestore, documents.site(uid));
    expect(await outcome(updateDoc(site, { leavesAt, updatedAt: serverTimestamp() }))).toBe("denied");
  });

  test("makes the site read-only for its owner, until it is taken back", async () => {
    const { uid, firestore } = await leavingOwner();
    const edit = () => outcome(updateDoc(doc(firestore, documents.site(uid)), { headline: "New", updatedAt: serverTimestamp() }));
    const add = () => outcome(setDoc(doc(firestore, documents.link(uid, "newlink1")), { ...aLink(), ...created() }));
    const remove = () => outcome(deleteDoc(doc(firestore, documents.link(uid, seeded.linkId))));
    for (const act of [edit, add, remove]) expect(await act()).toBe("denied");
    expect(await outcome(getDoc(doc(firestore, documents.site(uid))))).toBe("allowed");
    await seedSite(uid, { leavesAt: null });
    for (const act of [edit, add, remove]) expect(await act()).toBe("allowed");
  });

  test("ends every right to write below the site, for anyone who still has a token", async () => {
    const uid = newUid();
    const { firestore } = clientOf({ uid, isVerified: true });
    expect(await outcome(setDoc(doc(firestore, documents.link(uid, "newlink1")), { ...aLink(), ...created() }))).toBe("denied");
    expect(await outcome(setDoc(doc(firestore, documents.site(uid)), { headline: "New", updatedAt: serverTimestamp() }))).toBe("denied");
  });

  test("leaves a name that its former owner can neither write nor read", async () => {
    const uid = newUid();
    const name = `kiln-${uid.toLowerCase()}`;
    await put(documents.username(name), { uid, state: "released", redirectTo: null, since: new Date(), until: SCHEDULED.until });
    const claim = doc(clientOf({ uid }).firestore, documents.username(name));
    expect(await outcome(getDoc(claim))).toBe("denied");
    expect(await outcome(updateDoc(claim, { state: "active" }))).toBe("denied");
  });
});
