import { KEPT_DAYS } from "@awning/domain/chat/chat-settings";
import { lastEventAt } from "@awning/domain/chat/conversation";
import type { Conversation } from "@awning/domain/chat/schema";
import { returnChanges } from "@awning/domain/chat/snooze";
import {
  changeConversation,
  deleteConversation,
  dueSweeps,
  getChatSettings,
  getConversation,
  listDueConversations,
  listOldConversations,
  setSweep,
  snoozedConversations,
} from "#data/chat/conversations.ts";
import { listDue } from "#data/core/due.ts";
import { writeUnlessOvertaken } from "#data/core/writes.ts";
import type { JobRun } from "#platform/job-run.ts";
import { log } from "#platform/log.ts";

const AT_ONCE = 100;
const SITES_AT_ONCE = 20;
const DAY_MS = 86_400_000;

/** Returns snoozed conversations to the inbox, as unread. @returns the number returned */
export async function returnSnoozed(now: number, run: Pick<JobRun, "hasTime" | "took">): Promise<number> {
  let returned = 0;
  const due = await listDueConversations(snoozedConversations(now), AT_ONCE);
  run.took(due.length, AT_ONCE);
  for (const ref of due) {
    if (!run.hasTime) break;
    const known = await getConversation(ref);
    const changes = known && returnChanges(known.conversation, now);
    if (!changes) continue;
    await writeUnlessOvertaken((writes) => changeConversation(writes, ref, changes, known.guard));
    returned++;
  }
  return returned;
}

function isOver({ status, ...timed }: Conversation, before: number, now: number): boolean {
  return (status === "open" || status === "closed") && lastEventAt(timed, now) < before;
}

/**
 * Deletes conversations, with their files, whose last message is older than their owner wants to keep. A site is looked at once a day, and
 * again in the same run while a page of it was full.
 * @returns the number deleted
 */
export async function forgetChats(now: number, run: Pick<JobRun, "hasTime" | "took">): Promise<number> {
  let deleted = 0;
  const due = await listDue(dueSweeps(now), SITES_AT_ONCE);
  for (const { ref } of due) {
    if (!run.hasTime) break;
    const siteId = ref.parent.parent?.id ?? "";
    try {
      const days = KEPT_DAYS[(await getChatSettings(siteId)).keep];
      const old = days === null ? [] : await listOldConversations(siteId, now - days * DAY_MS, AT_ONCE);
      run.took(old.length, AT_ONCE);
      if (old.length < AT_ONCE) await setSweep(siteId, days === null ? null : now + DAY_MS);
      for (const one of old) {
        if (!run.hasTime) break;
        // A message may have come since the page was read.
        const known = await getConversation(one);
        if (!known || days === null || !isOver(known.conversation, now - days * DAY_MS, now)) continue;
        await deleteConversation(one);
        deleted++;
      }
    } catch (error) {
      log.internalError("chats/forget", error);
    }
  }
  run.took(due.length, SITES_AT_ONCE);
  return deleted;
}
