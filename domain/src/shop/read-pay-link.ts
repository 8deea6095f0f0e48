import { parsePastedWebUrl } from "../link/pasted.ts";
import { fillPayUrl, PAY_URL_MAX, PAY_URL_PARTS, PAY_URL_PATTERN } from "./pay-link.ts";

/**
 * Reads a typed or pasted payment link, which may contain {@link PAY_URL_PARTS}.
 * @returns `null` if it is no https address, or disguises its target
 */
export function parsePayUrl(typed: string): string | null {
  if (typed.trim() === "") return "";
  const url = parsePastedWebUrl(typed, PAY_URL_PARTS);
  if (url === null || url.length > PAY_URL_MAX || !new RegExp(PAY_URL_PATTERN).test(url)) return null;
  return fillPayUrl(url, { total: 100, currency: "EUR", number: 1001 }) === "" ? null : url;
}
