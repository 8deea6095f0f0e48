import * as z from "zod/mini";
import { plainPasted } from "./pasted.ts";

/** As mail programs and contact cards give one: `Anna Berg <anna@…>` or `Anna Berg [mailto:anna@…]`, but never two of them. */
const NAMED = /^(?:"[^"<>@]*"\s*|[^<>@,;[\]]*)(?:<([^<>]*)>|\[mailto:([^[\]]*)\])$/i;
/** The same one twice, as programs write what leads to a mail: `a@…<mailto:a@…>`, `[a@…](mailto:a@…)`, `mailto:a@…|a@…`. */
const TWICE = /^\[?(?:mailto:)?([^\s<>[\]()|,;]+)\]?\s*[<[(|](?:mailto:)?\1[>\])]?$/i;
/** Who it belongs to, behind it. */
const REMARK = /^([^\s<>()@,;]+@[^\s<>()@,;]+)\s+\([^()@]*\)$/;
/** What the field was called where it was copied: `E-mail: a@…`. */
const LABEL = /^(?!https?:)(?:[^\s@:=]+(?: [^\s@:=]+)?\s*:\s+|(?:e-?mail|メール|邮箱)\s*[:=]\s*)/i;
const AROUND = /^[\s<(["“”„‘’'«»•·:\p{So}]+|[\s.,;:!?)>\]"“”’'«»/|…]+$/gu;

/**
 * What somebody pasted as a plain address: without the marks, the name and the signs around it, letters of other widths are theirs
 * (`＠` is `@`), and a host in another script is written as mail servers know it (`xn--…`).
 */
function plain(typed: string): string {
  const whole = plainPasted(typed)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFKC")
    // As keyboards set type: no address has these signs.
    .replace(/[’ʼ]/g, "'")
    .replace(/\p{Pd}/gu, "-")
    .replace(/[\s.,;:]+$/, "");
  const [, once = whole] = TWICE.exec(whole) ?? REMARK.exec(whole) ?? [];
  const [, angled, bracketed = angled ?? once] = NAMED.exec(once) ?? [];
  const text = plainPasted(bracketed)
    .replace(AROUND, "")
    .replace(/^mailto:[/\s]*([^?]*)(?:\?.*)?$/is, (_, address) => decoded(address))
    .replace(LABEL, "")
    .replace(AROUND, "")
    .replace(/^([^\s@]+)\s*@\s*([^\s@]+)$/, "$1@$2")
    // A capital I with its dot, as a Turkish keyboard begins a line, is no other letter in an address.
    .replaceAll("İ", "i")
    .toLowerCase();
  const [, name = "", host = ""] = /^([^@]*@)([^\s@/?#:\\%[\]]+)$/.exec(text) ?? [];
  const isAscii = /^[ -~]*$/.test(host);
  return isAscii || !URL.canParse(`https://${host}`) ? text : name + new URL(`https://${host}`).hostname;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

const SIGNS = "[a-z0-9!#$%&'*+/=?^_`{|}~-]";
/** Two Japanese carriers gave out names with dots in a row or at the end; all others refuse them. */
const CARRIERS = "(?:docomo|ezweb)\\.ne\\.jp";
const HOST = "(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?![0-9]+$)[a-z0-9][a-z0-9-]{0,61}[a-z0-9]";
const ADDRESS = new RegExp(`^(?=[^@]{1,64}@)${SIGNS}+(?:(?:\\.${SIGNS}+)*@${HOST}|[.](?:\\.|${SIGNS})*@${CARRIERS})$`);

/** Schema of one e-mail address, lower-cased, at most 254 characters, ASCII only, never a list. */
export const emailSchema = z.pipe(
  z.pipe(z.string().check(z.maxLength(320)), z.transform(plain)),
  z.string().check(z.maxLength(254), z.regex(ADDRESS, { error: "bad_email" })),
);

/** Whether a text is one address as it is stored, to the letter. */
export function isEmail(text: string): boolean {
  return emailSchema.safeParse(text).data === text;
}
