import * as z from "zod/mini";
import { LINK_FILE_MAX_BYTES } from "../link/link-file.ts";
import { linkFilePath } from "../link/link-file-type.ts";
import { MEDIA_FILE_MAX_BYTES, MEDIA_WIDTHS } from "../media/media.ts";
import { FILE_MAX_BYTES, storedFilePath } from "../product/product-file.ts";

/** What an owner puts into Storage. */
export const uploadKindSchema = z.enum(["picture", "linkFile", "soldFile"]);
export type UploadKind = z.infer<typeof uploadKindSchema>;
/** The name of the only file of an upload that is not a picture. */
export const UPLOAD_FILE = "file";

/** Pictures and the files of links share one room, because everybody sees them; files that are sold have a larger one. */
export type Room = "media" | "sold";

/**
 * What one account may have in Storage. 2 GB and 4,000 are five hundred products with eight photographs of half a megabyte
 * each; 20 GB are ten of the largest files there can be, or hundreds of books and songs. A picture in four sizes counts once.
 */
export const ROOMS: Readonly<Record<Room, { bytes: number; count: number }>> = {
  media: { bytes: 2_000_000_000, count: 4000 },
  sold: { bytes: 20_000_000_000, count: 500 },
};

export function roomOf(kind: UploadKind): Room {
  return kind === "soldFile" ? "sold" : "media";
}

const bytesSchema = z.number().check(z.int(), z.gte(0));
const useSchema = z.object({ bytes: bytesSchema, count: bytesSchema });
/** How much of a room is taken: bytes, and how many pictures or files that is. */
export type RoomUse = z.infer<typeof useSchema>;

/**
 * `storage/{siteId}`: what a site has in Storage, room by room, with what is reserved and still on its way. Functions write it
 * in one step with the uploads it adds up. `sweepAt` (ms since 1970) is when the sweep looks at the site next. `clearing` is what
 * a clear-up of the owner found unused for the first time: it goes with the first sweep after `at` unless it is in use again.
 */
export const storageUseSchema = z.object({
  media: useSchema,
  sold: useSchema,
  sweepAt: z.number(),
  clearing: z._default(z.nullable(z.extend(useSchema, { at: z.number() })), null),
});
export type StorageUse = z.infer<typeof storageUseSchema>;
export const NOTHING_STORED: Record<Room, RoomUse> = { media: { bytes: 0, count: 0 }, sold: { bytes: 0, count: 0 } };

/**
 * `storage/{siteId}/uploads/{id}`: one picture or file, from before it is sent until nothing of it is left. It is the permit
 * that `storage.rules` ask for: `files` has every object that may be created, with its largest size in bytes. While
 * `isOpen` is false it is being removed. Times in ms since 1970.
 */
export const uploadSchema = z.object({
  kind: uploadKindSchema,
  files: z.record(z.string(), bytesSchema),
  /** All of `files` together. */
  bytes: bytesSchema,
  isOpen: z.boolean(),
  /** Whether an order shows it: orders stay, and so does it. */
  isOrdered: z.boolean(),
  /** Since when no document names it; `null` while one does. The same as `createdAt` until somebody has looked. */
  unusedAt: z.nullable(z.number()),
  createdAt: z.number(),
});
export type Upload = z.infer<typeof uploadSchema>;

const LARGEST: Record<UploadKind, number> = { picture: MEDIA_FILE_MAX_BYTES, linkFile: LINK_FILE_MAX_BYTES, soldFile: FILE_MAX_BYTES };
const MEDIA_FOLDER = "media";
const PICTURE_FILE = /^([1-9]\d{0,3})\.webp$/;
const WIDEST = MEDIA_WIDTHS[MEDIA_WIDTHS.length - 1] ?? 0;

/** Whether Storage would take these files (name to bytes) of an upload at all: names and sizes as in `storage.rules`. */
export function fitsKind(kind: UploadKind, files: Readonly<Record<string, number>>): boolean {
  const names = Object.keys(files);
  const isNamed = (name: string) =>
    kind === "picture" ? Number(PICTURE_FILE.exec(name)?.[1] ?? WIDEST + 1) <= WIDEST : name === UPLOAD_FILE;
  return (
    names.length >= 1 &&
    names.length <= MEDIA_WIDTHS.length &&
    names.every(isNamed) &&
    Object.values(files).every((size) => size >= 1 && size <= LARGEST[kind])
  );
}

/** The sum of the sizes of an upload's files, in bytes. */
export function bytesOf(files: Readonly<Record<string, number>>): number {
  return Object.values(files).reduce((sum, size) => sum + size, 0);
}

/** Where the objects of an upload lie in Storage. */
export function pathsOf(siteId: string, id: string, { kind, files }: Pick<Upload, "kind" | "files">): string[] {
  if (kind === "linkFile") return [linkFilePath(siteId, id)];
  if (kind === "soldFile") return [storedFilePath(siteId, id)];
  return Object.keys(files).map((name) => `${MEDIA_FOLDER}/${siteId}/${id}/${name}`);
}

/** Every folder of a site in Storage. */
export function foldersOf(siteId: string): string[] {
  return [MEDIA_FOLDER, "linkFiles", "files"].map((folder) => `${folder}/${siteId}/`);
}

/** Which upload an object of a site belongs to, by its path; `null` for one that is in no folder of ours. */
export function uploadAt(path: string): { id: string; kind: UploadKind; file: string } | null {
  const [folder, , id = "", name = UPLOAD_FILE, ...deeper] = path.split("/");
  const kind = folder === MEDIA_FOLDER ? "picture" : folder === "linkFiles" ? "linkFile" : folder === "files" ? "soldFile" : null;
  return kind === null || id === "" || deeper.length > 0 ? null : { id, kind, file: name };
}
