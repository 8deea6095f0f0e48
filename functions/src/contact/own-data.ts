import { OWN_DATA_DAYS, type OwnData, ownDataOf } from "@awning/domain/contact/own-data";
import { personOf } from "@awning/domain/contact/person";
import { Failure } from "@awning/domain/errors/failure";
import { HOME_PAGE_ID } from "@awning/domain/page/public-page";
import { getContact } from "#data/contact/contacts.ts";
import { readRecordsOf } from "#data/contact/people.ts";
import { findPerson, getMailbox, markMailbox } from "#data/contact/persons.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { limitAll } from "#data/core/shared-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMailNow } from "#data/mail/outbox.ts";
import { atEvenPace } from "#http/branded-errors.ts";
import { type ContactPlace, contactIdOf } from "#platform/access-keys.ts";
import * as labels from "./labels.ts";
import { sendMessage } from "./send-message.ts";

/** Repeated requests within this time send no second mail. */
const ONCE_WITHIN_MS = 10 * 60_000;
const VALID_MS = OWN_DATA_DAYS * 86_400_000;

/**
 * Mails the link to what a site knows about an address, if it knows it. The answer and its timing never reveal whether it does.
 * @throws Failure `too_many_requests`
 */
export async function askOwnData(siteId: string, email: string, clientAddress: string): Promise<void> {
  const now = Date.now();
  await limitRate("own-data.client", clientAddress, now);
  await limitRate("own-data.email", email, now);
  await atEvenPace(async () => {
    const contactId = contactIdOf(siteId, email);
    if (!(await getMailbox(siteId, contactId)) || !(await hasRoom(now))) return;
    const askedAt = Math.floor(now / ONCE_WITHIN_MS) * ONCE_WITHIN_MS;
    const subject = { uid: siteId, siteId: null, orderId: null, part: `${contactId}.${askedAt}` };
    await queueMailNow({ id: `own-data.${contactId}.${askedAt}`, kind: "own-data", to: email, subject });
  });
}

/** Whether all shops together may mail one more. A refusal would reveal that the address is known. */
async function hasRoom(now: number): Promise<boolean> {
  try {
    await limitAll("own-data.all", now);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === "too_many_requests") return false;
    throw error;
  }
}

/**
 * What a site stores about the address of a mailed link; `null` when the link is too old or nothing is left. Of a merged person only what
 * this address has: who reads one mailbox does not learn of the others.
 */
export async function readOwnData({ siteId, contactId }: ContactPlace, askedAt: number, now: number): Promise<OwnData | null> {
  if (now >= askedAt + VALID_MS) return null;
  const email = await emailAt({ siteId, contactId });
  if (email === null) return null;
  const [records, contact] = await Promise.all([readRecordsOf(siteId, email), getContact(siteId, contactId)]);
  const traces = { ...records, contacts: contact ? [contact.contact] : [] };
  const person = personOf([email], traces);
  return person && ownDataOf({ person, ...traces });
}

async function emailAt({ siteId, contactId }: ContactPlace): Promise<string | null> {
  const found = await getMailbox(siteId, contactId);
  return found && (found.person ?? found.alias).email;
}

/**
 * Tells a site's owner that a person wants to be erased, once. The owner is mailed and sees it at the person.
 * @returns the person's address; `null` when nothing is left
 */
export async function askErase(place: ContactPlace, askedAt: number, clientAddress: string): Promise<string | null> {
  const { siteId, contactId } = place;
  const now = Date.now();
  const found = now < askedAt + VALID_MS ? await getMailbox(siteId, contactId) : null;
  if (!found) return null;
  const { email, eraseAskedAt } = found.person ?? found.alias;
  if (eraseAskedAt !== null) return email;
  await sendMessage(siteId, HOME_PAGE_ID, { name: found.person?.name || labels.someone, email, message: labels.eraseMe }, clientAddress);
  await writeTogether("ask-erase", async (writes) => {
    const [own, person] = await Promise.all([getMailbox(siteId, contactId), findPerson(siteId, contactId)]);
    if (own?.alias) markMailbox(writes, siteId, own, { eraseAskedAt: now });
    if (person) markMailbox(writes, siteId, person, { eraseAskedAt: now });
  });
  return email;
}
