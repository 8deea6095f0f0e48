import type { ContactMessage } from "@awning/domain/contact-message";
import { getAccount } from "#data/accounts.ts";
import { createMessage, messageExists } from "#data/messages.ts";
import { queueMail } from "#data/outbox.ts";
import { limitRate } from "#data/rate-limits.ts";
import { writeTogether } from "#data/writes.ts";
import { derivedId } from "#platform/secure-ids.ts";

/** The same words of the same person within this time are one message. */
const ONCE_WITHIN_MS = 10 * 60_000;

/**
 * Mails what a visitor wrote to the owner of a site. Tries are counted by who sends and by the site; too many are
 * `too_many_requests`.
 */
export function sendMessage(kickMail: (mailId: string) => Promise<void>) {
  return async (siteId: string, slug: string, message: ContactMessage, clientAddress: string): Promise<void> => {
    const now = Date.now();
    await limitRate("contact.client", clientAddress, now);
    await limitRate("contact.site", siteId, now);
    const id = derivedId(JSON.stringify([siteId, message, Math.floor(now / ONCE_WITHIN_MS)]));
    const mailId = `contact-message.${id}`;
    await writeTogether("send-message", async (writes) => {
      const [account, isSent] = await Promise.all([getAccount(siteId), messageExists(siteId, id)]);
      if (!account || isSent) return;
      createMessage(writes, siteId, id, { ...message, slug, at: now });
      queueMail(writes, {
        id: mailId,
        kind: "contact-message",
        to: account.email,
        subject: { uid: siteId, siteId: null, orderId: null, part: id },
      });
    });
    await kickMail(mailId);
  };
}
