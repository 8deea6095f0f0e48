import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { HtmlBytes } from "./html-bytes.ts";

/** A page as it is sent, and a digest that is another one when any byte of it is. */
export type DocumentBytes = { bytes: Buffer; digest: string };

/** A text that many pages have, and how it is written there; the same text must always be written the same way. */
type Shared = { shared: string; as?: (text: string) => string };
/** Writes a part of this page alone. */
type Write = (out: HtmlBytes) => void;

/**
 * Puts a page together. Its styles and its script are most of it and the same in many pages: their bytes are made once.
 * @param parts each a text of this page alone, what writes one, or a text that many pages have
 */
export function documentBytes(parts: readonly (string | Write | Shared)[]): DocumentBytes {
  const out = new HtmlBytes();
  // What this page alone has stands in one row, and in the place of every shared text its digest, so that one look at
  // the row tells two pages apart.
  const shared: { at: number; bytes: Buffer }[] = [];
  for (const part of parts) {
    if (typeof part === "string") out.text(part);
    else if (typeof part === "function") part(out);
    else {
      const { bytes, mark } = knownBytes(part);
      shared.push({ at: out.length, bytes });
      out.bytes(mark);
    }
  }
  return out.finish((row) => ({ bytes: withShared(row, shared), digest: digestOf(row) }));
}

/** The row with the shared texts in the places of their marks. */
function withShared(row: Buffer, shared: readonly { at: number; bytes: Buffer }[]): Buffer {
  const length = shared.reduce((sum, { bytes }) => sum + bytes.length - MARK_LENGTH, row.length);
  const whole = Buffer.allocUnsafeSlow(length);
  let read = 0;
  let written = 0;
  for (const { at, bytes } of shared) {
    written += row.copy(whole, written, read, at);
    written += bytes.copy(whole, written);
    read = at + MARK_LENGTH;
  }
  row.copy(whole, written, read);
  return whole;
}

/** Styles differ by kind of page, theme and rare part: a few hundred texts of 20 KB at most. */
const MAX_KNOWN = 200;
const known = new LRUCache<string, Known>({ max: MAX_KNOWN });
/** `mark` stands for the bytes where a digest is made: one byte that no text has, and their own digest. */
type Known = { bytes: Buffer; mark: Buffer };
const DIGEST_LENGTH = 27;
const MARK_LENGTH = 1 + DIGEST_LENGTH;

function knownBytes({ shared, as = (text) => text }: Shared): Known {
  const before = known.get(shared);
  if (before) return before;
  const bytes = Buffer.from(as(shared));
  const made = { bytes, mark: Buffer.concat([Buffer.of(0xff), Buffer.from(digestOf(bytes))]) };
  known.set(shared, made);
  return made;
}

function digestOf(bytes: Buffer): string {
  return hash("sha256", bytes, "base64url").slice(0, DIGEST_LENGTH);
}
