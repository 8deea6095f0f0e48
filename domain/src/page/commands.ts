import * as z from "zod/mini";
import { documentIdSchema } from "../values/document-id.ts";

const rev = z.number().check(z.int(), z.gte(0));

/** What an owner cannot write of a page: what visitors see, and the versions. Part of `commands`. */
export const pageCommands = {
  /**
   * Shows the draft with this `rev` to visitors and keeps it as a version. Sending it twice publishes once. `conflict` when
   * the draft is another by now, `page_refused` with `details.problem` (see `PAGE_PROBLEMS`).
   */
  "publish-page": {
    auth: "active",
    input: z.object({ pageId: documentIdSchema, rev }),
    output: z.object({ version: z.number(), slug: z.string(), publishedAt: z.number() }),
  },
  /** Takes a page away from visitors; its draft and its versions stay. */
  "unpublish-page": { auth: "active", input: z.object({ pageId: documentIdSchema }), output: z.object({}) },
  /**
   * Makes a version the draft again, over the draft with this `rev`. With the version that is published this is "discard
   * changes". `conflict` when the draft is another by now.
   */
  "restore-page-version": {
    auth: "active",
    input: z.object({ pageId: documentIdSchema, version: z.number().check(z.int(), z.gte(1)), rev }),
    output: z.object({ rev: z.number() }),
  },
  /** Takes a page away for good, with its draft and its versions. Of the home page: back to links and shop. `not_found`: there is none. */
  "delete-page": { auth: "active", input: z.object({ pageId: documentIdSchema }), output: z.object({}) },
} as const;
