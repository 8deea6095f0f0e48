import { type LinkUrlReason, parseLinkUrl } from "../rich-text/link-url.ts";
import { emailSchema } from "../values/email.ts";
import { plainPasted } from "../values/pasted.ts";

/** A slip in `https://` or `http://`, such as `htps://`, `hhtp://`, `ttps://`, `https//` and `https;//`. */
const MISTYPED = /^(?!https?:)(?=[htps]*t)(?=[htps]*p)(?:h[htps]{2,6}|ttps?)[:;]?\/\/+(?=[^/])/i;
/** An address among the words of a share button: a whole one, with what closes a sentence left out. */
const AMONG_WORDS = /(?:^|\s)["'(<]*(https?:\/\/[^\s<>"]+?)[\s.,;:!?)>"']*(?=\s|$)/gi;

/** {@link parseLinkUrl} for what somebody typed or pasted: a mail address is one too, and blanks in a path are part of it. */
export function parsePastedUrl(typed: string): ReturnType<typeof parseLinkUrl> {
  const text = mended(plainPasted(typed));
  const [, scheme, address = "", query = ""] = /^(mailto:\s*)?([^?]*)(\?.*)?$/is.exec(text) ?? [];
  const email = emailSchema.safeParse(address);
  // One that is whole already stays as it is, letter for letter.
  if (email.success && (scheme === undefined || /[^!-~]/.test(text))) return parseLinkUrl(`mailto:${email.data}${query}`);
  const parsed = parseLinkUrl(/^(?:https?:\/\/)?[^\s/]+\/\S/i.test(text) ? text.replaceAll(" ", "%20") : text);
  // Browsers read any number as an internet address: nobody who writes 12.5 means 12.0.0.5.
  const [, number = ""] = ("url" in parsed && /^https?:\/\/([\d.]+)[:/]/.exec(parsed.url)) || [];
  // What has an @ and neither scheme nor path was meant as a mail address, not as a name and a password.
  const isMail = "reason" in parsed && parsed.reason === "has_credentials" && !/[/:]/.test(text);
  return isMail || !text.includes(number) ? { reason: "not_a_url" satisfies LinkUrlReason } : parsed;
}

function mended(pasted: string): string {
  const text = pasted.replace(MISTYPED, (scheme) => (/s/i.test(scheme) ? "https://" : "http://"));
  if (!/\s/.test(text)) return text;
  // What stands behind the question mark of a mail or a text message are words.
  if (/^(?:mailto|sms):[^?]*\?/i.test(text)) return text.replace(/\?.*$/s, (words) => words.replace(/\s/g, "%20"));
  const [first, second] = [...text.matchAll(AMONG_WORDS)];
  const isWhole = /^https?:/i.test(text) || /^[^\s/]+\//.test(text);
  return first?.[1] !== undefined && second === undefined && !isWhole ? first[1] : text;
}
