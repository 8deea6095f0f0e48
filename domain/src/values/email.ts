import * as z from "zod/mini";

/**
 * What somebody pasted as a plain address: marks that nobody sees are left out, letters of other widths are theirs (`＠` is `@`), and a
 * host in another script is written as mail servers know it (`xn--…`).
 */
function plain(typed: string): string {
  const text = typed
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFKC")
    .trim()
    .toLowerCase();
  const [, name = "", host = ""] = /^([^@]*@)([^\s@/?#:\\%[\]]+)$/.exec(text) ?? [];
  const isAscii = /^[ -~]*$/.test(host);
  return isAscii || !URL.canParse(`https://${host}`) ? text : name + new URL(`https://${host}`).hostname;
}

/** Schema of one e-mail address, lower-cased, at most 254 characters, ASCII only, never a list. */
export const emailSchema = z.pipe(
  z.pipe(z.string().check(z.maxLength(320)), z.transform(plain)),
  z
    .string()
    .check(
      z.maxLength(254),
      z.regex(
        /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/,
        { error: "bad_email" },
      ),
    ),
);
