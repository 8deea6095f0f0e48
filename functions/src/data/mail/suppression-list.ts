import { documents } from "@awning/domain/routes/firestore-paths";
import { timestampSchema, toDocument } from "@awning/domain/time/timestamp";
import * as z from "zod/mini";
import { keyedHash } from "#platform/access-keys.ts";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";

const markSchema = z.object({ expireAt: timestampSchema });

/** A closed mailbox can be opened again, and a mistake of a mail server is mended within days. */
const KEPT_MS = 30 * 86_400_000;

/** Remembers for 30 days that nobody is at an address. Only a keyed hash of it is kept. */
export async function suppressMailbox(email: string, now: number): Promise<void> {
  await markOf(email).set(toDocument(markSchema, { expireAt: now + KEPT_MS }));
}

/** Whether nobody was at this address when a mail was last sent there. */
export async function isSuppressedMailbox(email: string, now: number): Promise<boolean> {
  const mark = fromDocument(markSchema, await markOf(email).get());
  return mark !== null && mark.expireAt > now;
}

/** Somebody is there after all. */
export async function unsuppressMailbox(email: string): Promise<void> {
  await markOf(email).delete();
}

// The address as it is: where a plus sign makes no other mailbox, one behind it says nothing of the one without.
function markOf(email: string) {
  return firestore().doc(documents.rateLimit(`gone-mailbox.${keyedHash(`gone:${email.trim().toLowerCase()}`)}`));
}
