import { PASSKEYS_MAX, type Passkey, passkeySchema } from "@awning/domain/account/passkey";
import { documents } from "@awning/domain/routes/firestore-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { toDocument } from "@awning/domain/time/timestamp";
import type { Timestamp } from "firebase-admin/firestore";
import { derivedId } from "#platform/secure-ids.ts";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import type { Writes } from "../core/writes.ts";

export type GuardedPasskey = { id: string; passkey: Passkey; guard: Timestamp };

const at = (uid: string, id: string) => firestore().doc(documents.passkey(uid, id));
const all = (uid: string) => firestore().collection(`${documents.site(uid)}/passkeys`);

/** A credential has one document in an account. */
export function passkeyIdOf(credentialId: string): string {
  return derivedId(`passkey:${credentialId}`);
}

export async function getPasskey(uid: string, id: string): Promise<GuardedPasskey | null> {
  const snapshot = await at(uid, id).get();
  const passkey = fromDocument(passkeySchema, snapshot);
  return passkey && snapshot.updateTime ? { id, passkey, guard: snapshot.updateTime } : null;
}

/** Oldest first. */
export async function listPasskeys(uid: string): Promise<(Passkey & { id: string })[]> {
  const { docs } = await all(uid)
    .limit(2 * PASSKEYS_MAX)
    .get();
  const found = docs.flatMap((one) => {
    const passkey = fromDocument(passkeySchema, one);
    return passkey ? [{ ...passkey, id: one.id }] : [];
  });
  return found.sort((a, b) => a.createdAt - b.createdAt);
}

/** The commit fails if the credential is known. */
export function createPasskey(writes: Writes, uid: string, passkey: Passkey): void {
  writes.create(at(uid, passkeyIdOf(passkey.credentialId)), toDocument(passkeySchema, passkey));
}

/** The commit fails if another sign-in or a removal came first. */
export function usePasskey(writes: Writes, uid: string, { id, guard }: GuardedPasskey, used: Pick<Passkey, "counter" | "usedAt">): void {
  writes.update(at(uid, id), toDocument(passkeySchema, used), { lastUpdateTime: guard });
}

export function deletePasskey(writes: Writes, uid: string, { id, guard }: GuardedPasskey): void {
  writes.delete(at(uid, id), { lastUpdateTime: guard });
}

/** Deletes passkeys and recovery codes of an account that is given back to its owner: somebody else may have made them. */
export async function forgetKeys(uid: string): Promise<void> {
  await firestore().doc(informationDocuments.recoveryCodes(uid)).delete();
  const page = all(uid).limit(2 * PASSKEYS_MAX);
  for (let { docs } = await page.get(); docs.length > 0; { docs } = await page.get())
    await Promise.all(docs.map(({ ref }) => ref.delete()));
}
