// Apart from `upload.ts`: the table of commands is on every screen and needs only this.
import * as z from "zod/mini";

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

const id = z.string().check(z.regex(/^[A-Za-z0-9]{20,40}$/));

const nothing = z.object({});
const count = z.number();

/** What comes before and after an upload. Part of `commands`. */
export const uploadCommands = {
  /**
   * Takes room for an upload before it is sent: its files by name (`320.webp`, or `file`) with their bytes. Storage takes
   * nothing else. Sending it twice reserves once. `over_limit` with `RoomRefusal` as details when there is no room.
   */
  "reserve-upload": {
    auth: "active",
    input: z.object({ id, kind: uploadKindSchema, files: z.record(z.string(), z.number().check(z.int())) }),
    output: nothing,
  },
  /** Gives back the room of an upload that did not get through, with whatever came of it. One that is gone is no error. */
  "give-up-upload": { auth: "active", input: z.object({ id }), output: nothing },
  /**
   * Removes what nothing shows any more, without waiting for the sweep, and counts what was there before there were counts. What
   * it finds unused for the first time goes by itself, `waiting` pieces as `clearing` of `StorageUse` says; what was sent within a
   * day stays, `recent` pieces.
   */
  "clear-unused": {
    auth: "active",
    input: nothing,
    output: z.object({ count, bytes: count, waiting: count, recent: count }),
  },
} as const;
