import { type AttachmentProblem, attachmentMetadata, attachmentPath, isImage, toAttachment } from "@awning/domain/chat/attachment";
import type { Attachment } from "@awning/domain/chat/message";
import { mediaBase } from "../env.ts";
import { withoutMetadata } from "../media/without-metadata.ts";
import type { ThreadRef } from "./thread-writes.ts";
import { askAsVisitor, type Proof } from "./visitor-commands.ts";

/**
 * Uploads a visitor's file to their conversation once quota is reserved, without a picture's metadata. It calls Storage's REST
 * API, because the SDK would double the chat's download. `onProgress` is called with 0 to 1.
 * @returns the file as a message names it, or why it was not sent; `full` when there is no quota left
 */
export async function sendVisitorFile(
  { siteId, conversationId }: ThreadRef,
  file: File,
  proof: Proof,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Attachment | AttachmentProblem | "full" | "failed"> {
  const attachment = toAttachment(file, crypto.randomUUID().replaceAll("-", ""));
  if (typeof attachment === "string") return attachment;
  const sent = isImage(attachment.type) ? await withoutMetadata(file) : file;
  const place = { siteId, conversationId, id: attachment.id };
  const reserved = await askAsVisitor("reserve-chat-file", { ...place, bytes: sent.size }, proof).catch(() => null);
  if (!reserved?.ok) return reserved?.status === 409 ? "full" : "failed";
  const path = attachmentPath(siteId, conversationId, attachment.id);
  const { contentType } = attachmentMetadata(attachment.name);
  const boundary = `chat${attachment.id}`;
  const told = JSON.stringify({ name: path, ...attachmentMetadata(attachment.name) });
  const head = `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${told}\r\n--${boundary}\r\nContent-Type: ${contentType}\r\n\r\n`;
  const body = new Blob([head, sent, `\r\n--${boundary}--`]);
  const headers = {
    ...(await proof("Firebase")),
    "X-Goog-Upload-Protocol": "multipart",
    "Content-Type": `multipart/related; boundary=${boundary}`,
  };
  const status = await new Promise<number>((done) => {
    const request = new XMLHttpRequest();
    request.open("POST", `${mediaBase.slice(0, -1)}?name=${encodeURIComponent(path)}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onloadend = () => done(request.status);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    if (signal.aborted) done(0);
    else request.send(body);
  });
  if (status === 200) return attachment;
  // Not awaited: the scheduled cleanup finds what this misses.
  void askAsVisitor("give-up-chat-file", place, proof).catch(() => null);
  return "failed";
}
