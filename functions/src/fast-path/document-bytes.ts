import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { HtmlBytes } from "./html-bytes.ts";

/** A page's bytes and a digest of them. */
export type DocumentBytes = { bytes: Buffer; digest: string };

/** A text shared by many pages, and its encoder; equal texts must use equal encoders. */
type Shared = { shared: string; as?: (text: string) => string };
type Write = (out: HtmlBytes) => void;

/**
 * Assembles a page. Styles and script are most of it and shared by many pages, so their bytes are cached.
 * @param parts text of this page, a writer, or a shared text
 */
export function documentBytes(parts: readonly (string | Write | Shared)[]): DocumentBytes {
  const out = new HtmlBytes();
  // The page's own bytes form one buffer, with digests in place of shared texts, so that one hash covers the whole page.
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

/** Inserts the shared texts at their marks. */
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

/** Styles vary by page kind, theme and block: a few hundred texts of at most 20 KB. */
const MAX_KNOWN = 200;
const known = new LRUCache<string, Known>({ max: MAX_KNOWN });
/** `mark` replaces the bytes in the digest: a byte no text contains, then their own digest. */
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
