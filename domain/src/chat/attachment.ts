import { LINK_FILE_TYPES, linkFileMetadata, UNKNOWN_TYPE } from "../link/link-file-type.ts";
import { cleanLine } from "../values/text.ts";
import { ATTACHMENT_BYTES_MAX, ATTACHMENT_NAME_MAX, ATTACHMENT_TYPES, type Attachment, IMAGE_BYTES_MAX, IMAGE_TYPES } from "./message.ts";

export const CONVERSATION_FILES = { bytes: 200_000_000, count: 200 } as const;

export function isImage(type: string): boolean {
  return (IMAGE_TYPES as readonly string[]).includes(type);
}

/** `heic`: the photo format of phones, which most browsers cannot display. */
export type AttachmentProblem = "type" | "heic" | "empty" | "too_large";

export function attachmentProblem({ type, size }: { type: string; size: number }): AttachmentProblem | null {
  if (!(ATTACHMENT_TYPES as readonly string[]).includes(type)) return "type";
  if (size === 0) return "empty";
  return size > (isImage(type) ? IMAGE_BYTES_MAX : ATTACHMENT_BYTES_MAX) ? "too_large" : null;
}

/** An attachment typed by its file extension, or by the reported type if the extension is unknown; otherwise why it cannot be sent. */
export function toAttachment(file: { name: string; size: number; type: string }, id: string): Attachment | AttachmentProblem {
  const { size } = file;
  const [ending] = Object.entries(LINK_FILE_TYPES).find(([, type]) => type === file.type) ?? [];
  const name = linkFileMetadata(file.name).contentType !== UNKNOWN_TYPE || !ending ? file.name : `${file.name}.${ending}`;
  const { contentType } = linkFileMetadata(name);
  const type = ATTACHMENT_TYPES.find((one) => one === contentType);
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]$/.test(file.type)) return "heic";
  if (!type) return "type";
  // Truncation keeps the extension; cleaning can make a name longer, and a cut leave half a character.
  return attachmentProblem({ type, size }) ?? { id, name: cleanLine(cleanLine(name).slice(-ATTACHMENT_NAME_MAX)), type, bytes: size };
}

export function attachmentMetadata(name: string): { contentType: string; contentDisposition: string; cacheControl: string } {
  return { ...linkFileMetadata(name), cacheControl: "private, max-age=3600" };
}

export const ATTACHMENT_FOLDER = "chatFiles";

export function attachmentFolder(siteId: string): string {
  return `${ATTACHMENT_FOLDER}/${siteId}/`;
}

export function attachmentPath(siteId: string, conversationId: string, id: string): string {
  return `${attachmentFolder(siteId)}${conversationId}/${id}`;
}
