import { documents } from "@awning/domain/routes/firestore-paths";
import { timestampSchema, toDocument } from "@awning/domain/time/timestamp";
import * as z from "zod/mini";
import { keyedHash } from "#platform/access-keys.ts";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";

const markSchema = z.object({ expireAt: timestampSchema });

/** Mailboxes can reopen, and mail servers recover within days. */
const KEPT_MS = 30 * 86_400_000;

/** Suppresses an address for 30 days after a hard bounce. Stores only a keyed hash. */
export async function suppressMailbox(email: string, now: number): Promise<void> {
  await markOf(email).set(toDocument(markSchema, { expireAt: now + KEPT_MS }));
}

export async function isSuppressedMailbox(email: string, now: number): Promise<boolean> {
  const mark = fromDocument(markSchema, await markOf(email).get());
  return mark !== null && mark.expireAt > now;
}

export async function unsuppressMailbox(email: string): Promise<void> {
  await markOf(email).delete();
}

// Uses the full address: where plus addressing is not supported, a bounce says nothing about the base address.
function markOf(email: string) {
  return firestore().doc(documents.rateLimit(`gone-mailbox.${keyedHash(`gone:${email.trim().toLowerCase()}`)}`));
}
