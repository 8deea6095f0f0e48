import type { ContactMessage, StoredMessage } from "@awning/domain/contact/message";
import { getAccount } from "#data/accounts.ts";
import { createMessage, messageExists } from "#data/messages.ts";
import { queueMail } from "#data/outbox.ts";
import { limitRate } from "#data/rate-limits.ts";
import { writeTogether } from "#data/writes.ts";
import { derivedId } from "#platform/secure-ids.ts";

/** The same words of the same person within this time are one message. */
const ONCE_WITHIN_MS = 10 * 60_000;

type KickMail = (mailId: string) => Promise<void>;

/**
 * Mails what a visitor wrote to the owner of a site. Tries are counted by who sends and by the site; too many are
 * `too_many_requests`.
 */
export function sendMessage(kickMail: KickMail) {
  const send = mailMessage(kickMail);
  return (siteId: string, slug: string, message: ContactMessage, clientAddress: string): Promise<void> =>
    send(siteId, { ...message, slug, orderId: "" }, clientAddress);
}

/** The same for a message that may be about an order. */
export function mailMessage(kickMail: KickMail) {
  return async (siteId: string, message: Omit<StoredMessage, "at">, clientAddress: string): Promise<void> => {
    const now = Date.now();
    await limitRate("contact.client", clientAddress, now);
    await limitRate("contact.site", siteId, now);
    const { name, email, message: text, orderId } = message;
    const said = orderId === "" ? { name, email, message: text } : { name, email, message: text, orderId };
    const id = derivedId(JSON.stringify([siteId, said, Math.floor(now / ONCE_WITHIN_MS)]));
    const mailId = `contact-message.${id}`;
    await writeTogether("send-message", async (writes) => {
      const [account, isSent] = await Promise.all([getAccount(siteId), messageExists(siteId, id)]);
      if (!account || isSent) return;
      createMessage(writes, siteId, id, { ...message, at: now });
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
