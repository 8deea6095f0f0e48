import { documents } from "@awning/domain/routes/firestore-paths";
import { DISPLAY_NAME_MAX } from "@awning/domain/site/site";
import { deleteField, doc, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { describe, expect, test } from "vitest";
import { ADDRESSES, NAMES } from "../../support/values/names.ts";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aSite, type Fields, put, seedSite } from "../support/documents.ts";

const NOTED = { shopNotes: { leftOut: { shown: 2000, count: 3 }, low: ["mug"] } };
const isShort = (name: string) => name.length <= DISPLAY_NAME_MAX;

test("a site has the name of a shop or a person, which mails show to strangers, and no address", async () => {
  const siteId = newUid();
  await seedSite(siteId);
  const site = doc(clientOf({ uid: siteId }).firestore, documents.site(siteId));
  const rename = (displayName: string) => outcome(updateDoc(site, { displayName, updatedAt: serverTimestamp() }));
  for (const name of NAMES.filter(isShort)) expect(await rename(name), name).toBe("allowed");
  for (const address of ADDRESSES.filter(isShort)) expect(await rename(address), address).toBe("denied");
});

describe("a site", () => {
  async function changeAs(isVerified: boolean, before: Fields, change: Fields): Promise<"allowed" | "denied"> {
    const siteId = newUid();
    await seedSite(siteId, before);
    return outcome(updateDoc(doc(clientOf({ uid: siteId, isVerified }).firestore, documents.site(siteId)), change));
  }

  test.each([
    [true, true, "allowed"],
    [true, false, "allowed"],
    [false, true, "denied"],
    [false, false, "allowed"],
  ])("of an owner with a confirmed address: %s, shown: %s is %s", async (isVerified, published, expected) => {
    expect(await changeAs(isVerified, {}, { published, updatedAt: serverTimestamp() })).toBe(expected);
  });

  test("is not shown by a token that says nothing of the address", async () => {
    const siteId = newUid();
    await seedSite(siteId);
    const target = doc(clientOf({ uid: siteId, isVerified: undefined }).firestore, documents.site(siteId));
    expect(await outcome(updateDoc(target, { published: "true", updatedAt: serverTimestamp() }))).toBe("denied");
  });

  test.each([
    ["username", "another"],
    ["username", deleteField()],
    ["suspendedAt", serverTimestamp()],
    ["suspendedAt", deleteField()],
    ["createdAt", serverTimestamp()],
    ["createdAt", deleteField()],
    ["shopNotes", { leftOut: null, low: [] }],
    ["shopNotes", deleteField()],
  ])("keeps what functions write: %s", async (field, value) => {
    expect(await changeAs(true, NOTED, { [field]: value, updatedAt: serverTimestamp() })).toBe("denied");
  });

  test("keeps fields that functions add later", async () => {
    expect(await changeAs(true, { seats: 1 }, { headline: "New", updatedAt: serverTimestamp() })).toBe("allowed");
    expect(await changeAs(true, { seats: 1 }, { seats: 2, updatedAt: serverTimestamp() })).toBe("denied");
  });

  test("that is suspended cannot lift it", async () => {
    const suspended = { suspendedAt: new Date(1_700_000_000_000) };
    expect(await changeAs(true, suspended, { suspendedAt: null, updatedAt: serverTimestamp() })).toBe("denied");
    expect(await changeAs(true, suspended, { headline: "New", updatedAt: serverTimestamp() })).toBe("denied");
  });

  test("cannot be made by writing over nothing", async () => {
    const uid = newUid();
    const target = doc(clientOf({ uid }).firestore, documents.site(uid));
    expect(await outcome(setDoc(target, aSite({ createdAt: serverTimestamp(), updatedAt: serverTimestamp() })))).toBe("denied");
    expect(await outcome(setDoc(target, { headline: "New", updatedAt: serverTimestamp() }, { merge: true }))).toBe("denied");
    await put(documents.site(uid), aSite());
    expect(await outcome(setDoc(target, { headline: "New", updatedAt: serverTimestamp() }, { merge: true }))).toBe("allowed");
  });
});
