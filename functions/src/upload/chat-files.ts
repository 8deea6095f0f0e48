import type { CommandInput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { isSiteClosed } from "@awning/domain/site/site";
import { bytesOf, type QuotaUse, refuseQuota } from "@awning/domain/upload/upload";
import { type ConversationRef, getConversation } from "#data/chat/conversations.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { sentUploads } from "#data/media/named-uploads.ts";
import { removeUpload } from "#data/media/remove-upload.ts";
import { getGuardedUpload, listConversationUploads } from "#data/media/uploads.ts";
import { getSite } from "#data/site/sites.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { takeRoom } from "./reserve-upload.ts";

export async function reserveChatFile(
  { id, bytes, ...ref }: CommandInput<"reserve-chat-file">,
  request: Request,
): Promise<Record<string, never>> {
  const { siteId, conversationId } = ref;
  const isOwner = await requireWriter(ref, request);
  if (!isOwner) {
    // The network counts first, so that one network cannot use up the site's limit.
    await limitRate("chat-file.client", request.clientAddress, request.now);
    await limitRate("chat-bytes.client", request.clientAddress, request.now, bytes);
    await limitRate("chat-file.site", siteId, request.now);
  }
  const refuse = async () => refuseQuota("conversation", await useOf(ref), bytes);
  await takeRoom(siteId, id, { kind: "chatFile", files: { [conversationId]: bytes } }, request.now, refuse).catch((error: unknown) => {
    // Visitors must not learn the site's storage use.
    if (!isOwner && error instanceof Failure && error.code === "over_limit") throw new Failure("over_limit");
    throw error;
  });
  return {};
}

/** Removes an attachment whose upload failed or, for the owner, whose message was deleted, unless a message names it. */
export async function giveUpChatFile({ id, ...ref }: CommandInput<"give-up-chat-file">, request: Request): Promise<Record<string, never>> {
  const { siteId, conversationId } = ref;
  const isOwner = await requireWriter(ref, request);
  const { upload } = (await getGuardedUpload(siteId, id)) ?? {};
  if (upload?.kind !== "chatFile" || upload.files[conversationId] === undefined) return {};
  // A file that was named once is not looked for again on a visitor's word: that reads all messages since.
  if (upload.unusedAt === null && !isOwner) return {};
  const sent = await sentUploads(siteId, conversationId, new Set([id]), upload.createdAt);
  if (!sent.has(id)) await removeUpload(siteId, id);
  return {};
}

/** @returns whether the caller is the owner @throws Failure `not_found` unless the caller is the owner or the visitor's browser */
async function requireWriter(ref: ConversationRef, request: Request): Promise<boolean> {
  const { uid, isVerified } = requireCaller(request);
  const isOwner = uid === ref.siteId;
  const [known, site] = await Promise.all([getConversation(ref), getSite(ref.siteId)]);
  const { status = "spam", visitorUids = [] } = known?.conversation ?? {};
  if (status === "spam" || !site || isSiteClosed(site) || !(isOwner || visitorUids.includes(uid))) throw new Failure("not_found");
  if (isOwner && !isVerified) throw new Failure("unverified");
  return isOwner;
}

async function useOf({ siteId, conversationId }: ConversationRef): Promise<QuotaUse> {
  const uploads = await listConversationUploads(siteId, conversationId);
  return { bytes: uploads.reduce((sum, { upload }) => sum + bytesOf(upload.files), 0), count: uploads.length };
}
