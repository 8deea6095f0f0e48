import { AUDIT_KEPT_DAYS, type AuditEntry, auditEntrySchema } from "@awning/domain/account/suspension";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { firestore } from "./admin.ts";
import { fromDocument, toDocument } from "./documents.ts";
import type { Writes } from "./writes.ts";

const LISTED_MAX = 200;

/** Writes down what was done about a page, together with it. The commit fails when that is written already. */
export function createAuditEntry(writes: Writes, id: string, entry: AuditEntry): void {
  const expireAt = entry.at + AUDIT_KEPT_DAYS * 86_400_000;
  writes.create(firestore().doc(informationDocuments.auditEntry(id)), toDocument({ ...entry, expireAt }));
}

/** When the page of this account was opened again, the last time that it was (ms since 1970); `null` when it never was. */
export async function lastRestoredAt(uid: string): Promise<number | null> {
  return (await listAuditEntries(uid)).find(({ act }) => act === "restore")?.at ?? null;
}

/** What was done about the page of this account, the newest first. */
export async function listAuditEntries(uid: string): Promise<AuditEntry[]> {
  const found = await firestore().collection("audit").where("uid", "==", uid).limit(LISTED_MAX).get();
  const entries = found.docs.flatMap((one) => fromDocument(auditEntrySchema, one) ?? []);
  return entries.sort((a, b) => b.at - a.at);
}
