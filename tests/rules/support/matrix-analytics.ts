import { ownNumbersDocument } from "@awning/domain/analytics/own-numbers";
import { VISIT_CHUNKS_MAX, VISIT_FILES_MAX } from "@awning/domain/analytics/stored";
import { PEOPLE_EXPORTED_AT_ONCE } from "@awning/domain/contact/person";
import { documents } from "@awning/domain/routes/firestore-paths";

/** What is counted of visitors, and who said who they are. */
export function analyticsCases(siteId: string, missing: string) {
  return {
    "sites/{siteId}/settings/analytics": {
      ...{ stored: ownNumbersDocument(siteId), missing: ownNumbersDocument(siteId) },
      fields: { notes: {} },
      change: { "goals.a1b2c3d4": { id: "a1b2c3d4", metric: "orders", target: 20, linkId: null, place: 0 } },
    },
    "counts/{siteId}/chunks/{chunk}": {
      stored: documents.visitChunk(siteId, "2026-05-03-a-0"),
      missing: documents.visitChunk(siteId, missing),
      fields: { day: "2026-05-03", rows: [] },
      change: { rows: ["a"] },
      limit: VISIT_CHUNKS_MAX,
    },
    "counts/{siteId}/visits/{file}": {
      stored: documents.visitFile(siteId, "2026-05"),
      missing: documents.visitFile(siteId, "2026-06"),
      fields: { first: "2026-05-01", last: "2026-05-31", month: "2026-05" },
      change: { last: "2026-05-30" },
      limit: VISIT_FILES_MAX,
    },
    "counts/{siteId}/totals/{year}": {
      stored: documents.visitTotals(siteId, "2026"),
      missing: documents.visitTotals(siteId, "2025"),
      fields: { year: "2026", days: {} },
      change: { year: "2027" },
    },
    "people/{siteId}/persons/{personId}": {
      stored: documents.person(siteId, "a"),
      missing: documents.person(siteId, missing),
      fields: { email: "ida@example.test", labels: [], note: "" },
      change: { labels: ["Regular"], note: "Likes blue" },
      limit: PEOPLE_EXPORTED_AT_ONCE,
    },
  };
}
