// Apart from `document-caps.ts`: who only looks whether something is full needs none of the numbers.
import * as z from "zod/mini";

/** For whom a collection of a site is full: owners with an unconfirmed address, or all. */
const FULL_FOR = ["unconfirmed", "all"] as const;
export type FullFor = (typeof FULL_FOR)[number];

/** `full` of `sites/{siteId}`: the collections that take no more. Functions write it; none before the first is full. */
export const fullSchema = z._default(z.record(z.string(), z.enum(FULL_FOR)), {});
