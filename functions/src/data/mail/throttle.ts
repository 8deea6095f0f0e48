import { mailboxOf } from "@awning/domain/discount/discount";
import { afterMail, nextMailAt } from "@awning/domain/mail/mail-pace";
import { documents } from "@awning/domain/routes/firestore-paths";
import { timestampSchema, toDocument } from "@awning/domain/time/timestamp";
import * as z from "zod/mini";
import { keyedHash } from "#platform/access-keys.ts";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { writeTogether } from "../core/writes.ts";

const paceSchema = z.object({ since: timestampSchema, count: z.number(), last: timestampSchema });
const storedPaceSchema = z.extend(paceSchema, { expireAt: timestampSchema });
const KEPT_MS = 2 * 3_600_000;

/**
 * Takes the turn of a mail about an order that nobody has paid, if it may go to this mailbox now. Of several at once one takes it.
 * Only a keyed hash of the mailbox is kept, and only for the hour that it is counted in.
 * @returns when to ask again, ms since 1970; `null` when the turn is taken
 */
export function throttleMail(email: string, now: number): Promise<number | null> {
  const mailbox = keyedHash(`mailbox:${mailboxOf(email)}`).slice(0, 24);
  const reference = firestore().doc(documents.rateLimit(`unpaid-mail.${mailbox}`));
  return writeTogether("take mail turn", async (writes) => {
    const snapshot = await reference.get();
    const pace = fromDocument(paceSchema, snapshot);
    const at = nextMailAt(pace, now);
    if (at > now) return at;
    const next = toDocument(storedPaceSchema, { ...afterMail(pace, now), expireAt: now + KEPT_MS });
    if (snapshot.exists && snapshot.updateTime) writes.update(reference, next, { lastUpdateTime: snapshot.updateTime });
    else writes.create(reference, next);
    return null;
  });
}
