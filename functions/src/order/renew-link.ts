import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { withEmail } from "@awning/domain/order/order-edits";
import { withPageReplaced } from "@awning/domain/order/order-payments";
import { CARD_TRIES_MAX } from "@awning/domain/order/payment";
import { moveUse } from "#data/discounts.ts";
import { deleteOrderView } from "#data/order-views.ts";
import { queueMail } from "#data/outbox.ts";
import { limitRate } from "#data/rate-limits.ts";
import { writeTogether } from "#data/writes.ts";
import { type Request, requireCaller } from "#platform/request.ts";
import { randomId } from "#platform/secure-ids.ts";
import { requireOrder } from "./act-on-order.ts";
import { subjectOf } from "./send-link.ts";
import { writeMoved } from "./write-moved.ts";

/**
 * Gives an order a new link: the old one ends, with the live copy that pages opened by it listen to, and the buyer gets the
 * new one by mail, from then on at `email` where it is given. An order that changed since the owner saw it is `conflict`, so that
 * two at once make one new link. Too many other addresses in an hour are `too_many_requests`.
 */
export async function renewLink(input: CommandInput<"renew-order-link">, request: Request): Promise<CommandOutput<"renew-order-link">> {
  const { uid } = requireCaller(request);
  const { orderId, email } = input;
  // Each writes to whomever the owner names.
  if (email !== undefined) await limitRate("order-email.owner", uid, request.now);
  const rev = await writeTogether("renew-order-link", async (writes) => {
    const found = await requireOrder(uid, orderId, input.rev);
    const corrected = email === undefined ? null : withEmail(found.order, email, request.now);
    const order = corrected ?? found.order;
    if (corrected && order.discount && order.codeCounted)
      await moveUse(writes, uid, order.discount.code, found.order.buyer.email, order.buyer.email);
    // A payment page that is open leads back to the link that ends; the next visit gets one that leads to the new link. The last
    // page that an order can have stays: to pay on it is worth more than the way back.
    const open = order.card && order.card.attempt < CARD_TRIES_MAX ? order.card : null;
    const free = (open && withPageReplaced(order, open.session, request.now)) ?? order;
    const event = { type: "link_renewed", at: request.now, by: "owner", note: "", amount: null, part: "" } as const;
    const renewed = {
      ...free,
      accessRev: order.accessRev + 1,
      viewId: randomId(32),
      events: [...order.events, event],
      rev: found.order.rev + 1,
      updatedAt: request.now,
    };
    deleteOrderView(writes, order.viewId);
    await writeMoved(writes, found, { order: renewed, returned: [], mails: [] });
    // Nobody to write to: the owner gives the link on by another way.
    if (order.buyer.email === "") return renewed.rev;
    const id = `order-link.${orderId}.renewed${renewed.accessRev}`;
    queueMail(writes, { id, kind: "order-link", to: order.buyer.email, subject: subjectOf(order, corrected ? "moved" : "renewed") });
    return renewed.rev;
  });
  return { rev };
}
