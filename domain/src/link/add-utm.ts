import { LINK_URL_MAX } from "../rich-text/link-url.ts";
import { type LinkSettings, type LinkUtm, UTM_MEDIUM } from "./utm.ts";

/**
 * Adds UTM parameters that tell where a visitor came from, and changes nothing else in the URL. A URL that already has such parameters, or
 * would become too long, is returned as it is.
 */
export function withUtm(url: string, own: LinkUtm, page: LinkSettings["utm"], username: string): string {
  const isOn = own.mode === "own" || (own.mode === "inherit" && page.on);
  if (!isOn || !/^https?:/i.test(url)) return url;
  const [address = "", ...fragment] = url.split("#");
  const query = address.split("?").slice(1).join("?");
  if (/(^|[&;])utm_\w+(=|&|;|$)/i.test(decoded(query))) return url;
  const { source, medium, campaign } = own.mode === "own" ? own : page;
  const added = new URLSearchParams({ utm_source: source || username, utm_medium: medium || UTM_MEDIUM });
  if (campaign) added.set("utm_campaign", campaign);
  const joint = !address.includes("?") ? "?" : query === "" || query.endsWith("&") ? "" : "&";
  const made = [`${address}${joint}${added}`, ...fragment].join("#");
  return made.length > LINK_URL_MAX ? url : made;
}

function decoded(query: string): string {
  try {
    return decodeURIComponent(query);
  } catch {
    return query;
  }
}
