import { HOME_PAGE_ID, SAVE_ID_MAX } from "@awning/domain/page/page";
import { documents } from "@awning/domain/routes/firestore-paths";
import { doc, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aPage, created, type Fields, put, seedSite, stored } from "../support/documents.ts";
import { text } from "../support/field-tests.ts";

const live = { version: 1, slug: "about", title: "About", inMenu: true, menuOrder: "V", bytes: 2 };

describe("pages", () => {
  const siteId = newUid();
  const at = (pageId: string) => doc(clientOf({ uid: siteId }).firestore, documents.page(siteId, pageId));
  beforeAll(() => seedSite(siteId));

  test("the home page is the one called home, and no other", async () => {
    const home = { ...aPage({ kind: "home", slug: "home" }), ...created() };
    expect(await outcome(setDoc(at("other1"), home))).toBe("denied");
    expect(await outcome(setDoc(at(HOME_PAGE_ID), { ...home, kind: "page" }))).toBe("denied");
    expect(await outcome(setDoc(at(HOME_PAGE_ID), home))).toBe("allowed");
  });

  test("a new one was saved once, made from nothing, and never published", async () => {
    const make = (over: Fields) => outcome(setDoc(at("begun"), { ...aPage(over), ...created() }));
    for (const over of [
      ...[0, 2, 1.5, "1"].map((rev) => ({ rev })),
      ...[7, null, text(SAVE_ID_MAX + 1)].map((saveId) => ({ saveId })),
      ...[{ after: "other" }, { publishedRev: 1 }, { publishedAt: new Date(0) }, { live }, { versions: 1 }, { kind: "legal" }],
    ])
      expect(await make(over), JSON.stringify(over)).toBe("denied");
    expect(await make({ saveId: text(SAVE_ID_MAX) })).toBe("allowed");
  });

  test("of two tabs that save the same revision the second is refused", async () => {
    await put(documents.page(siteId, "tabs"), { ...aPage({ rev: 7 }), ...stored() });
    const save = (title: string, rev: unknown = 8) => outcome(updateDoc(at("tabs"), { title, rev, updatedAt: serverTimestamp() }));
    for (const rev of ["8", 8.5, 9, null]) expect(await save("Wrong", rev)).toBe("denied");
    expect(await save("First")).toBe("allowed");
    expect(await save("Second")).toBe("denied");
  });

  test("saves that waited in a row: when the first is refused, so are all made from it", async () => {
    await put(documents.page(siteId, "queued"), { ...aPage({ rev: 5, saveId: "start", after: "" }), ...stored() });
    const save = (rev: number, after: string, saveId: string) =>
      outcome(updateDoc(at("queued"), { title: saveId, rev, after, saveId, updatedAt: serverTimestamp() }));
    expect(await save(6, "start", "theirs")).toBe("allowed");
    // The second of ours has the number that comes next, and was not made from what stands there.
    expect(await save(6, "start", "ours1")).toBe("denied");
    expect(await save(7, "ours1", "ours2")).toBe("denied");
    expect(await save(7, "theirs", "chosen")).toBe("allowed");
    expect(await save(8, "chosen", "next")).toBe("allowed");
  });

  test("a published page can be edited, and what is published stays what it was", async () => {
    const published = { publishedRev: 3, publishedAt: new Date(0), live, versions: 1 };
    await put(documents.page(siteId, "shown"), { ...aPage({ rev: 3, ...published }), ...stored() });
    const edit = (rev: number, more: Fields) => outcome(updateDoc(at("shown"), { rev, updatedAt: serverTimestamp(), ...more }));
    expect(await edit(4, { title: "Changed" })).toBe("allowed");
    for (const more of [{ publishedRev: 5 }, { publishedAt: null }, { live: null }, { versions: 0 }]) {
      expect(await edit(5, more), JSON.stringify(more)).toBe("denied");
    }
    expect(await edit(5, { slug: "about-us" })).toBe("allowed");
  });
});
