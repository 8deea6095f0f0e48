import { LINKS_MAX } from "@awning/domain/account/limits";
import { SECURITY_EVENTS_PAGE } from "@awning/domain/account/security-event";
import { COUNT_DOCUMENTS_MAX } from "@awning/domain/analytics/counts";
import { VISIT_CHUNKS_MAX, VISIT_FILES_MAX } from "@awning/domain/analytics/stored";
import { DOCUMENT_CAPS } from "@awning/domain/api/document-caps";
import { CALENDARS_MAX } from "@awning/domain/booking/calendars/calendar";
import { RESERVATIONS_PAGE } from "@awning/domain/booking/reservation";
import { SCHEDULES_MAX } from "@awning/domain/booking/schedule";
import { SERVICES_MAX } from "@awning/domain/booking/service";
import { TIME_OFF_PAGE } from "@awning/domain/booking/time-off";
import { CONVERSATIONS_PAGE } from "@awning/domain/chat/message";
import { CONTACTS_PAGE } from "@awning/domain/contact/contact";
import { PEOPLE_EXPORTED_AT_ONCE } from "@awning/domain/contact/person";
import { DISCOUNTS_MAX } from "@awning/domain/discount/discount";
import { LINKS_ARCHIVED_MAX } from "@awning/domain/link/link";
import { NOTIFICATIONS_PAGE } from "@awning/domain/notification/notification";
import { PAGE_VERSIONS_MAX, PAGES_MAX } from "@awning/domain/page/page";
import { COLLECTIONS_MAX } from "@awning/domain/product/collection";
import { MOVES_PAGE } from "@awning/domain/product/stock-change";
import { expect, test } from "vitest";
import { firestoreRules as rules } from "./support/rules-text.ts";

test("lists are capped by what the dashboard shows", () => {
  const caps = [
    ...rules.code.matchAll(/\/(\w+)\/\{\w+\} \{(?:(?!match \/).)*?allow list: if isMe\(siteId\) && request\.query\.limit <= (\d+);/gs),
  ];
  expect(Object.fromEntries(caps.map(([, name, cap]) => [name, Number(cap)]))).toEqual({
    securityEvents: SECURITY_EVENTS_PAGE,
    days: COUNT_DOCUMENTS_MAX,
    chunks: VISIT_CHUNKS_MAX,
    visits: VISIT_FILES_MAX,
    services: SERVICES_MAX,
    schedules: SCHEDULES_MAX,
    calendars: SCHEDULES_MAX * CALENDARS_MAX,
    reservations: RESERVATIONS_PAGE,
    timeOff: TIME_OFF_PAGE,
    conversations: CONVERSATIONS_PAGE,
    contacts: CONTACTS_PAGE,
    persons: PEOPLE_EXPORTED_AT_ONCE,
    discounts: DISCOUNTS_MAX,
    links: LINKS_MAX,
    archivedLinks: LINKS_ARCHIVED_MAX,
    notifications: NOTIFICATIONS_PAGE,
    orders: 300,
    sold: 30,
    pages: PAGES_MAX,
    versions: PAGE_VERSIONS_MAX,
    products: 50,
    collections: COLLECTIONS_MAX,
    stock: 100,
    stockMoves: MOVES_PAGE,
    files: 50,
  });
});

test("each collection that has a cap asks for room where something is created, and no other", () => {
  const asked = [...rules.code.matchAll(/allow create: [^;]*hasRoom\(siteId, '(\w+)'\)/g)].map(([, name]) => name);
  expect(asked.toSorted()).toEqual(Object.keys(DOCUMENT_CAPS).toSorted());
  const unbounded = [
    ...rules.code.matchAll(/match [^\n]*\/(\w+)\/\{\w+\} \{(?:(?!match \/).)*?allow create(?:, update)?: if is(?:(?!hasRoom|;).)*;/gs),
  ];
  // A conversation has as many messages as people write: how fast they may is limited instead.
  expect(unbounded.map(([, name]) => name)).toEqual(["messages"]);
});
