import { COUNT_DOCUMENTS_MAX } from "@awning/domain/analytics/counts";
import { VISIT_CHUNKS_MAX, VISIT_FILES_MAX } from "@awning/domain/analytics/stored";
import { DOCUMENT_CAPS } from "@awning/domain/api/document-caps";
import { RESERVATIONS_PAGE } from "@awning/domain/booking/reservation";
import { SCHEDULES_MAX } from "@awning/domain/booking/schedule";
import { SERVICES_MAX } from "@awning/domain/booking/service";
import { TIME_OFF_PAGE } from "@awning/domain/booking/time-off";
import { CONVERSATIONS_PAGE } from "@awning/domain/chat/message";
import { CONTACTS_PAGE } from "@awning/domain/contact/contact";
import { PEOPLE_PAGE } from "@awning/domain/contact/person";
import { DISCOUNTS_MAX } from "@awning/domain/discount/discount";
import { LINKS_ARCHIVED_MAX, LINKS_MAX } from "@awning/domain/link/link";
import { PAGE_VERSIONS_MAX, PAGES_MAX } from "@awning/domain/page/page";
import { COLLECTIONS_MAX } from "@awning/domain/product/collection";
import { MOVES_PAGE } from "@awning/domain/product/stock-change";
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
    300,
    SERVICES_MAX,
    SCHEDULES_MAX,
    RESERVATIONS_PAGE,
    TIME_OFF_PAGE,
    COUNT_DOCUMENTS_MAX,
    VISIT_CHUNKS_MAX,
    VISIT_FILES_MAX,
    PEOPLE_PAGE,
    30,
    CONVERSATIONS_PAGE,
  ]);
});

test("each collection that has a cap asks for room where something is created, and no other", () => {
  const asked = [...rules.code.matchAll(/allow create: [^;]*hasRoom\(siteId, '(\w+)'\)/g)].map(([, name]) => name);
  expect(asked.toSorted()).toEqual(Object.keys(DOCUMENT_CAPS).toSorted());
  const unbounded = [
    ...rules.code.matchAll(/match \/(\w+)\/\{\w+\} \{(?:(?!match \/).)*?allow create(?:, update)?: if is(?:(?!hasRoom|;).)*;/gs),
  ];
  // A conversation has as many messages as people write: how fast they may is limited instead.
  expect(unbounded.map(([, name]) => name)).toEqual(["messages"]);
});
