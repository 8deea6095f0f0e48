/** Schemes a link of an owner may have. Everything else, `javascript:` and `data:` first of all, is refused. */
export const LINK_SCHEMES = ["https:", "http:", "mailto:", "tel:", "sms:"] as const;
export const LINK_URL_MAX = 2048;
/** The same check in the language of rules; a test keeps them equal. */
export const LINK_URL_PATTERN = "^(https?://[^\\s/?#@\\\\]+([/?#][^\\s]*)?|mailto:[^\\s]+|tel:[^\\s]+|sms:[^\\s]+)$";

export type LinkUrlReason = "empty" | "too_long" | "not_a_url" | "scheme_refused" | "has_credentials";

/**
 * Parses the target of a link.
 * @returns the normalised address, or the reason it is refused. A bare domain gets `https://`.
 */
export function parseLinkUrl(typed: string): { url: string } | { reason: LinkUrlReason } {
  const text = typed.trim();
  if (text === "") return { reason: "empty" };
  if (text.length > LINK_URL_MAX) return { reason: "too_long" };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these inside schemes, so they can hide one
  if (/[\u0000-\u0020\u007f]/.test(text)) return { reason: "not_a_url" };
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/:]+\.[^/:]+:\d/.test(text) ? text : `https://${text}`;
  if (!URL.canParse(withScheme)) return { reason: "not_a_url" };
  const url = new URL(withScheme);
  if (!(LINK_SCHEMES as readonly string[]).includes(url.protocol)) return { reason: "scheme_refused" };
  if (url.username || url.password) return { reason: "has_credentials" };
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  if (isWeb && !url.hostname.includes(".") && url.hostname !== "localhost") return { reason: "not_a_url" };
  if (!isWeb && url.pathname.length < 3) return { reason: "not_a_url" };
  if (url.href.length > LINK_URL_MAX) return { reason: "too_long" };
  return { url: url.href };
}
