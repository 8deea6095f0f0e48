/** Allowed link schemes. All others are refused, above all `javascript:` and `data:`. */
export const LINK_SCHEMES = ["https:", "http:", "mailto:", "tel:", "sms:"] as const;
export const LINK_URL_MAX = 2048;

export type LinkUrlReason =
  | "empty"
  | "too_long"
  | "not_a_url"
  | "scheme_refused"
  | "has_credentials"
  | "private_host"
  | "hidden_text"
  | "hidden_recipient";

/** Host names that resolve differently, or not at all, on each machine. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/;
/** Loopback, private, link-local and unspecified addresses, as browsers serialize them. */
const PRIVATE_IPV4 =
  /^(0|10|127|22[4-9]|2[345]\d|169\.254|192\.168|198\.1[89]|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+\.?$/;
const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;
/** IPv6 outside the global unicast range. */
const OTHER_IPV6 = /^\[(?![23][\da-f]{3}:)/;
/** A mailto field other than subject and body, which could add a recipient. */
const OTHER_FIELD = /[?&](?!(subject|body)=)/i;
/** Percent-encoded invisible or bidirectional marks, which can disguise the target. */
const HIDDEN = /%e2%80%(8[bef]|a[89a-e])|%e2%81%a[6-9]|%d8%9c|%ef%bb%bf/i;

/**
 * Parses a link target.
 * @param mayBePrivate for published addresses: locally, our own files are on this machine
 * @returns the normalized URL, or why it is refused. A bare domain gets `https://`.
 */
export function parseLinkUrl(typed: string, mayBePrivate = false): { url: string } | { reason: LinkUrlReason } {
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
  if (isWeb && !/[.:]/.test(url.hostname) && url.hostname !== "localhost") return { reason: "not_a_url" };
  if (!isWeb && url.pathname.length < 3) return { reason: "not_a_url" };
  // A bare number is no address, though browsers read it as an IP address.
  if (withScheme !== text && IPV4.test(url.hostname) && !text.includes(url.hostname)) return { reason: "not_a_url" };
  if (isWeb && !mayBePrivate && isPrivateHost(url.hostname)) return { reason: "private_host" };
  if (url.protocol === "mailto:" && OTHER_FIELD.test(url.search)) return { reason: "hidden_recipient" };
  if (hidesText(url.href)) return { reason: "hidden_text" };
  if (url.href.length > LINK_URL_MAX) return { reason: "too_long" };
  return { url: url.href };
}

export function isPrivateHost(host: string): boolean {
  return PRIVATE_NAME.test(host) || PRIVATE_IPV4.test(host) || OTHER_IPV6.test(host);
}

export function hidesText(href: string): boolean {
  return HIDDEN.test(href);
}
