import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { mailboxesOf, merged, mergeRefusal, withBrought } from "@awning/domain/contact/merge";
import { Failure } from "@awning/domain/errors/failure";
import { dropMailbox, findPerson, putAlias, putBack, putPerson } from "#data/contact/persons.ts";
import { writeTogether } from "#data/core/writes.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { readFacts } from "./renew-people.ts";

/**
 * Makes two people one: the other's mailbox becomes an alias, and nothing that they bought, booked or wrote changes. Both documents are guarded,
 * so of two merges at once one sees the other. Two that are one already stay so.
 */
export async function mergePeople(
  { personId, otherId }: CommandInput<"merge-people">,
  request: Request,
): Promise<CommandOutput<"merge-people">> {
  const { uid: siteId } = requireCaller(request);
  const { now } = request;
  await writeTogether("merge-people", async (writes) => {
    const [known, other] = await Promise.all([findPerson(siteId, personId), findPerson(siteId, otherId)]);
    if (!known || !other) throw new Failure("not_found");
    if (known.id === other.id) return;
    const aliases = known.aliases.map(({ alias }) => alias);
    const reason = mergeRefusal(known.person, aliases, other.person);
    if (reason) throw new Failure("act_refused", { reason });
    const { person, brought } = merged(known.person, aliases, other.person);
    const emails = [...mailboxesOf(known.person), other.person.email];
    const facts = await readFacts(siteId, emails, known.person.blockedAt ?? now);
    putPerson(writes, siteId, known.id, known.guard, { ...facts, ...person }, now);
    const { email, labels, note, blockedAt, eraseAskedAt } = other.person;
    putAlias(writes, siteId, other, { email, labels, note, blockedAt, eraseAskedAt, ...brought, into: known.id, mergedAt: now }, now);
  });
  return {};
}

/** Takes a merged address off a person again. Either is deleted if nothing is known of it, unless it is blocked. */
export async function splitPerson(
  { personId, email }: CommandInput<"split-person">,
  request: Request,
): Promise<CommandOutput<"split-person">> {
  const { uid: siteId } = requireCaller(request);
  const { now } = request;
  return writeTogether("split-person", async (writes) => {
    const known = await findPerson(siteId, personId);
    if (!known) throw new Failure("not_found");
    const gone = known.aliases.find(({ alias }) => alias.email === email);
    if (!gone) return { personId: known.id };
    const staying = known.aliases.filter((one) => one !== gone);
    const left = mailboxesOf(known.person).filter((one) => one !== email);
    const [facts, theirs] = await Promise.all([
      readFacts(siteId, left, known.person.blockedAt),
      readFacts(siteId, [email], gone.alias.blockedAt),
    ]);
    const aliasesOf = (all: typeof staying) => all.map(({ alias }) => alias);
    const own = withBrought(known.person, aliasesOf(known.aliases), aliasesOf(staying));
    if (facts) putPerson(writes, siteId, known.id, known.guard, { ...facts, ...own }, now);
    else for (const one of [known, ...staying]) dropMailbox(writes, siteId, one);
    if (theirs) putBack(writes, siteId, gone, theirs, now);
    else dropMailbox(writes, siteId, gone);
    return { personId: gone.id };
  });
}
