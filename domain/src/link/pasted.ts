import { type LinkUrlReason, parseLinkUrl } from "../rich-text/link-url.ts";
import { emailSchema } from "../values/email.ts";
import { plainPasted } from "../values/pasted.ts";

/** A slip in `https://` or `http://`, such as `htps://`, `hhtp://`, `ttps://`, `https//` and `https;//`. */
const MISTYPED = /^(?!https?:)(?=[htps]*t)(?=[htps]*p)(?:h[htps]{2,6}|ttps?)[:;]?\/\/+(?=[^/])/i;
/** A scheme before another one, and blanks or a comma in what comes before the name of a host. */
const SLIPS: readonly [slip: RegExp, meant: string][] = [
  [/^(https?)\s*:\s*\/\/\s*/i, "$1://"],
  [/^https?:\/\/(?:www\.)?(?=https?:\/\/)/i, ""],
  [/^:\/\//, "//"],
  [/^((?:https?:\/\/)?www)[.,]\s*/i, "$1."],
  [/^((?:https?:\/\/)?[^\s/?#]+) (?=\.[^\s.])/i, "$1"],
  [/&amp;/g, "&"],
];
/** What people write before an address. */
const LABEL = /^(?:url|link|web|web ?site|site|home ?page|(?:online )?shop)\s*:\s*(?!\/\/)/i;
/** An address among other words, or in the code that makes a link of it. */
const AMONG_WORDS = /(?<![\w/.%?&:-])https?:\/\/[^\s<>"|[\]]+/gi;
/** The name of a host as browsers write it: what has empty parts, or signs of another kind, is none. */
const HOST = /^https?:\/\/(?:\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*\.?)(?=[:/])/;

/** {@link parseLinkUrl} for what somebody typed or pasted: a mail address is one too, and blanks in a path are part of it. */
export function parsePastedUrl(typed: string): ReturnType<typeof parseLinkUrl> {
  const text = mended(plainPasted(typed));
  const [, scheme, address = "", query = ""] = /^(mailto:(?:\/\/)?\s*)?([^?]*)(\?.*)?$/is.exec(text) ?? [];
  const email = emailSchema.safeParse(address);
  // One that is whole already stays as it is, letter for letter.
  const isWhole = scheme !== undefined && /^mailto:(?!\/\/)/i.test(text) && !/[^!-~]/.test(text);
  if (email.success && !isWhole) return parseLinkUrl(`mailto:${email.data}${query}`);
  const parsed = parseLinkUrl(/^(?:https?:\/\/)?[^\s/]+[/?]\S/i.test(text) ? text.replaceAll(" ", "%20") : text);
  const url = "url" in parsed ? parsed.url : "";
  // Browsers read any number as an internet address: nobody who writes 12.5 means 12.0.0.5.
  const [, number = ""] = /^https?:\/\/([\d.]+)[:/]/.exec(url) ?? [];
  // What has an @ and neither scheme nor path was meant as a mail address, not as a name and a password.
  const isMail = "reason" in parsed && parsed.reason === "has_credentials" && !/[/:]/.test(text);
  const isNowhere = /^https?:/.test(url) && (!HOST.test(url) || /^https?:\/\/\w+\.\//.test(url));
  return isMail || isNowhere || !text.includes(number) ? { reason: "not_a_url" satisfies LinkUrlReason } : parsed;
}

function mended(pasted: string): string {
  const labeled = pasted.replace(LABEL, "");
  const scheme = labeled.replace(MISTYPED, (mistyped) => (/s/i.test(mistyped) ? "https://" : "http://"));
  const text = withoutEnd(SLIPS.reduce((begun, [slip, meant]) => begun.replace(slip, meant), scheme));
  // What stands behind the question mark of a mail or a text message are words.
  if (/^(?:(?:mailto|sms):[^?]*|[^\s?/]+@[^\s?/]+)\?/i.test(text)) return text.replace(/\?.*$/s, (words) => words.replace(/\s/g, "%20"));
  const found = [...text.matchAll(AMONG_WORDS)].map(([address]) => withoutEnd(address.replace(/[.:!?'…*]+$/, "")));
  const [first, second] = new Set(found);
  const isWhole = found.length < 2 && !/[<>]/.test(text) && (/^https?:/i.test(text) || /^[\p{L}\p{N}.-]+(?::\d+)?[/?]/u.test(text));
  return first !== undefined && second === undefined && !isWhole ? first : text;
}

/** An address without what closes a sentence or a bracket that began before it. Behind a path a full stop may be its own. */
function withoutEnd(address: string): string {
  const isOpen = address.split("(").length >= address.split(")").length;
  const shorter = address.replace(/[,;]+$|(?<=^(?:https?:\/\/)?[\p{L}\p{N}.-]+)[.!]$/iu, "").replace(isOpen ? /^$/ : /\)['.,;:!?]*$/, "");
  return shorter === address ? address : withoutEnd(shorter);
}
