import { BLOCKS_MAX } from "@awning/domain/page/block";
import {
  HOME_PAGE_ID,
  PAGE_SLUG_MAX,
  PAGE_TITLE_MAX,
  RESERVED_SLUGS,
  SAVE_ID_MAX,
  SEO_DESCRIPTION_MAX,
  SEO_TITLE_MAX,
} from "@awning/domain/page/page";
import { documents } from "@awning/domain/routes/firestore-paths";
import { doc, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aMedia, aPage, created, type Fields, put, seeded, seedSite, stored } from "../support/documents.ts";
import { boolCase, describeFields, lineCase, listCase, orderKeyCase, text } from "../support/field-tests.ts";
import { describeIds } from "../support/id-tests.ts";
import { describeTimes } from "../support/time-tests.ts";

const live = { version: 1, slug: "about", title: "About", inMenu: true, menuOrder: "V", bytes: 2 };
const subject = {
  stored: (siteId: string) => documents.page(siteId, seeded.pageId),
  fresh: documents.page,
  // One less than a new page has, so that the same document is right as a new one and as the next revision.
  before: () => ({ ...aPage({ rev: 0 }), ...stored() }),
  creation: () => ({ ...aPage({ saveId: "one", after: "" }), ...created() }),
  change: () => ({
    ...aPage({ title: "Changed", saveId: "one", after: "" }),
    createdAt: stored().createdAt,
    updatedAt: created().updatedAt,
  }),
};
const onlyNull = (...denied: unknown[]) => ({ types: ["null"] as const, allowed: [null], denied });
const seo = (over: Fields): Fields => ({ title: "", description: "", picture: null, noindex: false, ...over });

describe("the fields of a page", () => {
  describeFields({
    ...subject,
    fields: (siteId) => ({
      title: lineCase(1, PAGE_TITLE_MAX),
      slug: {
        types: ["string"],
        allowed: ["a", "about-us", "2026", "a".repeat(PAGE_SLUG_MAX)],
        denied: ["", "a".repeat(PAGE_SLUG_MAX + 1), "About", "a--b", "-a", "a-", "a b", "ä", "a/b", "a\n", ...RESERVED_SLUGS],
      },
      kind: { types: [], allowed: ["page"], denied: ["home", "legal", "", "PAGE"] },
      inMenu: boolCase,
      menuOrder: orderKeyCase,
      seo: {
        types: [],
        allowed: [
          seo({}),
          seo({ title: text(SEO_TITLE_MAX), description: text(SEO_DESCRIPTION_MAX), noindex: true }),
          seo({ picture: aMedia(siteId) }),
        ],
        denied: [
          {},
          seo({ extra: 1 }),
          seo({ title: text(SEO_TITLE_MAX + 1) }),
          seo({ title: 1 }),
          seo({ description: text(SEO_DESCRIPTION_MAX + 1) }),
          seo({ picture: aMedia("another") }),
          seo({ noindex: "yes" }),
        ],
      },
      blocks: listCase(BLOCKS_MAX, { id: "a", type: "divider" }),
      rev: { types: [], allowed: [1], denied: [0, 2, -1, 1.5, "1"] },
      saveId: { types: ["string"], allowed: ["", text(SAVE_ID_MAX)], denied: [text(SAVE_ID_MAX + 1)] },
      // A new page was made from nothing, and what stands there has no mark.
      after: { types: [], allowed: [""], denied: ["other"] },
      publishedRev: onlyNull(1, 0),
      publishedAt: onlyNull(1),
      live: onlyNull(live),
      versions: { types: [], allowed: [0], denied: [1, -1, 0.5] },
    }),
  });
});

describe("the times of a page", () => {
  describeTimes(subject);
});

describe("the id of a page", () => {
  describeIds(subject.fresh, subject.creation);
});

describe("pages", () => {
  const siteId = newUid();
  const at = (pageId: string) => doc(clientOf({ uid: siteId }).firestore, documents.page(siteId, pageId));
  beforeAll(() => seedSite(siteId));

  test("the home page is the one called home, and no other", async () => {
    const home = { ...aPage({ kind: "home", slug: "home" }), ...created() };
    expect(await outcome(setDoc(at("other1"), home))).toBe("denied");
    expect(await outcome(setDoc(at(HOME_PAGE_ID), { ...home, slug: "about" }))).toBe("denied");
    expect(await outcome(setDoc(at(HOME_PAGE_ID), { ...home, kind: "page" }))).toBe("denied");
    expect(await outcome(setDoc(at(HOME_PAGE_ID), home))).toBe("allowed");
  });

  test("of two tabs that save the same revision the second is refused", async () => {
    await put(documents.page(siteId, "tabs"), { ...aPage({ rev: 7 }), ...stored() });
    const save = (title: string) => outcome(updateDoc(at("tabs"), { title, rev: 8, updatedAt: serverTimestamp() }));
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
