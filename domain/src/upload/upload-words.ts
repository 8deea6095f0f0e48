import * as z from "zod/mini";
import { fileSizeWords } from "../values/file-size.ts";
import { ROOMS, type Room } from "./upload.ts";

/** Why a picture from a device was not taken; stands in `details.reason` of a `bad_request`. */
export type ImageRefusal = "type" | "heic" | "bytes" | "pixels" | "unreadable" | "too_detailed";

const IMAGE_WORDS: Record<ImageRefusal, string> = {
  type: "We can't read this file as a picture. Use a JPEG, PNG, WebP, AVIF or GIF.",
  heic: "This browser can't read HEIC photos. Export the photo as a JPEG and upload that. For new photos on an iPhone, go to Settings, Camera, Formats and choose Most Compatible.",
  bytes: "This file is larger than 40 MB. Choose a smaller one.",
  pixels: "This picture has more than 65 million pixels. Choose a smaller one.",
  unreadable: "We couldn't read this file as a picture.",
  too_detailed: "This picture is too large, even when compressed. Choose another one.",
};

/** Why a picture was not taken, in words; `null` when the failure says nothing about the picture or its room. */
export function pictureRefusalWords({ details }: { details: Readonly<Record<string, unknown>> }): string | null {
  return Object.entries(IMAGE_WORDS).find(([reason]) => reason === details.reason)?.[1] ?? roomRefusalWords(details);
}

/** Details of `over_limit` when a room is full: which limit, how much of it is taken, and what the upload would add. */
export const roomRefusalSchema = z.object({
  room: z.enum(["media", "sold"]),
  limit: z.enum(["bytes", "count"]),
  used: z.number(),
  max: z.number(),
  asked: z.number(),
});
export type RoomRefusal = z.infer<typeof roomRefusalSchema>;

/** What the upload would go beyond, or `null` when there is room for it. */
export function refuseRoom(room: Room, used: { bytes: number; count: number }, bytes: number): RoomRefusal | null {
  const { bytes: maxBytes, count: maxCount } = ROOMS[room];
  if (used.count + 1 > maxCount) return { room, limit: "count", used: used.count, max: maxCount, asked: 1 };
  if (used.bytes + bytes > maxBytes) return { room, limit: "bytes", used: used.bytes, max: maxBytes, asked: bytes };
  return null;
}

const HELD: Record<Room, string> = { media: "pictures and shared files", sold: "files you sell" };
const HELP: Record<Room, string> = {
  media: "Remove some you no longer use, then select “Clean up now” on your account page.",
  sold: "Remove some from their products to free up space right away.",
};

/** Which limit is reached, how much of it is used, and what to do; `null` when the details speak of no room. */
export function roomRefusalWords(details: unknown): string | null {
  const parsed = roomRefusalSchema.safeParse(details);
  if (!parsed.success) return null;
  const { room, limit, used, max, asked } = parsed.data;
  const said =
    limit === "bytes"
      ? `Your ${HELD[room]} use ${fileSizeWords(used)} of ${fileSizeWords(max)}, and this needs ${fileSizeWords(asked)}.`
      : `You have ${used.toLocaleString("en")} of ${max.toLocaleString("en")} ${HELD[room]}.`;
  return `${said} ${HELP[room]}`;
}

/** Told before anything is chosen once nine tenths of a room are taken; `null` before that. */
export function nearlyFullWords(room: Room, used: { bytes: number; count: number }): string | null {
  const { bytes, count } = ROOMS[room];
  const isFull = refuseRoom(room, used, 1) !== null;
  if (!isFull && used.bytes < bytes * 0.9 && used.count < count * 0.9) return null;
  const said =
    used.bytes / bytes >= used.count / count
      ? `Your ${HELD[room]} use ${fileSizeWords(used.bytes)} of ${fileSizeWords(bytes)}.`
      : `You have ${used.count.toLocaleString("en")} of ${count.toLocaleString("en")} ${HELD[room]}.`;
  return `${said} ${HELP[room]}`;
}
