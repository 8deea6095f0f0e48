import { contactMessageSchema, type StoredMessage } from "@awning/domain/contact-message";
import { emailSchema } from "@awning/domain/email";
import { Failure } from "@awning/domain/failure";
import type { Order } from "@awning/domain/order";
import { findOrder, revealOrder } from "./find-order.ts";

type Place = { username: string; orderId: string };
/** Mails a message to the owner of a site. */
type MailMessage = (siteId: string, message: Omit<StoredMessage, "at">, clientAddress: string) => Promise<void>;
/** What a buyer writes. `email` is what they typed: of their order where they have no key, and their own where the order has none. */
export type BuyerMessage = { key: string; email: string; text: string };

/**
 * A buyer writes to the shop about their order, whatever its state; the answer goes to the e-mail of the order. They show that it is
 * theirs by its key, or without it by that e-mail: otherwise it is `not_found`. What is no message is `bad_request`.
 */
export function writeAsBuyer(mailMessage: MailMessage) {
  return async (place: Place, { key, email, text }: BuyerMessage, clientAddress: string): Promise<void> => {
    const order = (await findOrder({ ...place, key }))?.order ?? (await revealOrder(place, requireEmail(email), clientAddress));
    const message = contactMessageSchema.shape.message.safeParse(text);
    if (!message.success) throw new Failure("bad_request", { fields: ["message"] });
    const from = { name: nameOf(order), email: order.buyer.email || requireEmail(email) };
    await mailMessage(order.siteId, { ...from, message: message.data, slug: "", orderId: order.id }, clientAddress);
  };
}

/** An order that its owner wrote down may name nobody. */
function nameOf({ buyer, number }: Order): string {
  return buyer.name || `The buyer of #${number}`;
}

function requireEmail(typed: string): string {
  const email = emailSchema.safeParse(typed);
  if (!email.success) throw new Failure("bad_request", { fields: ["email"] });
  return email.data;
}
