import { documents } from "@awning/domain/routes/firestore-paths";
import { timestampSchema, toDocument } from "@awning/domain/time/timestamp";
import * as z from "zod/mini";
import { openedMark, readOpenedMark } from "#platform/access-keys.ts";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";

const openedSchema = z.object({ expireAt: timestampSchema });
const KEPT_MS = 400 * 86_400_000;

/** Records that a mailed link was opened, which proves its mailbox is read. Ignores unsigned marks. */
export async function noteOpened(mark: string, now: number): Promise<void> {
  const mailbox = readOpenedMark(mark);
  if (mailbox !== null) await referenceOf(mailbox).set(toDocument(openedSchema, { expireAt: now + KEPT_MS }));
}

export async function hasOpened(email: string, now: number): Promise<boolean> {
  const mailbox = readOpenedMark(openedMark(email));
  const known = mailbox === null ? null : fromDocument(openedSchema, await referenceOf(mailbox).get());
  return known !== null && known.expireAt > now;
}

function referenceOf(mailbox: string) {
  return firestore().doc(documents.rateLimit(`opened-mail.${mailbox}`));
}
