import * as z from "zod/mini";

/** Where something stands among its siblings: a fractional index, so that a move writes one document. */
export const orderKeySchema = z.string().check(z.regex(/^[0-9A-Za-z]{1,100}$/));
