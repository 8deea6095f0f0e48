import { keep, recall } from "./storage.ts";
import { username } from "./username.ts";

/** Where this tab keeps how its visitor came to this shop, as parameters of an address. */
const CAME_FROM = `awning:from:${username}` as const;

/**
 * Notes how a visitor came: the first landing that says something, until one with UTM parameters takes its place; and the mark
 * of the last link that they followed from there to a page of this site. An order says it to the shop; nothing else does.
 */
export function noteOrigin(link?: string): void {
  const kept = readOrigin();
  // Of each parameter what is kept of it at least; together they leave room for the host.
  const tags = location.search.match(/\butm_(?:source|medium|campaign|term|content)=[^&]{0,720}/g) ?? [];
  const [, , host = location.host] = document.referrer.split("/");
  const told = [tags.join("&").slice(0, 1700), host === location.host ? "" : `from=${host}`].filter(Boolean).join("&");
  const next = link ? kept.replace(/(&link=.*)?$/, `&link=${link}`) : tags[0] || !kept ? told : "";
  if (next) keep("sessionStorage", CAME_FROM, next);
}

/** What was noted; empty when nothing was. */
export function readOrigin(): string {
  return recall("sessionStorage", CAME_FROM) ?? "";
}
