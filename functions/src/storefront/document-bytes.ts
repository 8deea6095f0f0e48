import { createHash } from "node:crypto";

/** A page as it is sent, and a digest that is another one when any byte of it is. */
export type DocumentBytes = { bytes: Buffer; digest: string };

/** A text that many pages have, and how it is written there; the same text must always be written the same way. */
type Shared = { shared: string; as?: (text: string) => string };

/**
 * Puts a page together. Its styles and its script are most of it and the same in many pages: their bytes are made once, and
 * what an owner wrote is turned into bytes by itself, because one sign beyond Latin makes the whole of a text slow to turn.
 * @param parts each a text of this page alone, or one that many pages have
 */
export function documentBytes(parts: readonly (string | Shared)[]): DocumentBytes {
  const hash = createHash("sha256");
  const pieces = parts.map((part) => (typeof part === "string" ? { text: part, length: Buffer.byteLength(part) } : knownBytes(part)));
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    const end = at + piece.length;
    if ("text" in piece) {
      bytes.write(piece.text, at);
      // The length keeps two pages apart whose texts are cut at other places.
      hash.update(`${piece.length} `).update(bytes.subarray(at, end));
    } else {
      piece.bytes.copy(bytes, at);
      hash.update(piece.digest);
    }
    at = end;
  }
  return { bytes, digest: digestOf(hash) };
}

/** Styles differ by kind of page, theme and rare part: a few hundred texts of 20 KB at most. */
const MAX_KNOWN = 200;
const known = new Map<string, DocumentBytes & { length: number }>();

function knownBytes({ shared, as = (text) => text }: Shared): DocumentBytes & { length: number } {
  const before = known.get(shared);
  if (before) return before;
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size >= MAX_KNOWN) known.delete(oldest);
  const bytes = Buffer.from(as(shared));
  const made = { bytes, length: bytes.length, digest: digestOf(createHash("sha256").update(bytes)) };
  known.set(shared, made);
  return made;
}

function digestOf(hash: ReturnType<typeof createHash>): string {
  return hash.digest("base64url").slice(0, 27);
}
