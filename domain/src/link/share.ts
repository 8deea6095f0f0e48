import { withinUnits } from "../values/characters.ts";

type Said = { displayName: string; headline: string; bio: string };
type Wanted = { title: string; description: string };
const DESCRIPTION_MAX = 160;

/** Title and description of a page for search engines and messages: what the owner wrote for them, or what the page itself says. */
export function shareText({ displayName, headline, bio }: Said, seo: Wanted): Wanted {
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

/**
 * The address of the picture that is drawn of a site, or of a product of it. The version is made of what it shows; any other leads
 * to the present one, so `now` always does.
 */
export function sharePicturePath(username: string, slug: string | null, version: string): string {
  return `/${username}/share/${slug === null ? "" : `${slug}/`}${version}.png`;
}
