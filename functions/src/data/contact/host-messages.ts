import { type AbuseReport, storedReportSchema } from "@awning/domain/account/report";
import { hostMessageDocument, type StoredHostMessage, storedHostMessageSchema } from "@awning/domain/contact/host-message";
import { MAILS_KEPT_DAYS } from "@awning/domain/mail/mail";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { timestampSchema, toDocument } from "@awning/domain/time/timestamp";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import type { Writes } from "../core/writes.ts";

const expiringMessageSchema = z.extend(storedHostMessageSchema, { expireAt: timestampSchema });
const KEPT_MS = MAILS_KEPT_DAYS * 86_400_000;

export function createHostMessage(writes: Writes, id: string, message: StoredHostMessage): void {
  writes.create(
    firestore().doc(hostMessageDocument(id)),
    toDocument(expiringMessageSchema, { ...message, expireAt: message.at + KEPT_MS }),
  );
}

export async function getHostMessage(id: string): Promise<StoredHostMessage | null> {
  return fromDocument(storedHostMessageSchema, await firestore().doc(hostMessageDocument(id)).get());
}

export function createReport(writes: Writes, id: string, report: AbuseReport): void {
  writes.create(firestore().doc(informationDocuments.report(id)), toDocument(storedReportSchema, report));
}

export async function getReport(id: string): Promise<AbuseReport | null> {
  return fromDocument(storedReportSchema, await firestore().doc(informationDocuments.report(id)).get());
}
