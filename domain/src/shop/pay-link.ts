import { type Currency, toDecimal } from "../money/money.ts";
import { hidesText, isPrivateHost } from "../rich-text/link-url.ts";

export const PAY_URL_MAX = 300;
/** A string, because the rules are generated from it. */
export const PAY_URL_PATTERN = "^(https://[^\\s/?#@\\\\]+([/?#][^\\s]*)?)?$";
export const PAY_URL_PARTS = ["{amount}", "{currency}", "{order}"] as const;

/** An amount due in minor units, with the order number. */
type Due = { total: number; currency: Currency; number: number };

export function fillPayUrl(template: string, { total, currency, number }: Due): string {
  const facts = { "{amount}": toDecimal(total, currency), "{currency}": currency, "{order}": String(number) };
  const host = /^https:\/\/[^/?#]*/.exec(template)?.[0] ?? "";
  // The host must not contain placeholders.
  if (host === "" || /[{}]/.test(host)) return "";
  const filled = PAY_URL_PARTS.reduce((url, part) => url.replaceAll(part, encodeURIComponent(facts[part])), template);
  if (!URL.canParse(filled)) return "";
  const { protocol, hostname, username, password, href } = new URL(filled);
  if (protocol !== "https:" || username !== "" || password !== "" || hidesText(href)) return "";
  return /[.:]/.test(hostname) && !isPrivateHost(hostname) ? href : "";
}
