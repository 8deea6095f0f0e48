import * as z from "zod/mini";
import { plainPasted } from "./pasted.ts";

/** A single named address from mail clients and contacts: `Anna Berg <anna@…>` or `Anna Berg [mailto:anna@…]`. */
const NAMED = /^(?:"[^"<>@]*"\s*|[^<>@,;[\]]*)(?:<([^<>]*)>|\[mailto:([^[\]]*)\])$/i;
/** A repeated address from link formats: `a@…<mailto:a@…>`, `[a@…](mailto:a@…)`, `mailto:a@…|a@…`. */
const TWICE = /^\[?(?:mailto:)?([^\s<>[\]()|,;]+)\]?\s*[<[(|](?:mailto:)?\1[>\])]?$/i;
const REMARK = /^([^\s<>()@,;]+@[^\s<>()@,;]+)\s+\([^()@]*\)$/;
/** What the field was called where it was copied: `E-mail: a@…`. */
const LABEL = /^(?!https?:)(?:[^\s@:=]+(?: [^\s@:=]+)?\s*:\s+|(?:e-?mail|メール|邮箱)\s*[:=]\s*)/i;
const AROUND = /^[\s<(["“”„‘’'«»•·:\p{So}]+|[\s.,;:!?)>\]"“”’'«»/|…]+$/gu;

/**
 * The plain address of pasted text: without invisible marks, name and brackets, with full-width letters normalized (`＠` is `@`) and an
 * internationalized host encoded (`xn--…`).
 */
function plain(typed: string): string {
  const whole = plainPasted(typed)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFKC")
    // Typographic quotes from keyboards are never part of an address.
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
    // Turkish keyboards start a line with a dotted capital I.
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
/** Two Japanese carriers allow repeated or trailing dots; all others refuse them. */
const CARRIERS = "(?:docomo|ezweb)\\.ne\\.jp";
const HOST = "(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?![0-9]+$)[a-z0-9][a-z0-9-]{0,61}[a-z0-9]";
const ADDRESS = new RegExp(`^(?=[^@]{1,64}@)${SIGNS}+(?:(?:\\.${SIGNS}+)*@${HOST}|[.](?:\\.|${SIGNS})*@${CARRIERS})$`);

/** One email address: lower case, at most 254 characters, ASCII only, never a list. */
export const emailSchema = z.pipe(
  z.pipe(z.string().check(z.maxLength(320)), z.transform(plain)),
  z.string().check(z.maxLength(254), z.regex(ADDRESS, { error: "bad_email" })),
);

export function isEmail(text: string): boolean {
  return emailSchema.safeParse(text).data === text;
}

/** The mailbox behind an address, the same for each spelling of it: without a plus suffix, and without the dots of Gmail addresses. */
export function mailboxOf(email: string): string {
  const [local = "", host = ""] = email.trim().toLowerCase().split("@");
  const name = local.split("+")[0] ?? local;
  const isGoogle = host === "gmail.com" || host === "googlemail.com";
  return isGoogle ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
}
