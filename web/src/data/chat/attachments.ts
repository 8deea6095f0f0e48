import { type AttachmentProblem, attachmentMetadata, attachmentPath, isImage, toAttachment } from "@awning/domain/chat/attachment";
import type { Attachment } from "@awning/domain/chat/message";
import { getBlob, ref } from "firebase/storage";
import { toFailure } from "../core/failures.ts";
import { type Sending, sendFile } from "../core/send-file.ts";
import { storage } from "../core/storage.ts";
import { withChatQuota } from "../media/uploads.ts";
import { withoutMetadata } from "../media/without-metadata.ts";
import type { ThreadRef } from "./thread-writes.ts";

/** Describes a file for a message, with a new id, or returns why it cannot be sent. */
export function prepareAttachment(file: File): Attachment | AttachmentProblem {
  return toAttachment(file, crypto.randomUUID().replaceAll("-", ""));
}

/**
 * Uploads a file to a conversation, without a picture's metadata. Send the message that names it afterwards.
 * @throws Failure `over_limit` with a `RoomRefusal`, or another; or an AbortError
 */
export async function uploadAttachment(
  { siteId, conversationId }: ThreadRef,
  file: File,
  { id, name, type }: Attachment,
  how: Sending,
): Promise<void> {
  const sent = isImage(type) ? await withoutMetadata(file) : file;
  const path = attachmentPath(siteId, conversationId, id);
  return withChatQuota({ siteId, conversationId, id, bytes: sent.size }, how.signal, () =>
    sendFile(sent, path, attachmentMetadata(name), how),
  );
}

/** The contents of a file in a conversation. @throws Failure */
export async function loadAttachment({ siteId, conversationId }: ThreadRef, { id, bytes }: Attachment): Promise<Blob> {
  return getBlob(ref(storage(), attachmentPath(siteId, conversationId, id)), bytes).catch((error: unknown) =>
    Promise.reject(toFailure(error)),
  );
}
