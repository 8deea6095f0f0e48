import { type Contact, canConfirm, confirmedContact, withdrawnContact } from "@awning/domain/contact/contact";
import { type AskedSignUp, askContact, getContact, limitAsks, putContact } from "#data/contact/contacts.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMail } from "#data/mail/outbox.ts";
import type { ContactPlace } from "#platform/access-keys.ts";

/**
 * Starts a mailing-list sign-up and mails the confirmation link. Existing contacts and repeated requests get no mail; the caller cannot
 * tell the difference.
 * @throws Failure `too_many_requests`
 */
export async function signUpContact({ siteId, email, consent, source }: AskedSignUp, clientAddress: string): Promise<void> {
  const now = Date.now();
  await limitAsks(siteId, email, clientAddress, now);
  await writeTogether("sign-up-contact", (writes) => askContact(writes, { siteId, email, consent, source }, now));
}

/** `done` includes existing contacts; `over` means the link expired, was replaced or the contact unsubscribed. */
export type ContactOutcome = "done" | "over";

/** Adds a contact who opened the link of the mail sent at `askedAt`, and mails the unsubscribe link once. */
export async function confirmContact(place: ContactPlace, askedAt: number): Promise<ContactOutcome> {
  const now = Date.now();
  return writeTogether("confirm-contact", async (writes) => {
    const known = await getContact(place.siteId, place.contactId);
    if (!known) return "over";
    if (known.contact.marketing === "subscribed") return "done";
    if (!canConfirm(known.contact, askedAt, now)) return "over";
    putContact(writes, place.siteId, place.contactId, confirmedContact(known.contact, now), known.guard);
    const mail = `signed-up.${place.contactId}.${askedAt}`;
    queueMail(writes, { id: mail, kind: "signed-up", to: known.contact.email, subject: subjectOf(place) });
    return "done";
  });
}

/** Removes a contact. Idempotent. */
export async function withdrawContact(place: ContactPlace): Promise<void> {
  const now = Date.now();
  await writeTogether("withdraw-contact", async (writes) => {
    const known = await getContact(place.siteId, place.contactId);
    const gone: Contact | null = known && withdrawnContact(known.contact, now);
    if (known && gone) putContact(writes, place.siteId, place.contactId, gone, known.guard);
  });
}

function subjectOf({ siteId, contactId }: ContactPlace) {
  return { uid: siteId, siteId: null, orderId: null, part: contactId };
}
