import { Parser } from "htmlparser2";

/** Deeper than any page goes. The parser's time grows with the square of the depth, and the page is a stranger's. */
const DEPTH_MAX = 256;
const PIECE = 4096;

type Attributes = Readonly<Record<string, string>>;
/** `rank` is lower for better kinds; of icons the larger is the better. */
type Named = { address: string; rank: number; size: number };

/** Where pages name their picture, best first. */
const META = ["og:image:secure_url", "og:image:url", "og:image", "twitter:image", "twitter:image:src"];
const LINKS = ["apple-touch-icon", "apple-touch-icon-precomposed", "icon"];

/**
 * Addresses of the pictures that a page names for itself, best first: what it shows where it is shared, then its icons.
 * @param url where the page came from; addresses are completed by it
 */
export function namedPictures(html: string, url: string): string[] {
  const found: Named[] = [];
  let base: string | null = null;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (name === "base") base ??= attributes["href"] ?? null;
      const named = name === "meta" ? metaPicture(attributes) : name === "link" ? linkPicture(attributes) : null;
      if (named) found.push(named);
    },
    onclosetag() {
      depth -= 1;
    },
  });
  for (let at = 0; at < html.length && depth <= DEPTH_MAX; at += PIECE) parser.write(html.slice(at, at + PIECE));
  const from = base === null ? url : (URL.parse(base, url)?.href ?? url);
  const sorted = found.toSorted((a, b) => a.rank - b.rank || b.size - a.size);
  return [...new Set(sorted.flatMap(({ address }) => webAddress(address, from)))];
}

function metaPicture(attributes: Attributes): Named | null {
  const rank = META.indexOf((attributes["property"] ?? attributes["name"] ?? "").trim().toLowerCase());
  const address = attributes["content"]?.trim();
  return rank < 0 || !address ? null : { address, rank, size: 0 };
}

function linkPicture(attributes: Attributes): Named | null {
  const kinds = (attributes["rel"] ?? "").toLowerCase().split(/\s+/);
  const rank = LINKS.findIndex((kind) => kinds.includes(kind));
  const address = attributes["href"]?.trim();
  if (rank < 0 || !address) return null;
  return { address, rank: META.length + rank, size: Number.parseInt(attributes["sizes"] ?? "", 10) || 0 };
}

function webAddress(text: string, base: string): string[] {
  const url = URL.parse(text, base);
  return url?.protocol === "https:" || url?.protocol === "http:" ? [url.href] : [];
}
