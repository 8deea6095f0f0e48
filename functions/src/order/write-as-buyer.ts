import { buyerOf } from "@awning/domain/chat/other-side";
import type { Addressed, SentTo, VisitorMessage } from "@awning/domain/chat/visitor";
import { contactMessageSchema } from "@awning/domain/contact/message";
import { Failure } from "@awning/domain/errors/failure";
import { emailSchema } from "@awning/domain/values/email";
import { derivedId } from "#platform/secure-ids.ts";
import { findOrder, getOrderByEmail } from "./order-link.ts";

type Place = { username: string; orderId: string };
/** Takes a message into a conversation of a site. */
type SendAsVisitor = (siteId: string, to: Addressed, message: VisitorMessage, clientAddress: string) => Promise<SentTo>;
/** What a buyer writes. `email` is what they typed: of their order where they have no key, and their own where the order has none. */
export type BuyerMessage = { key: string; email: string; text: string };

/** The same words about the same order within this time are one message. */
const ONCE_WITHIN_MS = 10 * 60_000;

/**
 * A buyer writes to the shop about their order, whatever its state: into the order's own conversation, of which the answer comes to the
 * e-mail of the order as well. They show that it is theirs by its key, or without it by that e-mail: otherwise it is `not_found`. What
 * is no message is `bad_request`.
 */
export function writeAsBuyer(send: SendAsVisitor) {
  return async (place: Place, { key, email, text }: BuyerMessage, clientAddress: string): Promise<SentTo> => {
    const order = (await findOrder({ ...place, key }))?.order ?? (await getOrderByEmail(place, requireEmail(email), clientAddress));
    const message = contactMessageSchema.shape.message.safeParse(text);
    if (!message.success) throw new Failure("bad_request", { fields: ["message"] });
    const to: Addressed = { type: "own", subject: { type: "order", id: order.id }, visitorKey: "", isOffered: true };
    return send(
      order.siteId,
      to,
      {
        id: derivedId(JSON.stringify([order.id, message.data, Math.floor(Date.now() / ONCE_WITHIN_MS)])),
        text: message.data,
        ...buyerOf(order, place.username),
        email: order.buyer.email || requireEmail(email),
        source: "",
      },
      clientAddress,
    );
  };
}

function requireEmail(typed: string): string {
  const email = emailSchema.safeParse(typed);
  if (!email.success) throw new Failure("bad_request", { fields: ["email"] });
  return email.data;
}
