import { askedContact, CHECKOUT_SOURCE, checkoutConsentWords } from "@awning/domain/contact/contact";
import { Failure } from "@awning/domain/errors/failure";
import type { Order } from "@awning/domain/order/order";
import { contactIdOf } from "#platform/contact-key.ts";
import { log } from "#platform/log.ts";
import { sha256 } from "#platform/secure-ids.ts";
import { getContact, putContact } from "./contacts.ts";
import { queueMail } from "./outbox.ts";
import { limitAll, limitRate } from "./rate-limits.ts";
import type { Writes } from "./writes.ts";

/** What somebody typed and agreed to; `source` is the slug of the page, or the checkout's. */
export type AskedSignUp = { siteId: string; email: string; consent: string; source: string };

const VERSION_LENGTH = 12;

/** Counts one mail that asks somebody; too many are `too_many_requests`. `clientAddress` is `null` where no browser asks. */
export async function limitAsks(siteId: string, email: string, clientAddress: string | null, now: number): Promise<void> {
  if (clientAddress !== null) await limitRate("signup.client", clientAddress, now);
  await limitRate("signup.site", siteId, now);
  await limitRate("signup.email", email, now);
  await limitAll("signup.all", now);
}

/**
 * Asks somebody by mail whether the list of a site may have their address, as a part of what is written together. Who is on the list, or
 * has just been asked, is not.
 */
export async function askContact(writes: Writes, { siteId, email, consent, source }: AskedSignUp, now: number): Promise<void> {
  const id = contactIdOf(siteId, email);
  const known = await getContact(siteId, id);
  const asked = { email, text: consent, version: sha256(consent).slice(0, VERSION_LENGTH), source };
  const contact = askedContact(known?.contact ?? null, asked, now);
  if (!contact) return;
  putContact(writes, siteId, id, contact, known?.guard ?? null);
  const mail = `confirm-sign-up.${id}.${now}`;
  queueMail(writes, { id: mail, kind: "confirm-sign-up", to: email, subject: { uid: siteId, siteId: null, orderId: null, part: id } });
}

/** Asks the buyer of an order, as a part of what is written together. */
export type AskBuyer = (writes: Writes, order: Pick<Order, "siteId" | "shopName" | "buyer">, now: number) => Promise<void>;

/**
 * How the buyer of an order is asked who ticked the box for news: by mail once more, as everybody is, so that what somebody else
 * typed ends up on no list. The limits of sign-ups are counted once, however often the step is tried. Nothing about a list is a
 * reason to refuse an order or its money: who may not be asked is not, and what fails is reported.
 */
export function askingBuyer(clientAddress: string | null): AskBuyer {
  let limits: Promise<void> | undefined;
  return async (writes, { siteId, shopName, buyer: { email } }, now) => {
    try {
      limits ??= limitAsks(siteId, email, clientAddress, now);
      await limits;
      await askContact(writes, { siteId, email, consent: checkoutConsentWords(shopName), source: CHECKOUT_SOURCE }, now);
    } catch (error) {
      if (!(error instanceof Failure && error.code === "too_many_requests")) log.internalError("ask-contact", error);
    }
  };
}
