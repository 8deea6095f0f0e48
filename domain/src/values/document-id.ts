import * as z from "zod/mini";

/** An external document id. Firestore refuses `.`, `..`, `__x__`, slashes and more than 1,500 bytes with its own error. */
export const documentIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,64}$/));

/** Repeated in `storage.rules`. */
export const MADE_ID_PATTERN = /^[A-Za-z0-9]{20,40}$/;
export const madeIdSchema = z.string().check(z.regex(MADE_ID_PATTERN));

/** An outbox mail id, which is composed of several words. */
export const mailIdSchema = z.string().check(z.regex(/^(?!\.{1,2}$)(?!__.*__$)[A-Za-z0-9._-]{1,200}$/));

export function isDocumentId(value: string): boolean {
  return z.safeParse(documentIdSchema, value).success;
}
