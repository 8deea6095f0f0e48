import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { changeConversation, getConversation, listConversationsOfBrowsers } from "#data/chat/conversations.ts";
import { findPersonEmail, setBlock, setPersonBlock } from "#data/contact/people.ts";
import { type Writes, writeTogether } from "#data/core/writes.ts";
import { type Request, requireCaller } from "#http/request.ts";

const AT_ONCE = 100;

/**
 * Blocks or unblocks a person in the checkout, booking form and chat. Blocking also closes their conversations and those of their browsers,
 * because live listeners never ask again. The person is marked last, so an interrupted run can be repeated.
 */
export async function blockPerson(
  { personId, isBlocked }: CommandInput<"block-person">,
  request: Request,
): Promise<CommandOutput<"block-person">> {
  const { uid: siteId } = requireCaller(request);
  const now = isBlocked ? request.now : null;
  const email = await findPersonEmail(siteId, personId);
  if (email === null) throw new Failure("not_found");
  await writeTogether("block-person", async (writes) => setBlock(writes, siteId, email, now));
  const ids = await listConversationsOfBrowsers(siteId, email);
  for (let from = 0; from < ids.length; from += AT_ONCE)
    await writeTogether("block-conversations", (writes) => closeFor(writes, siteId, ids.slice(from, from + AT_ONCE), isBlocked));
  await writeTogether("mark-blocked", async (writes) => setPersonBlock(writes, siteId, personId, now));
  return {};
}

async function closeFor(writes: Writes, siteId: string, ids: readonly string[], isBlocked: boolean): Promise<void> {
  const refs = ids.map((conversationId) => ({ siteId, conversationId }));
  for (const { ref, known } of await Promise.all(refs.map(async (ref) => ({ ref, known: await getConversation(ref) }))))
    if (known && (known.conversation.status === "spam") !== isBlocked)
      changeConversation(writes, ref, { status: isBlocked ? "spam" : "closed" }, known.guard);
}
