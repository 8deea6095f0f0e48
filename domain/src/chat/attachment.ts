import { LINK_FILE_TYPES, linkFileMetadata, UNKNOWN_TYPE } from "../link/link-file-type.ts";
import { cleanLine } from "../values/text.ts";
import { ATTACHMENT_BYTES_MAX, ATTACHMENT_NAME_MAX, ATTACHMENT_TYPES, type Attachment, IMAGE_BYTES_MAX, IMAGE_TYPES } from "./message.ts";

/** What the files of one conversation may come to; beyond it no more are taken. */
export const CONVERSATION_FILES = { bytes: 200_000_000, count: 200 } as const;

export function isImage(type: string): boolean {
  return (IMAGE_TYPES as readonly string[]).includes(type);
}

/** `heic`: what phones take photos as, which most browsers cannot show. */
export type AttachmentProblem = "type" | "heic" | "empty" | "too_large";

/** Why a file cannot be sent; `null` when it can. */
export function attachmentProblem({ type, size }: { type: string; size: number }): AttachmentProblem | null {
  if (!(ATTACHMENT_TYPES as readonly string[]).includes(type)) return "type";
  if (size === 0) return "empty";
  return size > (isImage(type) ? IMAGE_BYTES_MAX : ATTACHMENT_BYTES_MAX) ? "too_large" : null;
}

/**
 * A file as a message names it, by the ending of its name; one without an ending that is known gets that of the type that the device
 * tells. Or why it cannot be sent.
 */
export function toAttachment(file: { name: string; size: number; type: string }, id: string): Attachment | AttachmentProblem {
  const { size } = file;
  const [ending] = Object.entries(LINK_FILE_TYPES).find(([, type]) => type === file.type) ?? [];
  const name = linkFileMetadata(file.name).contentType !== UNKNOWN_TYPE || !ending ? file.name : `${file.name}.${ending}`;
  const type = linkFileMetadata(name).contentType;
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]$/.test(file.type)) return "heic";
  // A long name keeps its end, which says what the file is.
  return attachmentProblem({ type, size }) ?? { id, name: cleanLine(name.slice(-ATTACHMENT_NAME_MAX)), type, bytes: size };
}

/** What Storage is told of a file: its type by its name, and that it is saved under that name. */
export function attachmentMetadata(name: string): { contentType: string; contentDisposition: string; cacheControl: string } {
  return { ...linkFileMetadata(name), cacheControl: "private, max-age=3600" };
}

/** Where the files of conversations lie. */
export const ATTACHMENT_FOLDER = "chatFiles";

/** Where the files of all conversations of a site lie. */
export function attachmentFolder(siteId: string): string {
  return `${ATTACHMENT_FOLDER}/${siteId}/`;
}

/** Where the file of a message lies in Storage. */
export function attachmentPath(siteId: string, conversationId: string, id: string): string {
  return `${attachmentFolder(siteId)}${conversationId}/${id}`;
}
