import { informationDocuments } from "@awning/domain/site/information-documents";
import { type ImportRecord, importRecordSchema } from "@awning/domain/transfer/import-record";
import { doc, getDoc, serverTimestamp, setDoc } from "firebase/firestore";
import { fromDocument } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";

/** The last import, live; `null` before the first. */
export function useImportRecord(siteId: string | null): Live<ImportRecord | null> {
  return useLive(
    siteId && `import/${siteId}`,
    watchDocument(() => doc(firestore(), informationDocuments.importRecord(siteId ?? "")), importRecordSchema),
  );
}

export async function getImportRecord(siteId: string): Promise<ImportRecord | null> {
  const found = await getDoc(doc(firestore(), informationDocuments.importRecord(siteId))).catch((error: unknown) =>
    Promise.reject(toFailure(error)),
  );
  return fromDocument(importRecordSchema, found);
}

/** Resolves when the server has it. */
export async function saveImportRecord(siteId: string, record: Omit<ImportRecord, "startedAt">): Promise<void> {
  const write = setDoc(doc(firestore(), informationDocuments.importRecord(siteId)), { ...record, startedAt: serverTimestamp() });
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}
