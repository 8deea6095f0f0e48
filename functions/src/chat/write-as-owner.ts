import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { MAIL_AFTER_MINUTES, type Subject } from "@awning/domain/chat/conversation";
import { buyerOf, guestOf, type OtherSide } from "@awning/domain/chat/other-side";
import { Failure } from "@awning/domain/errors/failure";
import { isSiteClosed } from "@awning/domain/site/site";
import { getReservation } from "#data/booking/reservations.ts";
import { getConversation, hasMessage } from "#data/chat/conversations.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { getOrder } from "#data/order/orders.ts";
import { getSite } from "#data/site/sites.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { conversationIdOf } from "#platform/access-keys.ts";
import { beginConversation, storeMessage } from "./store-message.ts";

/**
 * Sends an owner's message about an order or a booking, even before the customer wrote. It is mailed in the next round, because the
 * customer may not know of the chat.
 * @throws Failure `not_found`
 */
export async function writeAsOwner(
  input: CommandInput<"write-chat"> & { text: string },
  request: Request,
): Promise<CommandOutput<"write-chat">> {
  const { uid: siteId } = requireCaller(request);
  const { subject, id, text } = input;
  const { now } = request;
  await limitRate("write-chat.owner", siteId, now);
  const site = await getSite(siteId);
  if (!site || isSiteClosed(site)) throw new Failure("shop_closed");
  const other = await findSubject(siteId, site.username, subject);
  if (!other) throw new Failure("not_found");
  const ref = { siteId, conversationId: conversationIdOf(siteId, subject, "") };
  await writeTogether("write-as-owner", async (writes) => {
    const [known, isSent] = await Promise.all([getConversation(ref), hasMessage(ref, id)]);
    if (isSent) return;
    const before = known?.conversation ?? beginConversation(subject, other, "", now);
    if (before.email === "") throw new Failure("bad_request", { fields: ["email"] });
    const also = { mailVisitorSince: before.mailVisitorSince ?? now - MAIL_AFTER_MINUTES * 60_000 };
    if (storeMessage(writes, ref, { known, before, also }, { id, text, by: "owner" }, now))
      throw new Failure("act_refused", { allowed: [] });
  });
  return { conversationId: ref.conversationId };
}

/** The customer of an order or a booking; `null` if it does not exist. */
async function findSubject(siteId: string, username: string, { type, id }: Subject): Promise<OtherSide | null> {
  if (type === "order") {
    const order = await getOrder(siteId, id);
    return order && buyerOf(order, username);
  }
  const reservation = type === "booking" ? await getReservation(siteId, id) : null;
  return reservation && guestOf(reservation, username);
}
