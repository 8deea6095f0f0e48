import { buyerOf } from "@awning/domain/chat/other-side";
import type { Addressed, SentTo, VisitorMessage } from "@awning/domain/chat/visitor";
import { contactMessageSchema } from "@awning/domain/contact/message";
import { Failure } from "@awning/domain/errors/failure";
import { emailSchema } from "@awning/domain/values/email";
import { derivedId } from "#platform/secure-ids.ts";
import { findOrder, getOrderByEmail } from "./order-link.ts";

type Place = { username: string; orderId: string };
type SendAsVisitor = (siteId: string, to: Addressed, message: VisitorMessage, clientAddress: string) => Promise<SentTo>;
/** `email` must match the order when there is no key, and becomes the buyer's when the order has none. */
export type BuyerMessage = { key: string; email: string; text: string };

/** The same text about the same order counts once within this time. */
const ONCE_WITHIN_MS = 10 * 60_000;

/**
 * Adds a buyer's message to the conversation of their order. They prove access by key, or by address without one.
 * @throws Failure `not_found` without proof, `bad_request` for an invalid message
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
