import { createHash } from "node:crypto";

/** A page as it is sent, and a digest that is another one when any byte of it is. */
export type DocumentBytes = { bytes: Buffer; digest: string };

/**
 * Puts a page together. Its styles and its script are most of it and the same in many pages: their bytes are made once, and
 * what an owner wrote is turned into bytes by itself, because one sign beyond Latin makes the whole of a text slow to turn.
 * @param parts each a text of this page alone, or `{ shared }`, one that many pages have
 */
export function documentBytes(parts: readonly (string | { shared: string })[]): DocumentBytes {
  const hash = createHash("sha256");
  const all = parts.map((part) => {
    if (typeof part !== "string") {
      const { bytes, digest } = knownBytes(part.shared);
      hash.update(digest);
      return bytes;
    }
    const bytes = Buffer.from(part);
    // The length keeps two pages apart whose texts are cut at other places.
    hash.update(`${bytes.length} `).update(bytes);
    return bytes;
  });
  return { bytes: Buffer.concat(all), digest: digestOf(hash) };
}

/** Styles differ by kind of page, theme and rare part: a few hundred texts of 20 KB at most. */
const MAX_KNOWN = 200;
const known = new Map<string, DocumentBytes>();

function knownBytes(text: string): DocumentBytes {
  const before = known.get(text);
  if (before) return before;
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size >= MAX_KNOWN) known.delete(oldest);
  const bytes = Buffer.from(text);
  const made = { bytes, digest: digestOf(createHash("sha256").update(bytes)) };
  known.set(text, made);
  return made;
}

function digestOf(hash: ReturnType<typeof createHash>): string {
  return hash.digest("base64url").slice(0, 27);
}
