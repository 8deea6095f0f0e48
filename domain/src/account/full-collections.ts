// Separate from `document-caps.ts` so that clients that only check fullness do not bundle the numbers.
import * as z from "zod/mini";

/** Who may not add to a full collection: owners with an unconfirmed address, or everyone. */
const FULL_FOR = ["unconfirmed", "all"] as const;
export type FullFor = (typeof FULL_FOR)[number];

/** `full` of `sites/{siteId}`: the collections that accept no more documents. Written by functions. */
export const fullSchema = z._default(z.record(z.string(), z.enum(FULL_FOR)), {});
