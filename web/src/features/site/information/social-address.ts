import { LINK_REFUSALS, parsePastedUrl } from "@awning/domain/link/pasted";
import { NEEDS_COUNTRY, webAddressOfWhatsApp, whatsAppUrl } from "@awning/domain/link/phone";
import { readPhone } from "@awning/domain/link/read-phone";
import { refusedHost } from "@awning/domain/rich-text/refused-hosts";
import type { SOCIAL_KINDS, Social } from "@awning/domain/site/social";
import { emailSchema } from "@awning/domain/values/email";
import { plainPasted } from "@awning/domain/values/pasted";
import * as labels from "./labels.ts";

type Kind = (typeof SOCIAL_KINDS)[number];

/** Services where a username is enough, with the address before it. */
const PROFILE: Partial<Record<Kind, string>> = {
  instagram: "https://www.instagram.com/",
  youtube: "https://www.youtube.com/@",
  tiktok: "https://www.tiktok.com/@",
  bluesky: "https://bsky.app/profile/",
  facebook: "https://www.facebook.com/",
  github: "https://github.com/",
  pinterest: "https://www.pinterest.com/",
  soundcloud: "https://soundcloud.com/",
};
const HANDLE = /^@?([A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,60}[A-Za-z0-9_])?)$/;
// A bare domain is an address, not a username; on Bluesky a username is a domain.
const LOOKS_LIKE_DOMAIN = /\.[a-z]{2,}$/i;

/**
 * The full address from typed text for one kind of icon: a handle, a number, an email address or an address.
 * @returns the address, or the error message
 */
export function socialAddress(kind: Kind, typed: string): { url: string } | { error: string } {
  const text = plainPasted(typed);
  if (kind === "email") return mailAddress(text);
  if (kind === "phone" || kind === "sms") return numberAddress(kind === "phone" ? "tel:" : "sms:", text);
  if (kind === "whatsapp") return chatAddress(text);
  const mastodon = kind === "mastodon" ? /^@?([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(text) : null;
  if (mastodon) return { url: `https://${mastodon[2]}/@${mastodon[1]}` };
  const base = PROFILE[kind];
  const handle = HANDLE.exec(text)?.[1];
  if (base && handle && (kind === "bluesky" || text.startsWith("@") || !LOOKS_LIKE_DOMAIN.test(text))) return { url: base + handle };
  return webAddress(text);
}

/** The address as people type it: a handle, a number, or the address without its scheme. */
export function readSocial({ kind, url }: Social): string {
  const base = PROFILE[kind];
  if (base && url.startsWith(base)) return `@${url.slice(base.length)}`;
  const chatted = kind === "whatsapp" ? /^https:\/\/wa\.me\/(\d+)$/.exec(url) : null;
  if (chatted) return `+${chatted[1]}`;
  return url.replace(/^(mailto:|tel:|sms:|https?:\/\/)/, "").replace(/\/$/, "");
}

function mailAddress(text: string): { url: string } | { error: string } {
  const email = emailSchema.safeParse(text);
  return email.success ? { url: `mailto:${email.data}` } : { error: labels.emailInvalid };
}

function numberAddress(scheme: "tel:" | "sms:", text: string): { url: string } | { error: string } {
  const number = readPhone(text);
  return number === null ? { error: labels.phoneInvalid } : { url: `${scheme}${number}` };
}

function chatAddress(text: string): { url: string } | { error: string } {
  const number = readPhone(text);
  if (number === null) return webAddress(webAddressOfWhatsApp(text) ?? text);
  const url = whatsAppUrl(number);
  return url === null ? { error: NEEDS_COUNTRY } : { url };
}

function webAddress(text: string): { url: string } | { error: string } {
  const parsed = parsePastedUrl(text);
  if ("url" in parsed && refusedHost(parsed.url) !== null) return { error: LINK_REFUSALS.host_refused };
  if ("url" in parsed && /^https?:/.test(parsed.url)) return parsed;
  return { error: labels.linkInvalid };
}
