import type { ContactMessage } from "@awning/domain/contact/message";
import { getAccount } from "#data/account/accounts.ts";
import { createMessage, messageExists } from "#data/chat/messages.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMail } from "#data/mail/outbox.ts";
import { derivedId } from "#platform/secure-ids.ts";

/** The same text from the same person counts once within this time. */
const ONCE_WITHIN_MS = 10 * 60_000;

/** Mails a visitor's message to a site's owner. Limits count by sender and by site. @throws Failure `too_many_requests` */
export async function sendMessage(siteId: string, slug: string, message: ContactMessage, clientAddress: string): Promise<void> {
  const now = Date.now();
  await limitRate("contact.client", clientAddress, now);
  await limitRate("contact.site", siteId, now);
  const { name, email, message: text } = message;
  const said = { name, email, message: text };
  const id = derivedId(JSON.stringify([siteId, said, Math.floor(now / ONCE_WITHIN_MS)]));
  await writeTogether("send-message", async (writes) => {
    const [account, isSent] = await Promise.all([getAccount(siteId), messageExists(siteId, id)]);
    if (!account || isSent) return;
    createMessage(writes, siteId, id, { ...message, slug, orderId: "", at: now });
    queueMail(writes, {
      id: `contact-message.${id}`,
      kind: "contact-message",
      to: account.email,
      subject: { uid: siteId, siteId: null, orderId: null, part: id },
    });
  });
}
