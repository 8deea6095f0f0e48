import { documents } from "@awning/domain/routes/firestore-paths";
import { deleteDoc, doc, setDoc, writeBatch } from "firebase/firestore";
import { beforeEach, describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aLink, created, seeded, seedSite } from "../support/documents.ts";

describe("links that were put away", () => {
  let siteId: string;
  const owner = () => clientOf({ uid: siteId }).firestore;
  beforeEach(async () => {
    siteId = newUid();
    await seedSite(siteId);
  });

  test("come and go with the link itself, in one step", async () => {
    const away = writeBatch(owner());
    away.delete(doc(owner(), documents.link(siteId, seeded.linkId)));
    away.set(doc(owner(), documents.archivedLink(siteId, "kept")), { ...aLink(), ...created() });
    expect(await outcome(away.commit())).toBe("allowed");
    const back = writeBatch(owner());
    back.delete(doc(owner(), documents.archivedLink(siteId, "kept")));
    back.set(doc(owner(), documents.link(siteId, "kept")), { ...aLink(), ...created() });
    expect(await outcome(back.commit())).toBe("allowed");
  });

  test("are links like others, and nothing else", async () => {
    const at = (id: string) => doc(owner(), documents.archivedLink(siteId, id));
    expect(await outcome(setDoc(at("a-b"), { ...aLink(), ...created() }))).toBe("denied");
    expect(await outcome(setDoc(at("long"), { ...aLink({ url: `https://${"a".repeat(3_000)}` }), ...created() }))).toBe("denied");
    expect(await outcome(setDoc(at("more"), { ...aLink(), ...created(), extra: 1 }))).toBe("denied");
    expect(await outcome(setDoc(at("old"), { ...aLink(), createdAt: new Date(0), updatedAt: new Date(0) }))).toBe("denied");
  });

  test("stay as they are while they wait", async () => {
    const target = doc(owner(), documents.archivedLink(siteId, seeded.linkId));
    expect(await outcome(setDoc(target, { ...aLink({ title: "New" }), ...created() }))).toBe("denied");
    expect(await outcome(deleteDoc(target))).toBe("allowed");
  });
});
