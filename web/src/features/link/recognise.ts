import { brandName } from "@awning/domain/link/brands";
import { LINK_TITLE_MAX, type Link } from "@awning/domain/link/link";
import { linkTypeOf } from "@awning/domain/link/link-type";
import { type LINK_REFUSALS, parsePastedUrl } from "@awning/domain/link/pasted";
import { webAddressOfWhatsApp, whatsAppUrl } from "@awning/domain/link/phone";
import { readPhone } from "@awning/domain/link/read-phone";
import { addressInFrame } from "@awning/domain/page/embed-address";
import { refusedHost } from "@awning/domain/rich-text/refused-hosts";
import { withinUnits } from "@awning/domain/values/characters";
import { NETWORK_NAMES } from "@awning/domain/values/networks";
import { plainPasted } from "@awning/domain/values/pasted";
import { cleanLine } from "@awning/domain/values/text";
import * as labels from "./labels.ts";

export type Recognised = { type: Exclude<Link["type"], "heading">; url: string; title: string };

/**
 * Recognizes pasted text: a web address, a bare domain, an email address, a phone number.
 * @returns the link with an editable title, or why there is none
 */
export function recogniseLink(typed: string): Recognised | { reason: keyof typeof LINK_REFUSALS } {
  const text = addressInFrame(typed) ?? webAddressOfWhatsApp(plainPasted(typed)) ?? plainPasted(typed);
  const [, scheme] = /^(tel:|sms:)/i.exec(text) ?? [];
  const number = readPhone(text);
  // Five digits alone are rarely a phone number.
  if (number !== null && (scheme || number.replace(/\D/g, "").length !== 5))
    return recognised(`${(scheme ?? "tel:").toLowerCase()}${number}`);
  const parsed = parsePastedUrl(text);
  if ("reason" in parsed) return parsed;
  if (refusedHost(parsed.url) !== null) return { reason: "host_refused" };
  return recognised(parsed.url);
}

/** The readable address: without scheme, `www.` and trailing slash. */
export function readableAddress(url: string): string {
  if (url.startsWith("tel:") || url.startsWith("sms:")) return url.slice(4);
  if (url.startsWith("mailto:")) return url.slice(7).split("?")[0] ?? "";
  return url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
}

/** The editable address: the shortest text that is read back as the same address. */
export function editableAddress(url: string): string {
  const short = [readableAddress(url), url.replace(/^https:\/\//, "").replace(/\/$/, "")];
  return short.find((text) => urlOf(text) === url) ?? url;
}

/** The type of a link after its address changed: the owner's choice, if the new address is of the same kind. */
export function typeAfterEdit({ type, url }: Pick<Link, "type" | "url">, next: Recognised): Link["type"] {
  return linkTypeOf(url) === next.type ? type : next.type;
}

/** How a number is used. */
export type Way = "phone" | "sms" | "whatsapp";

/**
 * The addresses of a number by use.
 * @returns `null` when it is not just a number; WhatsApp needs a country code
 */
export function contactMethods(url: string): Record<Way, Recognised | null> | null {
  const [, called = null] = /^(?:tel|sms):(\+?\d{3,15})$/.exec(url) ?? [];
  const [, chatted = null] = /^https:\/\/wa\.me\/(\d{6,15})\/?$/.exec(url) ?? [];
  const number = chatted === null ? called : `+${chatted}`;
  if (number === null) return null;
  const chat = whatsAppUrl(number);
  const way = recognised;
  return { phone: way(`tel:${number}`), sms: way(`sms:${number}`), whatsapp: chat === null ? null : way(chat) };
}

function urlOf(text: string): string | null {
  const link = recogniseLink(text);
  return "url" in link ? link.url : null;
}

function recognised(url: string): Recognised {
  const type = linkTypeOf(url);
  return { type: type === "heading" ? "web" : type, url, title: titleOf(url) };
}

/** The name of a known company, the host without `www.`, or the scheme's purpose. */
function titleOf(url: string): string {
  if (url.startsWith("mailto:")) return labels.emailUs;
  if (url.startsWith("tel:")) return labels.callUs;
  if (url.startsWith("sms:")) return labels.textUs;
  return brandName(url) ?? (linkTypeOf(url) === "whatsapp" ? NETWORK_NAMES.whatsapp : hostTitle(url));
}

function hostTitle(url: string): string {
  return firstTitle(new URL(url).hostname.replace(/^www\./, ""));
}

/** The initial title of a link: its target's name, shortened to the limit. */
export function firstTitle(name: string): string {
  return withinUnits(cleanLine(name), LINK_TITLE_MAX).trim();
}
