import { type Account, accountSchema } from "@awning/domain/account/account";
import { AUDIT_KEPT_DAYS, type AuditEntry, auditEntrySchema } from "@awning/domain/account/suspension";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { timestampSchema, toDocument } from "@awning/domain/time/timestamp";
import { FieldPath, type Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { type Due, listDue } from "../core/due.ts";
import type { Writes } from "../core/writes.ts";

export async function getAccount(uid: string): Promise<Account | null> {
  return fromDocument(accountSchema, await firestore().doc(documents.account(uid)).get());
}

export async function getGuardedAccount(uid: string): Promise<{ account: Account; guard: Timestamp } | null> {
  const snapshot = await firestore().doc(documents.account(uid)).get();
  const account = fromDocument(accountSchema, snapshot);
  return account && snapshot.updateTime ? { account, guard: snapshot.updateTime } : null;
}

export function createAccount(writes: Writes, uid: string, account: Account): void {
  writes.create(firestore().doc(documents.account(uid)), toDocument(accountSchema, account));
}

/** The commit fails if the account changed since it was read. */
export function changeAccount(writes: Writes, uid: string, guard: Timestamp, fields: Partial<Account>): void {
  writes.update(firestore().doc(documents.account(uid)), toDocument(accountSchema, fields), { lastUpdateTime: guard });
}

/** How long Firebase takes a token of ours, and a minute in which one may still be made. */
const TOKENS_GONE_MS = 61 * 60_000;

/** Whether a passkey or a recovery code may have made a token for it. */
export function mayHaveTokens({ passkeysAdded, recoveryCodesMade }: Account): boolean {
  return passkeysAdded > 0 || recoveryCodesMade > 0;
}

/**
 * What an account gets when its owner recovers it or ends its sessions. If somebody may hold a token of it, its sessions end once more, when
 * its sign-in is looked at.
 * @param now in ms since 1970
 */
export function recoveredFields(account: Account, now: number): Partial<Account> {
  const at = now + TOKENS_GONE_MS;
  return mayHaveTokens(account) ? { sessionsEndAt: at, signInCheckAt: Math.min(account.signInCheckAt || at, at) } : {};
}

/** Accounts due at `now` (ms since 1970): to be deleted or being so, for their summary, for a look at their sign-in. */
export function dueAccounts(since: "deletion.until" | "summaryAt" | "signInCheckAt", now: number): Due {
  return { query: firestore().collection(collections.accounts).where(since, "<=", new Date(now)), since };
}

export type GuardedAccount = { uid: string; account: Account; guard: Timestamp };

/** Longest overdue first, without malformed ones. */
export async function listAccountsToCheck(now: number, limit: number): Promise<GuardedAccount[]> {
  return (await listDue(dueAccounts("signInCheckAt", now), limit)).flatMap((one) => {
    const account = fromDocument(accountSchema, one);
    return account ? [{ uid: one.id, account, guard: one.updateTime }] : [];
  });
}

const MIGRATED_AT_ONCE = 100;

/** Of one page of all accounts, by id after `after`, those that no check of their sign-in is set for. `last` ends the page; `null`: no more. */
export async function listAccountsUnchecked(after: string | null): Promise<{ uids: string[]; last: string | null }> {
  const page = firestore().collection(collections.accounts).orderBy(FieldPath.documentId()).limit(MIGRATED_AT_ONCE);
  const { docs } = await (after === null ? page : page.where(FieldPath.documentId(), ">", after)).get();
  const uids = docs.filter((one) => one.get("signInCheckAt") === undefined).map((one) => one.id);
  return { uids, last: docs.length < MIGRATED_AT_ONCE ? null : (docs.at(-1)?.id ?? null) };
}

export function deleteAccount(writes: Writes, uid: string, guard: Timestamp): void {
  writes.delete(firestore().doc(documents.account(uid)), { lastUpdateTime: guard });
}

const LISTED_MAX = 200;
const storedEntrySchema = z.extend(auditEntrySchema, { expireAt: timestampSchema });

export function createAuditEntry(writes: Writes, id: string, entry: AuditEntry): void {
  const expireAt = entry.at + AUDIT_KEPT_DAYS * 86_400_000;
  writes.create(firestore().doc(informationDocuments.auditEntry(id)), toDocument(storedEntrySchema, { ...entry, expireAt }));
}

/** Ms since 1970. */
export async function lastRestoredAt(uid: string): Promise<number | null> {
  return (await listAuditEntries(uid)).find(({ act }) => act === "restore")?.at ?? null;
}

/** Newest first. */
export async function listAuditEntries(uid: string): Promise<AuditEntry[]> {
  const found = await firestore().collection("audit").where("uid", "==", uid).limit(LISTED_MAX).get();
  const entries = found.docs.flatMap((one) => fromDocument(auditEntrySchema, one) ?? []);
  return entries.sort((a, b) => b.at - a.at);
}
