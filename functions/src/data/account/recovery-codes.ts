import { RECOVERY_CODES } from "@awning/domain/account/limits";
import { RECOVERY_CODE_LENGTH, type RecoveryCodes, recoveryCodesSchema } from "@awning/domain/account/recovery-codes";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { toDocument } from "@awning/domain/time/timestamp";
import type { Timestamp } from "firebase-admin/firestore";
import { randomId, slowHash, spokenCode } from "#platform/secure-ids.ts";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { putGuarded, type Writes } from "../core/writes.ts";

export type CodeSet = NonNullable<RecoveryCodes["active"]>;
/** What an account has of codes; without any there is no `guard` yet. */
export type GuardedCodes = RecoveryCodes & { guard: Timestamp | null };

const at = (uid: string) => firestore().doc(informationDocuments.recoveryCodes(uid));
// Where an account has none, hashing takes as long as where it has some.
const NO_SALT = "0".repeat(16);

export async function getRecoveryCodes(uid: string): Promise<GuardedCodes> {
  const snapshot = await at(uid).get();
  const { active, shown } = fromDocument(recoveryCodesSchema, snapshot) ?? { active: null, shown: null };
  return { active, shown, guard: snapshot.updateTime ?? null };
}

/** The commit fails if they changed since they were read. */
export function putRecoveryCodes(writes: Writes, uid: string, guard: Timestamp | null, { active, shown }: RecoveryCodes): void {
  putGuarded(writes, at(uid), guard, toDocument(recoveryCodesSchema, { active, shown }));
}

/** New codes, and what is stored of them. @param now ms since 1970 */
export async function makeCodeSet(now: number): Promise<{ codes: string[]; set: CodeSet }> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => spokenCode(RECOVERY_CODE_LENGTH));
  const salt = randomId(16);
  return { codes, set: { salt, hashes: await Promise.all(codes.map((code) => slowHash(code, salt))), madeAt: now } };
}

/** The set without a code; `null` if it does not hold that. */
export async function withoutCode(set: CodeSet | null, code: string): Promise<CodeSet | null> {
  const hash = await slowHash(code, set?.salt ?? NO_SALT);
  return set?.hashes.includes(hash) ? { ...set, hashes: set.hashes.filter((one) => one !== hash) } : null;
}
