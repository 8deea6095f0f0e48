import { attachmentPath, isImage } from "@awning/domain/chat/attachment";
import type { Attachment } from "@awning/domain/chat/message";
import { DOWNLOAD_ADDRESS_MS } from "@awning/domain/order/fulfilment/download";
import type { ConversationRef } from "#data/chat/conversations.ts";
import { signedAddress } from "#data/media/stored-files.ts";
import { attachment } from "#http/error-response.ts";
import { isEmulator } from "#platform/config.ts";
import { signedUrl } from "#platform/signed-url.ts";

/** Signs a URL that downloads a chat file for ten minutes. The URL alone grants access. */
export function attachmentAddress(
  { siteId, conversationId }: ConversationRef,
  { id, name, type }: Attachment,
  now: number,
): Promise<string> {
  const path = attachmentPath(siteId, conversationId, id);
  const expires = now + DOWNLOAD_ADDRESS_MS;
  if (isEmulator) return Promise.resolve(signedUrl({ path, name, expires }));
  // Messages show pictures inline.
  return signedAddress(path, expires, attachment(name), isImage(type) ? type : undefined);
}
