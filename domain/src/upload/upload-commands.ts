import * as z from "zod/mini";
import { documentIdSchema, madeIdSchema } from "../values/document-id.ts";
import { ownUploadKindSchema } from "./upload.ts";

const nothing = z.object({});
const count = z.number();
const chatFile = { siteId: documentIdSchema, conversationId: documentIdSchema, id: madeIdSchema };

/** What comes before and after an upload. Part of `commands`. */
export const uploadCommands = {
  /**
   * Takes room for an upload before it is sent: its files by name (`320.webp`, or `file`) with their bytes. Storage takes
   * nothing else. Sending it twice reserves once. `over_limit` with `RoomRefusal` as details when there is no room.
   */
  "reserve-upload": {
    auth: "active",
    input: z.object({ id: madeIdSchema, kind: ownUploadKindSchema, files: z.record(z.string(), z.number().check(z.int())) }),
    output: nothing,
  },
  /** Gives back the room of an upload that did not get through, with whatever came of it. One that is gone is no error. */
  "give-up-upload": { auth: "active", input: z.object({ id: madeIdSchema }), output: nothing },
  /**
   * The same for a file of a conversation, by its owner or by a browser that has joined it. `over_limit` when the conversation or the
   * account has no room for it; only the owner is told which. `not_found` for who may not write there.
   */
  "reserve-chat-file": { auth: "required", input: z.object({ ...chatFile, bytes: z.number().check(z.int()) }), output: nothing },
  /** Gives back the room of a file of a conversation that no message names. One that is gone is no error. */
  "give-up-chat-file": { auth: "required", input: z.object(chatFile), output: nothing },
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
