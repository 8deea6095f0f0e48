import { username } from "./page.ts";

/** Where this tab keeps how its visitor came to this shop, as parameters of an address. */
const CAME_FROM = `awning:from:${username}`;

/**
 * Notes how a visitor came: the first landing that says something, until one with UTM parameters takes its place; and the mark
 * of the last link that they followed from there to a page of this site. An order says it to the shop; nothing else does.
 */
export function noteOrigin(link?: string): void {
  try {
    const kept = readOrigin();
    const tags = location.search.match(/\butm_(source|medium|campaign)=[^&]*/g) ?? [];
    const [, , host = location.host] = document.referrer.split("/");
    // Room for three parameters of eighty letters, whatever their script.
    const told = [...tags, ...(host === location.host ? [] : [`from=${host}`])].join("&").slice(0, 2000);
    if (link) sessionStorage.setItem(CAME_FROM, kept.replace(/(&link=.*)?$/, `&link=${link}`));
    else if (tags[0] || (told && !kept)) sessionStorage.setItem(CAME_FROM, told);
  } catch {
    // Storage is refused, so nothing is known.
  }
}

/** What was noted; empty when nothing was. */
export function readOrigin(): string {
  return sessionStorage.getItem(CAME_FROM) ?? "";
}
