import type { Conversation } from "@awning/domain/chat/schema";
import { type ConversationRef, listJustUnread } from "#data/chat/conversations.ts";
import { type Writes, writeUnlessOvertaken } from "#data/core/writes.ts";
import { addNotification, getNotification } from "#data/notification/notifications.ts";
import type { JobRun } from "#platform/job-run.ts";

const AT_ONCE = 500;

/** The id of what an owner is told of messages unread since then: of its notification, and of its mail if they stay unread. */
export function unreadId({ conversationId }: ConversationRef, since: number): string {
  return `chat-owner.${conversationId}.${since}`;
}

/** Adds the notification of unread messages unless it is there. @param now ms since 1970 @returns whether it was not */
export async function addUnread(
  writes: Pick<Writes, "create">,
  ref: ConversationRef,
  { name, email }: Pick<Conversation, "name" | "email">,
  since: number,
  now: number,
): Promise<boolean> {
  const id = unreadId(ref, since);
  if (await getNotification(ref.siteId, id)) return false;
  const about = { kind: "conversation", id: ref.conversationId } as const;
  addNotification(writes, ref.siteId, { id, event: "chatMessage", about, title: name || email }, now);
  return true;
}

/**
 * Notifies owners of messages that are unread for a short time: visitors' browsers write them, so no function sees them come. What is
 * missed is told with its mail.
 * @param now ms since 1970
 * @returns the number of notifications
 */
export async function tellUnread(now: number, run: Pick<JobRun, "hasTime" | "took">): Promise<number> {
  let told = 0;
  for (const { ref, conversation } of await listJustUnread(now, AT_ONCE)) {
    const { mailOwnerSince, status } = conversation;
    if (!run.hasTime || mailOwnerSince === null || status === "spam") continue;
    await writeUnlessOvertaken(async (writes) => {
      if (await addUnread(writes, ref, conversation, mailOwnerSince, now)) told++;
    });
  }
  return told;
}
