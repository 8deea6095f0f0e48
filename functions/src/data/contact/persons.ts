import { type Alias, aliasSchema, type KeptPerson, keptPersonSchema, mailboxesOf } from "@awning/domain/contact/merge";
import { type Person, type PersonFacts, personSchema } from "@awning/domain/contact/person";
import { documents } from "@awning/domain/routes/firestore-paths";
import { timestampSchema, toDocument } from "@awning/domain/time/timestamp";
import { type DocumentSnapshot, FieldValue, type Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { contactIdOf } from "#platform/access-keys.ts";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { putGuarded, type Writes, writeTogether } from "../core/writes.ts";

const writtenSchema = z.extend(personSchema, { updatedAt: timestampSchema });
const writtenAliasSchema = z.extend(aliasSchema, { updatedAt: timestampSchema });

type At = { id: string; guard: Timestamp };
type FoundAlias = At & { alias: Alias };
/** A person with the aliases of their other addresses. */
type FoundPerson = At & { person: KeptPerson; aliases: FoundAlias[] };

/**
 * What stands at the id of a mailbox: its person, or the alias of one that was merged.
 * @throws when it is malformed: treating it as missing would create it again and again
 */
export async function getMailbox(
  siteId: string,
  id: string,
): Promise<(At & { person: KeptPerson; alias: null }) | (FoundAlias & { person: null }) | null> {
  return mailboxIn(await firestore().doc(documents.person(siteId, id)).get());
}

function mailboxIn(snapshot: DocumentSnapshot) {
  if (!snapshot.exists || !snapshot.updateTime) return null;
  const at = { id: snapshot.id, guard: snapshot.updateTime };
  const isAlias = snapshot.get("into") !== undefined;
  const alias = isAlias ? fromDocument(aliasSchema, snapshot) : null;
  if (alias) return { ...at, alias, person: null };
  const person = isAlias ? null : fromDocument(keptPersonSchema, snapshot);
  if (!person) throw new Error("a person cannot be read");
  return { ...at, person, alias: null };
}

const TRIES = 5;

/** The person to whom the id of any of their mailboxes leads. @throws when an alias leads nowhere */
export async function findPerson(siteId: string, id: string): Promise<FoundPerson | null> {
  for (let tried = 0; tried < TRIES; tried++) {
    const first = await getMailbox(siteId, id);
    if (!first) return null;
    const found = first.alias ? await getMailbox(siteId, first.alias.into) : first;
    const person = found?.person;
    // A split or a merge came between the two reads.
    if (!person || (first.alias && !person.otherEmails.includes(first.alias.email))) continue;
    return { id: found.id, person, guard: found.guard, aliases: await listAliases(siteId, person.otherEmails) };
  }
  throw new Error("an alias leads nowhere");
}

async function listAliases(siteId: string, emails: readonly string[]): Promise<FoundAlias[]> {
  const others = emails.map((email) => firestore().doc(documents.person(siteId, contactIdOf(siteId, email))));
  const found = others.length === 0 ? [] : await firestore().getAll(...others);
  return found.map(mailboxIn).flatMap((one) => (one?.alias ? [one] : []));
}

type Changes = Partial<PersonFacts> & Partial<Pick<Person, "labels" | "note" | "blockedAt" | "eraseAskedAt">>;

/** Creates a person, or changes the one that was read; the commit fails if it changed meanwhile. `now` in ms since 1970. */
export function putPerson(writes: Writes, siteId: string, id: string, guard: Timestamp | null, changes: Changes, now: number): void {
  const reference = firestore().doc(documents.person(siteId, id));
  putGuarded(writes, reference, guard, toDocument(writtenSchema, { ...changes, updatedAt: now }));
}

const without = (shape: object, stays: object) =>
  Object.fromEntries(
    Object.keys(shape)
      .filter((name) => !(name in stays))
      .map((name) => [name, FieldValue.delete()]),
  );

/** Puts an alias in the place of a person that was read. */
export function putAlias(writes: Writes, siteId: string, { id, guard }: At, alias: Alias, now: number): void {
  const fields = toDocument(writtenAliasSchema, { ...alias, updatedAt: now });
  writes.update(
    firestore().doc(documents.person(siteId, id)),
    { ...without(personSchema.shape, fields), ...fields },
    { lastUpdateTime: guard },
  );
}

/** Puts a person back in the place of their alias; what they had of their own is still there. */
export function putBack(writes: Writes, siteId: string, { id, guard }: At, facts: PersonFacts, now: number): void {
  const fields = toDocument(writtenSchema, { ...facts, updatedAt: now });
  const gone = without(aliasSchema.shape, personSchema.shape);
  writes.update(firestore().doc(documents.person(siteId, id)), { ...gone, ...fields }, { lastUpdateTime: guard });
}

type Mark = Partial<Pick<Person, "blockedAt" | "eraseAskedAt">>;

/** Changes what a mailbox's person or alias has of its own. */
export function markMailbox(writes: Writes, siteId: string, { id, guard }: At, mark: Mark): void {
  writes.update(firestore().doc(documents.person(siteId, id)), toDocument(personSchema, mark), { lastUpdateTime: guard });
}

export function dropMailbox(writes: Writes, siteId: string, { id, guard }: At): void {
  writes.delete(firestore().doc(documents.person(siteId, id)), { lastUpdateTime: guard });
}

export type Mailbox = { id: string; email: string };
type Steps = {
  each: (mailboxes: readonly Mailbox[]) => Promise<void>;
  end: (writes: Writes, found: FoundPerson | FoundAlias) => void;
};

/**
 * Does something for all mailboxes of a person, and then ends it at their documents in one commit. Mailboxes merged meanwhile are done too,
 * before the end; those split off meanwhile end with the others.
 * @returns whether there was such a person
 */
export async function forMailboxes(siteId: string, personId: string, { each, end }: Steps): Promise<boolean> {
  const done = new Set<string>();
  for (;;) {
    const left = await writeTogether("end-for-mailboxes", async (writes) => {
      const ids = done.size === 0 ? [personId] : [...done];
      const people = (await Promise.all(ids.map((id) => findPerson(siteId, id)))).flatMap((one) => one ?? []);
      const todo = people.flatMap((one) => mailboxIdsOf(siteId, one)).filter(({ id }) => !done.has(id));
      const ended = new Map(people.flatMap((one) => [one, ...one.aliases]).map((one) => [one.id, one]));
      if (todo.length === 0) for (const one of ended.values()) end(writes, one);
      return [...new Map(todo.map((one) => [one.id, one])).values()];
    });
    if (left.length === 0) return done.size > 0;
    await each(left);
    for (const { id } of left) done.add(id);
  }
}

function mailboxIdsOf(siteId: string, { id, person }: FoundPerson): Mailbox[] {
  return mailboxesOf(person).map((email, at) => ({ id: at === 0 ? id : contactIdOf(siteId, email), email }));
}
