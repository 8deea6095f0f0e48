import { COLLECTIONS_MAX } from "@awning/domain/collection";
import { CONTACTS_PAGE } from "@awning/domain/contact";
import { COUNT_DOCUMENTS_MAX } from "@awning/domain/counts";
import { DISCOUNTS_MAX } from "@awning/domain/discount";
import { DOCUMENT_CAPS } from "@awning/domain/document-caps";
import { LINKS_ARCHIVED_MAX, LINKS_MAX } from "@awning/domain/link";
import { PAGE_VERSIONS_MAX, PAGES_MAX } from "@awning/domain/page";
import { MOVES_PAGE } from "@awning/domain/stock-move";
import { expect, test } from "vitest";
import { firestoreRules as rules } from "./support/rules-text.ts";

test("lists are capped by what the dashboard shows", () => {
  const caps = [...rules.code.matchAll(/allow list: if isMe\(siteId\) && request\.query\.limit <= (\d+);/g)].map(([, cap]) => Number(cap));
  expect(caps).toEqual([
    LINKS_MAX,
    LINKS_ARCHIVED_MAX,
    50,
    COLLECTIONS_MAX,
    100,
    MOVES_PAGE,
    DISCOUNTS_MAX,
    50,
    PAGES_MAX,
    PAGE_VERSIONS_MAX,
    CONTACTS_PAGE,
    50,
    COUNT_DOCUMENTS_MAX,
    30,
  ]);
});

test("each collection that has a cap asks for room where something is created, and no other", () => {
  const asked = [...rules.code.matchAll(/allow create: [^;]*hasRoom\(siteId, '(\w+)'\)/g)].map(([, name]) => name);
  expect(asked.toSorted()).toEqual(Object.keys(DOCUMENT_CAPS).toSorted());
  const unbounded = [
    ...rules.code.matchAll(/match \/(\w+)\/\{\w+\} \{(?:(?!match \/).)*?allow create(?:, update)?: if is(?:(?!hasRoom|;).)*;/gs),
  ];
  expect(unbounded.map(([, name]) => name)).toEqual([]);
});
