import { isMailFor } from "@awning/domain/mail/mail";
import type { Order } from "@awning/domain/order/order";
import type { DueMail } from "@awning/domain/order/order-acts";
import { queueMail } from "./outbox.ts";
import type { Writes } from "./writes.ts";

/**
 * Adds the mails of an order to what is written together, each to the one who reads its kind; who has no address gets none.
 * @param ownerEmail of the shop's owner, `null` when there is no account any more
 */
export function queueOrderMails(writes: Writes, order: Order, mails: readonly DueMail[], ownerEmail: string | null): void {
  const { siteId, id: orderId, buyer } = order;
  for (const { kind, part } of mails) {
    const to = isMailFor("owner", kind) ? ownerEmail : buyer.email;
    if (!to) continue;
    const id = [kind, orderId, part].filter(Boolean).join(".");
    queueMail(writes, { id, kind, to, subject: { uid: null, siteId, orderId, part } });
  }
}
