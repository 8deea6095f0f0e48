import { withinUnits } from "../values/characters.ts";

type Said = { displayName: string; headline: string; bio: string };
type Wanted = { title: string; description: string };
const DESCRIPTION_MAX = 160;

/** Title and description of a page for search engines and messages: what the owner wrote for them, or what the page itself says. */
export function shareWords({ displayName, headline, bio }: Said, seo: Wanted): Wanted {
  return {
    title: seo.title || (headline ? `${displayName} · ${headline}` : displayName),
    description: seo.description || shorten(bio || headline || `${displayName} on Awning: links, shop and orders.`),
  };
}

/** One line of at most 160 characters, cut between words. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= DESCRIPTION_MAX ? line : `${withinUnits(line, DESCRIPTION_MAX - 1).replace(/\s+\S*$/, "")}…`;
}
