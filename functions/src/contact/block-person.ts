import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { changeConversation, getConversation } from "#data/chat/conversations.ts";
import { findPersonEmail, listConversationsOfPerson, setBlock, setPersonBlock } from "#data/contact/people.ts";
import { writeTogether } from "#data/core/writes.ts";
import { type Request, requireCaller } from "#http/request.ts";

/**
 * Blocks somebody, or no more: the checkout, the booking form and the chat ask for it. Their conversations are closed for them in the same
 * commit, because a browser that listens asks nobody.
 */
export async function blockPerson(
  { personId, isBlocked }: CommandInput<"block-person">,
  request: Request,
): Promise<CommandOutput<"block-person">> {
  const { uid: siteId } = requireCaller(request);
  const now = isBlocked ? request.now : null;
  await writeTogether("block-person", async (writes) => {
    const email = await findPersonEmail(siteId, personId);
    if (email === null) throw new Failure("not_found");
    setBlock(writes, siteId, email, now);
    setPersonBlock(writes, siteId, personId, now);
    for (const { id } of await listConversationsOfPerson(siteId, email)) {
      const ref = { siteId, conversationId: id };
      const known = await getConversation(ref);
      const status = known?.conversation.status;
      if (known && (status === "spam") !== isBlocked)
        changeConversation(writes, ref, { status: isBlocked ? "spam" : "closed" }, known.guard);
    }
  });
  return {};
}
