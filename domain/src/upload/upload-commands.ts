import * as z from "zod/mini";
import { ATTACHMENT_BYTES_MAX } from "../chat/message.ts";
import { documentIdSchema, madeIdSchema } from "../values/document-id.ts";
import { ownUploadKindSchema } from "./upload.ts";

const nothing = z.object({});
const count = z.number();
const chatFile = { siteId: documentIdSchema, conversationId: documentIdSchema, id: madeIdSchema };

export const uploadCommands = {
  /**
   * Reserves quota for an upload: its files by name (`320.webp`, or `file`) with their bytes. Storage accepts nothing else. Idempotent.
   * `over_limit` with `RoomRefusal` as details if the quota is exceeded.
   */
  "reserve-upload": {
    auth: "active",
    input: z.object({ id: madeIdSchema, kind: ownUploadKindSchema, files: z.record(z.string(), z.number().check(z.int())) }),
    output: nothing,
  },
  /** Releases the reservation of a failed upload and deletes its objects. A missing id is no error. */
  "give-up-upload": { auth: "active", input: z.object({ id: madeIdSchema }), output: nothing },
  /**
   * The same for a conversation's file, by its owner or a joined browser. `over_limit` if the conversation or account is full; only the
   * owner learns which. `not_found` without write access.
   */
  "reserve-chat-file": {
    auth: "required",
    input: z.object({ ...chatFile, bytes: z.number().check(z.int(), z.minimum(1), z.maximum(ATTACHMENT_BYTES_MAX)) }),
    output: nothing,
  },
  /** Releases the reservation of a conversation's file that no message uses. A missing id is no error. */
  "give-up-chat-file": { auth: "required", input: z.object(chatFile), output: nothing },
  /**
   * Deletes unused files at once instead of in the scheduled sweep, and counts untracked ones. Files found unused for the first time are
   * deleted later (`waiting`, see `clearing` of `StorageUse`); files of the last day stay (`recent`).
   */
  "clear-unused": {
    auth: "active",
    input: nothing,
    output: z.object({ count, bytes: count, waiting: count, recent: count }),
  },
} as const;
