import * as z from "zod/mini";
import { documentIdSchema } from "../values/document-id.ts";

const rev = z.number().check(z.int(), z.gte(0));

/** Page commands for what owners cannot write: publishing and versions. Part of `commands`. */
export const pageCommands = {
  /** Publishes the draft with this `rev` as a version. Idempotent. `conflict` if it has changed, `page_refused` with `details.problem`. */
  "publish-page": {
    auth: "active",
    input: z.object({ pageId: documentIdSchema, rev }),
    output: z.object({ version: z.number(), slug: z.string(), publishedAt: z.number() }),
  },
  "unpublish-page": { auth: "active", input: z.object({ pageId: documentIdSchema }), output: z.object({}) },
  /** Restores a version over the draft with this `rev`; `conflict` if that has changed. The published version discards changes. */
  "restore-page-version": {
    auth: "active",
    input: z.object({ pageId: documentIdSchema, version: z.number().check(z.int(), z.gte(1)), rev }),
    output: z.object({ rev: z.number() }),
  },
  /** Deletes a page with its draft and versions. Deleting the home page restores links and shop. `not_found` if there is none. */
  "delete-page": { auth: "active", input: z.object({ pageId: documentIdSchema }), output: z.object({}) },
} as const;
