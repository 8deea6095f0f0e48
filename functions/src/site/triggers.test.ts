import { DOCUMENT_CAPS } from "@awning/domain/api/document-caps";
import { SITE_COLLECTION_NAMES } from "@awning/domain/routes/firestore-paths";
import { expect, test } from "vitest";
import { renew } from "./triggers.ts";

/** The collections below a site whose writes call a function; `counters/pages` is one document. */
const called = Object.values(renew).flatMap(({ __endpoint: { eventTrigger } }) => {
  const path = String(eventTrigger?.eventFilterPathPatterns?.document);
  return path === "sites/{siteId}" ? [] : [path.replace("sites/{siteId}/", "").replace("/{docId}", "")];
});

test("a write calls a function where it is public or limited, and nowhere else", () => {
  const rest = ["settings", "counters/pages"];
  expect(called.toSorted()).toEqual([...Object.keys(DOCUMENT_CAPS), ...rest].toSorted());
  const silent = SITE_COLLECTION_NAMES.filter((name) => !called.includes(name));
  for (const name of ["orders", "messages", "invoices", "stockMoves", "counters"] as const) expect(silent).toContain(name);
});

test("every function has a name that the platform takes", () => {
  expect(Object.keys(renew).filter((name) => !/^[a-z]+$/.test(name))).toEqual([]);
});
