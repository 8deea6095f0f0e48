import { isQuiet, MAIL_AFTER_MINUTES } from "@awning/domain/chat/conversation";
import type { Side } from "@awning/domain/chat/message";
import { getAccount } from "#data/account/accounts.ts";
import {
  type ConversationRef,
  changeConversation,
  getConversation,
  listDueConversations,
  quietConversations,
  unreadConversations,
} from "#data/chat/conversations.ts";
import { writeTogether, writeUnlessOvertaken } from "#data/core/writes.ts";
import { joinLine, type MailOrder, queueOverdueMail } from "#data/mail/outbox.ts";
import type { JobRun } from "#platform/job-run.ts";
import { addUnread, unreadId } from "./tell-unread.ts";

const AT_ONCE = 100;
const MINUTE_MS = 60_000;

/**
 * Mails messages unread for {@link MAIL_AFTER_MINUTES} minutes to owners and to visitors with an address, alternating so that neither side
 * starves the other. Reading cancels the mail; a queued one is checked again when it is sent.
 * @returns the number of mails queued
 */
export async function mailUnread(now: number, run: Pick<JobRun, "hasTime" | "took">): Promise<number> {
  const waiting = async (side: Side) => {
    const page = await listDueConversations(unreadConversations(side, now), AT_ONCE);
    run.took(page.length, AT_ONCE);
    return page;
  };
  const [ofOwners, ofVisitors] = await Promise.all([waiting("owner"), waiting("visitor")]);
  const turns = Array.from({ length: Math.max(ofOwners.length, ofVisitors.length) }, (_, turn) => [
    { side: "owner" as const, ref: ofOwners[turn] },
    { side: "visitor" as const, ref: ofVisitors[turn] },
  ]).flat();
  // One mail per site and address covers all its conversations.
  const first = new Map<string, string>();
  let queued = 0;
  for (const { side, ref } of turns) {
    if (!run.hasTime) break;
    const mail = ref && (await queueUnread(ref, side, now));
    if (!mail) continue;
    const together = `${side} ${ref.siteId} ${mail.to}`;
    if (!first.has(together)) first.set(together, mail.id);
    queued++;
  }
  await Promise.all([...first.values()].map((id) => joinLine(id, now)));
  return queued;
}

/** @returns the queued mail, or `null` if everything was read */
function queueUnread(ref: ConversationRef, side: Side, now: number): Promise<MailOrder | null> {
  const field = side === "owner" ? "mailOwnerSince" : "mailVisitorSince";
  return writeTogether("mail-unread", async (writes) => {
    const known = await getConversation(ref);
    const since = known?.conversation[field] ?? null;
    if (!known || since === null || since > now - MAIL_AFTER_MINUTES * MINUTE_MS) return null;
    changeConversation(writes, ref, { [field]: null }, known.guard);
    const to = side === "owner" ? (await getAccount(ref.siteId))?.email : known.conversation.email;
    if (!to || known.conversation.status === "spam") return null;
    const id = side === "owner" ? unreadId(ref, since) : `chat-${side}.${ref.conversationId}.${since}`;
    const kind = side === "owner" ? "chat-message" : "chat-reply";
    // A shop lists what it sent to others.
    const siteId = side === "owner" ? null : ref.siteId;
    const subject = { uid: ref.siteId, siteId, orderId: null, part: `${ref.conversationId}.${since}` };
    const mail: MailOrder = { id, kind, to, subject, isGathered: true };
    queueOverdueMail(writes, mail);
    if (side === "owner") await addUnread(writes, ref, known.conversation, since, now);
    return mail;
  });
}

/** Closes idle conversations. A new message reopens them. @returns the number closed */
export async function closeQuiet(now: number, run: JobRun): Promise<number> {
  let closed = 0;
  const quiet = await listDueConversations(quietConversations(now), AT_ONCE);
  run.took(quiet.length, AT_ONCE);
  for (const ref of quiet) {
    if (!run.hasTime) break;
    const known = await getConversation(ref);
    if (!known || !isQuiet(known.conversation, now)) continue;
    await writeUnlessOvertaken((writes) => changeConversation(writes, ref, { status: "closed", holder: "" }, known.guard));
    closed++;
  }
  return closed;
}
