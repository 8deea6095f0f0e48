import { withinUnits } from "../values/characters.ts";

type Said = { displayName: string; headline: string; bio: string };
type Wanted = { title: string; description: string };
const DESCRIPTION_MAX = 160;

/** Title and description for search engines and messages: from the owner's SEO fields, otherwise from the page. */
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

/** The URL of an Open Graph image. `version` is a content hash; any other redirects to the current one, so `now` always works. */
export function sharePicturePath(username: string, slug: string | null, version: string): string {
  return `/${username}/share/${slug === null ? "" : `${slug}/`}${version}.png`;
}
