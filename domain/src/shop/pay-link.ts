import { type Currency, toDecimal } from "../money/money.ts";
import { hidesText, isPrivateHost } from "../rich-text/link-url.ts";

export const PAY_URL_MAX = 300;
/** As a text, of which the rules are made too. */
export const PAY_URL_PATTERN = "^(https://[^\\s/?#@\\\\]+([/?#][^\\s]*)?)?$";
/** What stands for the order's own facts in the address of a pay link. */
export const PAY_URL_PARTS = ["{amount}", "{currency}", "{order}"] as const;

/** What an order is paid for: minor units, and its number for people. */
type Due = { total: number; currency: Currency; number: number };

/**
 * Reads the address on which a shop is paid, as its owner typed it. It may hold {@link PAY_URL_PARTS}. A bare domain gets `https://`.
 * @returns `null` when it is no whole https address, or one that leads elsewhere than it says
 */
export function parsePayUrl(typed: string): string | null {
  const text = typed.trim();
  if (text === "") return "";
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text.replace(/^https:/i, "https:") : `https://${text}`;
  if (url.length > PAY_URL_MAX || !new RegExp(PAY_URL_PATTERN).test(url)) return null;
  return fillPayUrl(url, { total: 100, currency: "EUR", number: 1001 }) === "" ? null : url;
}

/** The address on which one order is paid, its facts filled in; empty when the shop's is none that can be opened. */
export function fillPayUrl(template: string, { total, currency, number }: Due): string {
  const facts = { "{amount}": toDecimal(total, currency), "{currency}": currency, "{order}": String(number) };
  const host = /^https:\/\/[^/?#]*/.exec(template)?.[0] ?? "";
  // Who is paid must stand in the address itself.
  if (host === "" || /[{}]/.test(host)) return "";
  const filled = PAY_URL_PARTS.reduce((url, part) => url.replaceAll(part, encodeURIComponent(facts[part])), template);
  if (!URL.canParse(filled)) return "";
  const { protocol, hostname, username, password, href } = new URL(filled);
  if (protocol !== "https:" || username !== "" || password !== "" || hidesText(href)) return "";
  return hostname.includes(".") && !isPrivateHost(hostname) ? href : "";
}
