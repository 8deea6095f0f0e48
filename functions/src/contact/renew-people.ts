import { type PersonFacts, personOf } from "@awning/domain/contact/person";
import { getContact } from "#data/contact/contacts.ts";
import {
  CHANGED_AT_ONCE,
  type ChangedPerson,
  changedPeople,
  listConversationsOfPerson,
  listHoldersOf,
  listOrdersOfPerson,
  listPeopleChanged,
  listReservationsOfPerson,
  type PersonSource,
} from "#data/contact/people.ts";
import { dropMailbox, findPerson, putPerson } from "#data/contact/persons.ts";
import type { Due } from "#data/core/due.ts";
import { getJob, putJob } from "#data/core/jobs.ts";
import { writeTogether } from "#data/core/writes.ts";
import { contactIdOf } from "#platform/access-keys.ts";
import type { JobRun } from "#platform/job-run.ts";
import { log } from "#platform/log.ts";

/** Concurrent commits may still be in flight for this long. */
const SETTLED_MS = 10_000;
const WATCHED: readonly [job: string, source: PersonSource][] = [
  ["people-orders", "orders"],
  ["people-contacts", "contacts"],
  ["people-bookings", "reservations"],
  ["people-chats", "conversations"],
];

export function waitingPeople(now: number): Promise<Due[]> {
  return Promise.all(WATCHED.map(async ([job, source]) => changedPeople(source, await getJob(job), now - SETTLED_MS)));
}

/**
 * Rebuilds people from their orders, bookings, chats and consents, continuing where the last run stopped. Each person is recomputed from
 * all their records, which repairs anything missed.
 * @returns the number rebuilt
 */
export async function renewPeople(now: number, run: Pick<JobRun, "hasTime" | "took">): Promise<number> {
  let renewed = 0;
  for (const [job, source] of WATCHED) {
    const changed = await listPeopleChanged(source, await getJob(job), now - SETTLED_MS);
    run.took(changed.length, CHANGED_AT_ONCE);
    const people = new Map<string, Pick<ChangedPerson, "siteId" | "email">>();
    for (const { siteId, email, orderId } of changed) {
      // A corrected address also affects the previous person of the order.
      const before = orderId === null ? [] : await listHoldersOf(siteId, orderId);
      for (const one of [email, ...before]) if (one !== "") people.set(`${siteId} ${one}`, { siteId, email: one });
    }
    for (const person of people.values()) {
      // Saves no cursor, so the next run starts at the same place.
      if (!run.hasTime) return renewed;
      renewed += (await triedToRenew(person, now)) ? 1 : 0;
    }
    const last = changed.at(-1);
    if (last) await putJob(job, last.updatedAt);
  }
  return renewed;
}

/** What passes: canceled, too late, too much, overtaken, internal, unavailable. */
const PASSING: ReadonlySet<unknown> = new Set([1, 4, 8, 9, 10, 13, 14, "busy"]);

/**
 * Rebuilds a person. One whose records cannot be read is logged and keeps nobody else waiting; a failure of the database that passes is
 * thrown, so that the next run begins here.
 * @returns whether it did
 */
export async function triedToRenew(person: Pick<ChangedPerson, "siteId" | "email">, now: number): Promise<boolean> {
  try {
    await renewPerson(person, now);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && PASSING.has(error.code)) throw error;
    log.internalError("contact/renew", error);
    return false;
  }
}

/** Rebuilds the person of a mailbox from all of their mailboxes. One of whom nothing is left is deleted, unless they are blocked. */
export function renewPerson({ siteId, email }: Pick<ChangedPerson, "siteId" | "email">, now: number): Promise<void> {
  const mailboxId = contactIdOf(siteId, email);
  return writeTogether("renew-person", async (writes) => {
    const known = await findPerson(siteId, mailboxId);
    const emails = known ? [known.person.email || email, ...known.person.otherEmails] : [email];
    const facts = await readFacts(siteId, emails, known?.person.blockedAt ?? null);
    if (facts) putPerson(writes, siteId, known?.id ?? mailboxId, known?.guard ?? null, facts, now);
    else if (known) for (const one of [known, ...known.aliases]) dropMailbox(writes, siteId, one);
  });
}

/** What the records of some mailboxes tell of one person, whose main address is the first; see `personOf`. */
export async function readFacts(siteId: string, emails: readonly string[], knownSince: number | null): Promise<PersonFacts | null> {
  const [orders, reservations, conversations, contacts] = await Promise.all([
    listOrdersOfPerson(siteId, emails),
    listReservationsOfPerson(siteId, emails),
    listConversationsOfPerson(siteId, emails),
    Promise.all(emails.map((email) => getContact(siteId, contactIdOf(siteId, email)))),
  ]);
  const traces = { orders, reservations, conversations, contacts: contacts.flatMap((one) => (one ? [one.contact] : [])) };
  return personOf(emails, traces, knownSince);
}
