import type { CommandOutput, commands } from "@awning/domain/api/commands";
import { applyRead, readChanges, VISITOR_DEVICES_MAX } from "@awning/domain/chat/conversation";
import { CURSOR_OVERLAP_MS } from "@awning/domain/chat/message";
import type { VisitorThread } from "@awning/domain/chat/visitor";
import { Failure } from "@awning/domain/errors/failure";
import { isSiteClosed } from "@awning/domain/site/site";
import type * as z from "zod/mini";
import {
  addVisitorUid,
  type ConversationRef,
  changeConversation,
  getConversation,
  isDeviceBlocked,
  listNewestMessages,
} from "#data/chat/conversations.ts";
import { writeTogether } from "#data/core/writes.ts";
import { getSite } from "#data/site/sites.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { isChatKey } from "#platform/access-keys.ts";
import { sendAsVisitor } from "./send-as-visitor.ts";

type Input<Name extends "send-chat" | "read-chat" | "join-chat"> = z.output<(typeof commands)[Name]["input"]>;

export async function sendChat({ siteId, to, ...message }: Input<"send-chat">, request: Request): Promise<CommandOutput<"send-chat">> {
  const addressed =
    "key" in to
      ? ({ type: "known", ...to } as const)
      : ({ type: "own", subject: { type: "general", id: "" }, visitorKey: to.visitorKey, isOffered: false } as const);
  return sendAsVisitor(siteId, addressed, message, request.clientAddress);
}

export async function readChat({ seenId, ...opened }: Input<"read-chat">): Promise<CommandOutput<"read-chat">> {
  await readByVisitor(opened, seenId);
  return {};
}

export async function joinChat(opened: Input<"join-chat">, request: Request): Promise<CommandOutput<"join-chat">> {
  await joinAsVisitor(opened, requireCaller(request).uid);
  return {};
}

type Opened = ConversationRef & { key: string };

/**
 * Opens a conversation by its key.
 * @param known when the newest message was written that the visitor has, ms since 1970: earlier ones are left out
 * @returns `null` for a wrong key, `blocked` for a blocked visitor
 */
export async function readAsVisitor({ key, ...ref }: Opened, known = 0): Promise<VisitorThread | "blocked" | null> {
  const { conversation } = (await getConversation(ref)) ?? {};
  if (!conversation || !isChatKey({ ...ref, accessRev: conversation.accessRev }, key)) return null;
  if (conversation.status === "spam") return "blocked";
  // Owners' messages carry the database's clock, others' that of a function: the newest may be a moment older than what is known.
  if (known > 0 && conversation.lastAt === known) return { conversation, messages: [] };
  return { conversation, messages: await listNewestMessages(ref, Math.max(0, known - CURSOR_OVERLAP_MS)) };
}

/**
 * Lets a visitor's browser subscribe to a conversation; the oldest one is dropped beyond the limit. A browser that the site blocked also
 * blocks the general conversation it joins.
 */
async function joinAsVisitor({ key, ...ref }: Opened, uid: string): Promise<void> {
  const [known, site] = await Promise.all([getConversation(ref), getSite(ref.siteId)]);
  const isOwn = known && isChatKey({ ...ref, accessRev: known.conversation.accessRev }, key);
  // Owners viewing their own page are not visitors.
  if (!isOwn || !site || isSiteClosed(site) || known.conversation.status === "spam" || uid === ref.siteId) throw new Failure("not_found");
  const { visitorUids, subject } = known.conversation;
  if (visitorUids.includes(uid)) return;
  if (subject.type === "general" && (await isDeviceBlocked(ref.siteId, uid))) {
    await writeTogether("block-device", async (writes) => {
      const now = await getConversation(ref);
      if (now) changeConversation(writes, ref, { status: "spam" }, now.guard);
    });
    throw new Failure("not_found");
  }
  if (visitorUids.length < VISITOR_DEVICES_MAX) return addVisitorUid(ref, uid);
  await writeTogether("join-chat", async (writes) => {
    const now = await getConversation(ref);
    if (!now) throw new Failure("not_found");
    const kept = now.conversation.visitorUids.slice(1 - VISITOR_DEVICES_MAX);
    changeConversation(writes, ref, { visitorUids: [...kept, uid] }, now.guard);
  });
}

/** Marks the owner's messages as read for visitors without a live connection. */
async function readByVisitor({ key, ...ref }: Opened, seenId: string): Promise<void> {
  await writeTogether("read-chat", async (writes) => {
    const known = await getConversation(ref);
    if (!known || known.conversation.status === "spam" || !isChatKey({ ...ref, accessRev: known.conversation.accessRev }, key))
      throw new Failure("not_found");
    if (applyRead(known.conversation, "visitor", seenId)) changeConversation(writes, ref, readChanges("visitor", seenId), known.guard);
  });
}
