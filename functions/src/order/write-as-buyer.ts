import type { Subject } from "@awning/domain/chat/conversation";
import { buyerOf, type OtherSide } from "@awning/domain/chat/other-side";
import type { SentTo } from "@awning/domain/chat/visitor";
import { Failure } from "@awning/domain/errors/failure";
import { emailSchema } from "@awning/domain/values/email";
import { findOrder, getOrderByEmail } from "./order-link.ts";

type Place = { username: string; orderId: string };
type About = { siteId: string; subject: Subject; from: OtherSide };
type WriteAsCustomer = (about: About, text: string, clientAddress: string, now: number) => Promise<SentTo>;
/** `email` must match the order when there is no key, and becomes the buyer's when the order has none. */
export type BuyerMessage = { key: string; email: string; text: string };

/**
 * Adds a buyer's message to the conversation of their order. They prove access by key, or by address without one.
 * @throws Failure `not_found` without proof, `bad_request` for an invalid message
 */
export function writeAsBuyer(write: WriteAsCustomer) {
  return async (place: Place, { key, email, text }: BuyerMessage, clientAddress: string): Promise<SentTo> => {
    const order = (await findOrder({ ...place, key }))?.order ?? (await getOrderByEmail(place, requireEmail(email), clientAddress));
    const from = { ...buyerOf(order, place.username), email: order.buyer.email || requireEmail(email) };
    return write({ siteId: order.siteId, subject: { type: "order", id: order.id }, from }, text, clientAddress, Date.now());
  };
}

function requireEmail(typed: string): string {
  const email = emailSchema.safeParse(typed);
  if (!email.success) throw new Failure("bad_request", { fields: ["email"] });
  return email.data;
}
