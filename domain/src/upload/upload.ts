import * as z from "zod/mini";
import { ATTACHMENT_FOLDER, attachmentPath, CONVERSATION_FILES } from "../chat/attachment.ts";
import { ATTACHMENT_BYTES_MAX } from "../chat/message.ts";
import { LINK_FILE_MAX_BYTES } from "../link/link-file.ts";
import { linkFilePath } from "../link/link-file-type.ts";
import { MEDIA_FILE_MAX_BYTES, MEDIA_WIDTHS } from "../media/media.ts";
import { FILE_MAX_BYTES, storedFilePath } from "../product/file.ts";
import { timestampSchema } from "../time/timestamp.ts";
import { isDocumentId } from "../values/document-id.ts";
import { formatFileSize } from "../values/file-size.ts";

/** Why an uploaded picture was refused; `details.reason` of a `bad_request`. */
export type ImageRefusal = "type" | "heic" | "bytes" | "pixels" | "unreadable" | "too_detailed";

const IMAGE_WORDS: Record<ImageRefusal, string> = {
  type: "We can’t read this file as a picture. Use a JPEG, PNG, WebP, AVIF or GIF.",
  heic: "This browser can’t read HEIC photos. Export the photo as a JPEG and upload that. For new photos on an iPhone, go to Settings, Camera, Formats and choose Most Compatible.",
  bytes: "This file is larger than 40 MB. Choose a smaller one.",
  pixels: "This picture has more than 65 million pixels. Choose a smaller one.",
  unreadable: "We couldn’t read this file as a picture. Choose another one.",
  too_detailed: "This picture is too large, even when compressed. Choose another one.",
};

export function imageErrorLabel({ details }: { details: Readonly<Record<string, unknown>> }): string | null {
  return Object.entries(IMAGE_WORDS).find(([reason]) => reason === details.reason)?.[1] ?? quotaErrorLabel(details);
}

/** Details of `over_limit` for a full quota or conversation: the limit, its use, and the size of the upload. */
const roomRefusalSchema = z.object({
  room: z.enum(["media", "sold", "chat", "conversation"]),
  limit: z.enum(["bytes", "count"]),
  used: z.number(),
  max: z.number(),
  asked: z.number(),
});
export type RoomRefusal = z.infer<typeof roomRefusalSchema>;

export function refuseQuota(room: RoomRefusal["room"], used: QuotaUse, bytes: number): RoomRefusal | null {
  const { bytes: maxBytes, count: maxCount } = room === "conversation" ? CONVERSATION_FILES : ROOMS[room];
  if (used.count + 1 > maxCount) return { room, limit: "count", used: used.count, max: maxCount, asked: 1 };
  if (used.bytes + bytes > maxBytes) return { room, limit: "bytes", used: used.bytes, max: maxBytes, asked: bytes };
  return null;
}

const HELD: Record<Room, string> = { media: "pictures and shared files", sold: "files you sell", chat: "files in conversations" };
const HELP: Record<Room, string> = {
  media: "Remove some you no longer use, then select “Clean up now” on your account page.",
  sold: "Remove some from their products to free up space right away.",
  chat: "To free up space, erase the personal data of people you no longer write to.",
};

/** The message for a full quota: limit, use and what to do; `null` for unrelated details. */
export function quotaErrorLabel(details: unknown): string | null {
  const parsed = roomRefusalSchema.safeParse(details);
  if (!parsed.success) return null;
  const { room, limit, used, max, asked } = parsed.data;
  if (room === "conversation") return "This conversation can’t hold more files. Send this one another way.";
  const said =
    limit === "bytes"
      ? `Your ${HELD[room]} use ${formatFileSize(used)} of ${formatFileSize(max)}, and this needs ${formatFileSize(asked)}.`
      : `You have ${used.toLocaleString("en")} of ${max.toLocaleString("en")} ${HELD[room]}.`;
  return `${said} ${HELP[room]}`;
}

export function nearlyFullLabel(room: Room, used: { bytes: number; count: number }): string | null {
  const { bytes, count } = ROOMS[room];
  const isFull = refuseQuota(room, used, 1) !== null;
  if (!isFull && used.bytes < bytes * 0.9 && used.count < count * 0.9) return null;
  const said =
    used.bytes / bytes >= used.count / count
      ? `Your ${HELD[room]} use ${formatFileSize(used.bytes)} of ${formatFileSize(bytes)}.`
      : `You have ${used.count.toLocaleString("en")} of ${count.toLocaleString("en")} ${HELD[room]}.`;
  return `${said} ${HELP[room]}`;
}

const OWN_KINDS = ["picture", "linkFile", "soldFile"] as const;
export const ownUploadKindSchema = z.enum(OWN_KINDS);
/** A `chatFile` belongs to a conversation and is sent by its owner or visitor. */
export const uploadKindSchema = z.enum([...OWN_KINDS, "chatFile"]);
export type UploadKind = z.infer<typeof uploadKindSchema>;
/** The file name of uploads that are neither pictures nor of a conversation. */
export const UPLOAD_FILE = "file";

/** Quotas: `media` also holds link files; `chat` is separate, so that strangers cannot use up the owner's space. */
export type Room = "media" | "sold" | "chat";

/**
 * Quotas per account. 2 GB and 4,000 fit five hundred products with eight half-megabyte photos; 20 GB fit ten of the largest files, or
 * hundreds of books and songs; 5 GB fit twenty-five full conversations, or thousands with a photo or two. A picture counts once in all its
 * sizes.
 */
export const ROOMS: Readonly<Record<Room, { bytes: number; count: number }>> = {
  media: { bytes: 2_000_000_000, count: 4000 },
  sold: { bytes: 20_000_000_000, count: 500 },
  chat: { bytes: 5_000_000_000, count: 5000 },
};

export function quotaOf(kind: UploadKind): Room {
  return kind === "soldFile" ? "sold" : kind === "chatFile" ? "chat" : "media";
}

const bytesSchema = z.number().check(z.int(), z.gte(0));
const useSchema = z.object({ bytes: bytesSchema, count: bytesSchema });
/** Used bytes and number of pictures or files. */
export type QuotaUse = z.infer<typeof useSchema>;
const NOTHING: QuotaUse = { bytes: 0, count: 0 };

/**
 * `storage/{siteId}`: a site's storage use per quota, including reservations. Functions write it in one commit with the uploads. `sweepAt`
 * (ms since 1970) is when the site is swept next. `clearing` lists files that a manual clean-up found unused: the first sweep after `at`
 * deletes them unless they are in use again.
 */
export const storageUseSchema = z.object({
  media: useSchema,
  sold: useSchema,
  chat: z._default(useSchema, () => NOTHING),
  sweepAt: timestampSchema,
  clearing: z.nullable(z.extend(useSchema, { at: timestampSchema })),
});
export type StorageUse = z.infer<typeof storageUseSchema>;
export const NOTHING_STORED: Record<Room, QuotaUse> = { media: NOTHING, sold: NOTHING, chat: NOTHING };

/**
 * `storage/{siteId}/uploads/{id}`: a picture or file, from reservation to deletion. It is the permit that `storage.rules` checks: `files`
 * lists every allowed object with its maximum bytes: a picture's by width, a conversation's by conversation id, any other as
 * {@link UPLOAD_FILE}. `isOpen` is false during deletion. Times in ms since 1970.
 */
export const uploadSchema = z.object({
  kind: uploadKindSchema,
  files: z.record(z.string(), bytesSchema),
  bytes: bytesSchema,
  isOpen: z.boolean(),
  /** Whether an order shows it, so that it is kept. */
  isOrdered: z.boolean(),
  /** Since when no document uses it; `null` while one does, and permanently once a message does. Starts as `createdAt`. */
  unusedAt: z.nullable(timestampSchema),
  createdAt: timestampSchema,
});
export type Upload = z.infer<typeof uploadSchema>;

const LARGEST: Record<UploadKind, number> = {
  picture: MEDIA_FILE_MAX_BYTES,
  linkFile: LINK_FILE_MAX_BYTES,
  soldFile: FILE_MAX_BYTES,
  chatFile: ATTACHMENT_BYTES_MAX,
};
const MEDIA_FOLDER = "media";
const PICTURE_FILE = /^([1-9]\d{0,3})\.webp$/;
const WIDEST = MEDIA_WIDTHS[MEDIA_WIDTHS.length - 1] ?? 0;

/** Whether Storage accepts these files (name to bytes): names and sizes as in `storage.rules`. */
export function fitsKind(kind: UploadKind, files: Readonly<Record<string, number>>): boolean {
  const names = Object.keys(files);
  return (
    names.length >= 1 &&
    names.length <= (kind === "picture" ? MEDIA_WIDTHS.length : 1) &&
    names.every((name) => isNameOf(kind, name)) &&
    Object.values(files).every((size) => size >= 1 && size <= LARGEST[kind])
  );
}

function isNameOf(kind: UploadKind, name: string): boolean {
  if (kind === "picture") return Number(PICTURE_FILE.exec(name)?.[1] ?? WIDEST + 1) <= WIDEST;
  return kind === "chatFile" ? isDocumentId(name) : name === UPLOAD_FILE;
}

export function bytesOf(files: Readonly<Record<string, number>>): number {
  return Object.values(files).reduce((sum, size) => sum + size, 0);
}

export function pathsOf(siteId: string, id: string, { kind, files }: Pick<Upload, "kind" | "files">): string[] {
  if (kind === "linkFile") return [linkFilePath(siteId, id)];
  if (kind === "soldFile") return [storedFilePath(siteId, id)];
  if (kind === "chatFile") return Object.keys(files).map((conversationId) => attachmentPath(siteId, conversationId, id));
  return Object.keys(files).map((name) => `${MEDIA_FOLDER}/${siteId}/${id}/${name}`);
}

export function foldersOf(siteId: string): string[] {
  return [MEDIA_FOLDER, "linkFiles", "files", ATTACHMENT_FOLDER].map((folder) => `${folder}/${siteId}/`);
}

/** The upload of a Storage path; `null` outside our folders. */
export function uploadAt(path: string): { id: string; kind: UploadKind; file: string } | null {
  const [folder, , id = "", name = UPLOAD_FILE, ...deeper] = path.split("/");
  const isWhole = id !== "" && name !== "" && deeper.length === 0;
  if (folder === ATTACHMENT_FOLDER) return isWhole && path.split("/").length === 4 ? { id: name, kind: "chatFile", file: id } : null;
  const kind = folder === MEDIA_FOLDER ? "picture" : folder === "linkFiles" ? "linkFile" : folder === "files" ? "soldFile" : null;
  return kind === null || !isWhole ? null : { id, kind, file: name };
}
