import * as z from "zod/mini";

/**
 * The name of a document that comes from outside. Firestore refuses `.`, `..`, `__x__`, slashes and more than 1,500 bytes with an
 * error of its own, so whatever names a document in a command, a form or an address is one of these.
 */
export const documentIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,64}$/));

/** The same in `storage.rules`. */
export const MADE_ID_PATTERN = /^[A-Za-z0-9]{20,40}$/;
/** The id of something that the browser makes before it sends it. */
export const madeIdSchema = z.string().check(z.regex(MADE_ID_PATTERN));

/** The id of a mail of the outbox, which is made of several words. */
export const mailIdSchema = z.string().check(z.regex(/^(?!\.{1,2}$)(?!__.*__$)[A-Za-z0-9._-]{1,200}$/));

/** Whether a document can have this name. */
export function isDocumentId(value: string): boolean {
  return z.safeParse(documentIdSchema, value).success;
}
