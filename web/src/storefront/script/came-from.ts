import { keep, recall } from "./storage.ts";
import { username } from "./username.ts";

/** Where this tab stores how its visitor reached the shop, as URL parameters. */
const CAME_FROM = `awning:from:${username}` as const;

/**
 * Stores how a visitor arrived: the first landing with any source, replaced only by one with UTM parameters, plus the last
 * link they followed to a page of this site. Only an order reports it to the shop.
 */
export function noteOrigin(link?: string): void {
  const kept = readOrigin();
  // Also the rarer ones, which readers skip. The length stored of each parameter; together they leave room for the host.
  const tags = location.search.match(/\butm_[cmst]\w+=[^&]{0,720}/g) ?? [];
  const [, , host = location.host] = document.referrer.split("/");
  const told = [tags.join("&").slice(0, 1700), host !== location.host && `from=${host}`].filter(Boolean).join("&");
  const next = link ? kept.replace(/(&link=.*)?$/, `&link=${link}`) : tags[0] || !kept ? told : "";
  if (next) keep("sessionStorage", CAME_FROM, next);
}

/** The stored source; empty without one. */
export function readOrigin(): string {
  return recall("sessionStorage", CAME_FROM) ?? "";
}
