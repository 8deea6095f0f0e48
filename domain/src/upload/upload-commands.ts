import * as z from "zod/mini";
import { madeIdSchema } from "../values/document-id.ts";
import { uploadKindSchema } from "./upload.ts";

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
    input: z.object({ id: madeIdSchema, kind: uploadKindSchema, files: z.record(z.string(), z.number().check(z.int())) }),
    output: nothing,
  },
  /** Gives back the room of an upload that did not get through, with whatever came of it. One that is gone is no error. */
  "give-up-upload": { auth: "active", input: z.object({ id: madeIdSchema }), output: nothing },
  /**
   * Removes what nothing shows any more, without waiting for the sweep, and counts what lies there uncounted. What
   * it finds unused for the first time goes by itself, `waiting` pieces as `clearing` of `StorageUse` says; what was sent within a
   * day stays, `recent` pieces.
   */
  "clear-unused": {
    auth: "active",
    input: nothing,
    output: z.object({ count, bytes: count, waiting: count, recent: count }),
  },
} as const;
