import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { changeConversation, getConversation, listConversationsOfBrowsers } from "#data/chat/conversations.ts";
import { setBlock } from "#data/contact/people.ts";
import { forMailboxes, markMailbox } from "#data/contact/persons.ts";
import { type Writes, writeTogether } from "#data/core/writes.ts";
import { type Request, requireCaller } from "#http/request.ts";

const AT_ONCE = 100;

/**
 * Blocks or unblocks all mailboxes of a person in the checkout, booking form and chat. Blocking also closes their conversations and those of
 * their browsers, because live listeners never ask again. The person is marked last, so an interrupted run can be repeated.
 */
export async function blockPerson(
  { personId, isBlocked }: CommandInput<"block-person">,
  request: Request,
): Promise<CommandOutput<"block-person">> {
  const { uid: siteId } = requireCaller(request);
  const now = isBlocked ? request.now : null;
  const isDone = await forMailboxes(siteId, personId, {
    each: async (mailboxes) => {
      for (const { email } of mailboxes) await blockMailbox(siteId, email, now);
    },
    end: (writes, found) => markMailbox(writes, siteId, found, { blockedAt: now }),
  });
  if (!isDone) throw new Failure("not_found");
  return {};
}

async function blockMailbox(siteId: string, email: string, now: number | null): Promise<void> {
  await writeTogether("block-person", async (writes) => setBlock(writes, siteId, email, now));
  const ids = await listConversationsOfBrowsers(siteId, email);
  for (let from = 0; from < ids.length; from += AT_ONCE)
    await writeTogether("block-conversations", (writes) => closeFor(writes, siteId, ids.slice(from, from + AT_ONCE), now !== null));
}

async function closeFor(writes: Writes, siteId: string, ids: readonly string[], isBlocked: boolean): Promise<void> {
  const refs = ids.map((conversationId) => ({ siteId, conversationId }));
  for (const { ref, known } of await Promise.all(refs.map(async (ref) => ({ ref, known: await getConversation(ref) }))))
    if (known && (known.conversation.status === "spam") !== isBlocked)
      changeConversation(writes, ref, { status: isBlocked ? "spam" : "closed" }, known.guard);
}
