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

/** Takes room of the site for a file that the caller sends into a conversation. */
export async function reserveChatFile(
  { id, bytes, ...ref }: CommandInput<"reserve-chat-file">,
  request: Request,
): Promise<Record<string, never>> {
  const { siteId, conversationId } = ref;
  const isOwner = await requireWriter(ref, request);
  if (!isOwner) {
    // By network first, so that what is refused to one takes nothing from the others of the site.
    await limitRate("chat-file.client", request.clientAddress, request.now);
    await limitRate("chat-file.site", siteId, request.now);
  }
  const refuse = async () => refuseQuota("conversation", await useOf(ref), bytes);
  await takeRoom(siteId, id, { kind: "chatFile", files: { [conversationId]: bytes } }, request.now, refuse).catch((error: unknown) => {
    // What the site has stored is nothing for visitors.
    if (!isOwner && error instanceof Failure && error.code === "over_limit") throw new Failure("over_limit");
    throw error;
  });
  return {};
}

/** Removes a file of a conversation that did not get through. What a message names stays. */
export async function giveUpChatFile({ id, ...ref }: CommandInput<"give-up-chat-file">, request: Request): Promise<Record<string, never>> {
  const { siteId, conversationId } = ref;
  await requireWriter(ref, request);
  const { upload } = (await getGuardedUpload(siteId, id)) ?? {};
  if (upload?.kind !== "chatFile" || upload.files[conversationId] === undefined || upload.unusedAt === null) return {};
  const sent = await sentUploads(siteId, conversationId, new Set([id]), upload.createdAt);
  if (!sent.has(id)) await removeUpload(siteId, id);
  return {};
}

/** @returns whether it is the owner; anybody but them and the browsers of the conversation's visitor is `not_found` */
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
