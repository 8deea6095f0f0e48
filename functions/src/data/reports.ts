import { type KeptReport, keptReportSchema } from "@awning/domain/account/report";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { firestore } from "./admin.ts";
import { fromDocument, toDocument } from "./documents.ts";
import type { Writes } from "./writes.ts";

/** Adds a report of a page. */
export function createReport(writes: Writes, id: string, report: KeptReport): void {
  writes.create(firestore().doc(informationDocuments.report(id)), toDocument(report));
}

/** A report of a page, or `null` when there is none. */
export async function getReport(id: string): Promise<KeptReport | null> {
  return fromDocument(keptReportSchema, await firestore().doc(informationDocuments.report(id)).get());
}
