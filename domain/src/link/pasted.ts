import { type LinkUrlReason, parseLinkUrl } from "../rich-text/link-url.ts";
import { emailSchema } from "../values/email.ts";
import { plainPasted } from "../values/pasted.ts";

/** A typo in `https://` or `http://`, such as `htps://`, `hhtp://`, `ttps://`, `https//` and `https;//`. */
const MISTYPED = /^(?!https?:)(?=[htps]*t)(?=[htps]*p)(?:h[htps]{2,6}|ttps?)[:;]?\/\/+(?=[^/])/i;
/** A doubled scheme, and spaces or commas in the host. */
const SLIPS: readonly [slip: RegExp, meant: string][] = [
  [/^(https?)\s*:\s*\/\/\s*/i, "$1://"],
  [/^https?:\/\/(?:www\.)?(?=https?:\/\/)/i, ""],
  [/^:\/\//, "//"],
  [/^((?:https?:\/\/)?www)[.,]\s*/i, "$1."],
  [/^((?:https?:\/\/)?[^\s/?#]+) (?=\.[^\s.])/i, "$1"],
  [/&amp;/g, "&"],
];
const LABEL = /^(?:url|link|web|web ?site|site|home ?page|(?:online )?shop)\s*:\s*(?!\/\/)/i;
const AMONG_WORDS = /(?<![\w/.%?&:-])https?:\/\/[^\s<>"|[\]]+/gi;
/** A host as browsers serialize it; empty labels and other characters are refused. */
const HOST = /^https?:\/\/(?:\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*\.?)(?=[:/])/;

/** {@link parseLinkUrl} for typed or pasted text: also accepts mail addresses, and spaces in a path. */
export function parsePastedUrl(typed: string): ReturnType<typeof parseLinkUrl> {
  const text = mended(plainPasted(typed));
  const [, scheme, address = "", query = ""] = /^(mailto:(?:\/\/)?\s*)?([^?]*)(\?.*)?$/is.exec(text) ?? [];
  const email = emailSchema.safeParse(address);
  // A complete address stays as it is, letter for letter.
  const isWhole = scheme !== undefined && /^mailto:(?!\/\/)/i.test(text) && !/[^!-~]/.test(text);
  if (email.success && !isWhole) return parseLinkUrl(`mailto:${email.data}${query}`);
  const parsed = parseLinkUrl(/^(?:https?:\/\/)?[^\s/]+[/?]\S/i.test(text) ? text.replaceAll(" ", "%20") : text);
  const url = "url" in parsed ? parsed.url : "";
  // Browsers read numbers as IP addresses, but 12.5 does not mean 12.0.0.5.
  const [, number = ""] = /^https?:\/\/([\d.]+)[:/]/.exec(url) ?? [];
  // Text with @ but no scheme or path is a mail address, not credentials.
  const isMail = "reason" in parsed && parsed.reason === "has_credentials" && !/[/:]/.test(text);
  const isNowhere = /^https?:/.test(url) && (!HOST.test(url) || /^https?:\/\/\w+\.\//.test(url));
  return isMail || isNowhere || !text.includes(number) ? { reason: "not_a_url" satisfies LinkUrlReason } : parsed;
}

/**
 * {@link parsePastedUrl} for addresses on the web alone, in which `marks` such as `{order}` stay as they are.
 * @returns `null` for what is none
 */
export function parsePastedWebUrl(typed: string, marks: readonly string[] = []): string | null {
  // Letters and digits, which nothing encodes.
  const stands = (at: number) => `0mark${at}stands0`;
  const parsed = parsePastedUrl(marks.reduce((text, mark, at) => text.replaceAll(mark, stands(at)), typed));
  if (!("url" in parsed) || !/^https?:/.test(parsed.url)) return null;
  return marks.reduce((url, mark, at) => url.replaceAll(stands(at), mark), parsed.url);
}

function mended(pasted: string): string {
  const labeled = pasted.replace(LABEL, "");
  const scheme = labeled.replace(MISTYPED, (mistyped) => (/s/i.test(mistyped) ? "https://" : "http://"));
  const text = withoutEnd(SLIPS.reduce((begun, [slip, meant]) => begun.replace(slip, meant), scheme));
  // The query of a mail or text message is free text.
  if (/^(?:(?:mailto|sms):[^?]*|[^\s?/]+@[^\s?/]+)\?/i.test(text)) return text.replace(/\?.*$/s, (words) => words.replace(/\s/g, "%20"));
  const found = [...text.matchAll(AMONG_WORDS)].map(([address]) => withoutEnd(address.replace(/[.:!?'…*]+$/, "")));
  const [first, second] = new Set(found);
  const isWhole = found.length < 2 && !/[<>]/.test(text) && (/^https?:/i.test(text) || /^[\p{L}\p{N}.-]+(?::\d+)?[/?]/u.test(text));
  return first !== undefined && second === undefined && !isWhole ? first : text;
}

/** Removes trailing punctuation and brackets that opened before the address. A period after a path may belong to it. */
function withoutEnd(address: string): string {
  const isOpen = address.split("(").length >= address.split(")").length;
  const shorter = address.replace(/[,;]+$|(?<=^(?:https?:\/\/)?[\p{L}\p{N}.-]+)[.!]$/iu, "").replace(isOpen ? /^$/ : /\)['.,;:!?]*$/, "");
  return shorter === address ? address : withoutEnd(shorter);
}

/** Why an address makes no link, as messages. */
export const LINK_REFUSALS: Readonly<Record<LinkUrlReason | "host_refused", string>> = {
  empty: "Paste a link first.",
  too_long: "This link is too long. Use at most 2,048 characters.",
  not_a_url: "Enter a link, email or phone number, such as shop.example, name@shop.example or +49 30 5550 147.",
  scheme_refused: "Only web, email, phone and text message links are supported.",
  has_credentials: "This link contains a name or password before the @. Remove it, because anyone could read it.",
  private_host: "Visitors can’t open this link because it leads to a private network. Use a public link.",
  hidden_text: "This link contains hidden characters. Copy it again from your browser.",
  hidden_recipient: "An email link can only have a subject and a text. Remove the other recipients.",
  host_refused: "This site is known to be harmful, so it can’t be linked.",
};
