import * as z from "zod/mini";
import { plainPasted } from "./pasted.ts";

/** As mail programs and contact cards give one: `Anna Berg <anna@…>`, but never two of them. */
const NAMED = /^(?:"[^"<>@]*"\s*|[^<>@,;]*)<([^<>]*)>$/;

/**
 * What somebody pasted as a plain address: without the marks, the name and the signs around it, letters of other widths are theirs
 * (`＠` is `@`), and a host in another script is written as mail servers know it (`xn--…`).
 */
function plain(typed: string): string {
  const whole = plainPasted(typed)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFKC")
    .replace(/[\s.,;:]+$/, "");
  const text = plainPasted(NAMED.exec(whole)?.[1] ?? whole)
    .replace(/^mailto:\s*([^?]*)(?:\?.*)?$/is, "$1")
    .replace(/^\s+|[\s.,;:]+$/g, "")
    .toLowerCase();
  const [, name = "", host = ""] = /^([^@]*@)([^\s@/?#:\\%[\]]+)$/.exec(text) ?? [];
  const isAscii = /^[ -~]*$/.test(host);
  return isAscii || !URL.canParse(`https://${host}`) ? text : name + new URL(`https://${host}`).hostname;
}

const SIGNS = "[a-z0-9!#$%&'*+/=?^_`{|}~-]";
/** Two Japanese carriers gave out names with dots in a row or at the end; all others refuse them. */
const CARRIERS = "(?:docomo|ezweb)\\.ne\\.jp";
const HOST = "(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z0-9][a-z0-9-]{0,61}[a-z0-9]";
const ADDRESS = new RegExp(`^${SIGNS}+(?:(?:\\.${SIGNS}+)*@${HOST}|[.](?:\\.|${SIGNS})*@${CARRIERS})$`);

/** Schema of one e-mail address, lower-cased, at most 254 characters, ASCII only, never a list. */
export const emailSchema = z.pipe(
  z.pipe(z.string().check(z.maxLength(320)), z.transform(plain)),
  z.string().check(z.maxLength(254), z.regex(ADDRESS, { error: "bad_email" })),
);

/** Whether a text is one address as it is stored, to the letter. */
export function isEmail(text: string): boolean {
  return emailSchema.safeParse(text).data === text;
}
