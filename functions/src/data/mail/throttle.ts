import { afterMail, MAIL_PACES, type MailPaceName, nextMailAt } from "@awning/domain/mail/mail-pace";
import { documents } from "@awning/domain/routes/firestore-paths";
import { timestampSchema, toDocument } from "@awning/domain/time/timestamp";
import { mailboxOf } from "@awning/domain/values/email";
import * as z from "zod/mini";
import { keyedHash } from "#platform/access-keys.ts";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { putGuarded, writeTogether } from "../core/writes.ts";

const paceSchema = z.object({ since: timestampSchema, count: z.number(), last: timestampSchema });
const storedPaceSchema = z.extend(paceSchema, { expireAt: timestampSchema });
const HOUR_MS = 3_600_000;

/**
 * Takes a slot for a mailbox at all of these paces, or at none. Atomic across concurrent callers. Stores only a keyed hash of the mailbox,
 * while it counts.
 * @returns when to retry (ms since 1970), or `null` when the slot is taken
 */
export function takeMailTurn(names: readonly MailPaceName[], email: string, now: number): Promise<number | null> {
  const mailbox = keyedHash(`mailbox:${mailboxOf(email)}`).slice(0, 24);
  return writeTogether("take mail turn", async (writes) => {
    const known = await Promise.all(
      names.map(async (name) => {
        const snapshot = await firestore()
          .doc(documents.rateLimit(`mails-${name}.${mailbox}`))
          .get();
        return { name, snapshot, pace: fromDocument(paceSchema, snapshot) };
      }),
    );
    const at = Math.max(now, ...known.map(({ name, pace }) => nextMailAt(name, pace, now)));
    if (at > now) return at;
    for (const { name, snapshot, pace } of known) {
      const expireAt = now + MAIL_PACES[name].windowMs + HOUR_MS;
      const next = toDocument(storedPaceSchema, { ...afterMail(name, pace, now), expireAt });
      putGuarded(writes, snapshot.ref, snapshot.updateTime ?? null, next);
    }
    return null;
  });
}
