import { askedContact, type Contact, canConfirm, confirmedContact, withdrawnContact } from "@awning/domain/contact";
import { Failure } from "@awning/domain/failure";
import { getContact, putContact } from "#data/contacts.ts";
import { queueMail } from "#data/outbox.ts";
import { limitRate } from "#data/rate-limits.ts";
import { type Writes, writeTogether } from "#data/writes.ts";
import { type ContactPlace, contactIdOf } from "#platform/contact-key.ts";
import { sha256 } from "#platform/secure-ids.ts";

/** What somebody typed and agreed to; `source` is the slug of the page, or the checkout's. */
export type AskedSignUp = { siteId: string; email: string; consent: string; source: string };
type KickMail = (mailId: string) => Promise<void>;

const VERSION_LENGTH = 12;

/**
 * Takes an e-mail address for the list of a site and mails the link that confirms it. Who is on the list already, or has just
 * been sent that mail, gets none; the caller cannot tell the difference. Too many tries are `too_many_requests`.
 */
export function signUpContact(kickMail: KickMail) {
  return async ({ siteId, email, consent, source }: AskedSignUp, clientAddress: string): Promise<void> => {
    const now = Date.now();
    await limitSignUps(siteId, email, clientAddress, now);
    const mailId = await writeTogether("sign-up-contact", (writes) => askContact(writes, { siteId, email, consent, source }, now));
    if (mailId !== null) await kickMail(mailId);
  };
}

async function limitSignUps(siteId: string, email: string, clientAddress: string, now: number): Promise<void> {
  await limitRate("signup.client", clientAddress, now);
  await limitRate("signup.site", siteId, now);
  await limitRate("signup.email", email, now);
}

/** Whether somebody may be asked once more; what would be one try too many is no reason to refuse what they are about to do. */
export async function mayAskContact(siteId: string, email: string, clientAddress: string, now: number): Promise<boolean> {
  try {
    await limitSignUps(siteId, email, clientAddress, now);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === "too_many_requests") return false;
    throw error;
  }
}

/**
 * Asks somebody by mail whether the list of a site may have their address, as a part of what is written together.
 * @returns the id of the mail; `null` for who is on the list, or has just been asked
 */
export async function askContact(writes: Writes, { siteId, email, consent, source }: AskedSignUp, now: number): Promise<string | null> {
  const id = contactIdOf(siteId, email);
  const known = await getContact(siteId, id);
  const asked = { email, text: consent, version: sha256(consent).slice(0, VERSION_LENGTH), source };
  const contact = askedContact(known?.contact ?? null, asked, now);
  if (!contact) return null;
  putContact(writes, siteId, id, contact, known?.guard ?? null);
  const mail = `confirm-sign-up.${id}.${now}`;
  queueMail(writes, { id: mail, kind: "confirm-sign-up", to: email, subject: subjectOf({ siteId, contactId: id }) });
  return mail;
}

/** `done` also for who was on the list before; `over` for a link that was ended by time, a later link or by leaving. */
export type ContactOutcome = "done" | "over";

/** Puts somebody on the list who has opened the link of the mail of `askedAt`, and mails how to leave, once. */
export function confirmContact(kickMail: KickMail) {
  return async (place: ContactPlace, askedAt: number): Promise<ContactOutcome> => {
    const now = Date.now();
    const mailId = await writeTogether("confirm-contact", async (writes) => {
      const known = await getContact(place.siteId, place.contactId);
      if (!known) return "over";
      if (known.contact.marketing === "subscribed") return "done";
      if (!canConfirm(known.contact, askedAt, now)) return "over";
      putContact(writes, place.siteId, place.contactId, confirmedContact(known.contact, now), known.guard);
      const mail = `signed-up.${place.contactId}.${askedAt}`;
      queueMail(writes, { id: mail, kind: "signed-up", to: known.contact.email, subject: subjectOf(place) });
      return mail;
    });
    if (mailId === "over" || mailId === "done") return mailId;
    await kickMail(mailId);
    return "done";
  };
}

/** Takes somebody off the list. Who is off it, or was never on it, is off it. */
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
