import { importRefused } from "./import-refusals.ts";

/** A file within an archive; sizes in bytes, as its directory says them. */
type Entry = { at: number; stored: number; size: number; method: number };
export type Archive = { blob: Blob; entries: ReadonlyMap<string, Entry> };

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const [STORED, DEFLATED] = [0, 8];
/** The end record and its longest comment. */
const END_MAX = 22 + 65_535;
const ENTRIES_MAX = 60_000;

/**
 * The directory of a ZIP file. Only it and the files that are asked for are read, so archives larger than the memory can be opened.
 * @throws Failure `bad_request` with `bad_archive`
 */
export async function openArchive(blob: Blob): Promise<Archive> {
  const tailAt = Math.max(0, blob.size - END_MAX);
  const tail = await viewOf(blob.slice(tailAt));
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== END) end--;
  if (end < 0) throw importRefused("bad_archive");
  const [count, size, at] = [tail.getUint16(end + 10, true), tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (count > ENTRIES_MAX || at + size > blob.size) throw importRefused("bad_archive");
  const directory = await viewOf(blob.slice(at, at + size));
  const entries = new Map<string, Entry>();
  for (let from = 0, left = count; left > 0; left--) {
    if (from + 46 > directory.byteLength || directory.getUint32(from, true) !== ENTRY) throw importRefused("bad_archive");
    const nameLength = directory.getUint16(from + 28, true);
    const next = from + 46 + nameLength + directory.getUint16(from + 30, true) + directory.getUint16(from + 32, true);
    if (next > directory.byteLength) throw importRefused("bad_archive");
    const name = new TextDecoder().decode(new Uint8Array(directory.buffer, from + 46, nameLength));
    entries.set(name, {
      method: directory.getUint16(from + 10, true),
      stored: directory.getUint32(from + 20, true),
      size: directory.getUint32(from + 24, true),
      at: directory.getUint32(from + 42, true),
    });
    from = next;
  }
  return { blob, entries };
}

/**
 * One file of an archive, at most `max` bytes however small it was packed; `null` if there is none of this name.
 * @throws Failure `bad_request` with `bad_archive` or `bytes`
 */
export async function readEntry({ blob, entries }: Archive, name: string, max: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const entry = entries.get(name);
  if (!entry) return null;
  if (entry.size > max) throw importRefused("bytes");
  if (entry.at + 30 > blob.size || ![STORED, DEFLATED].includes(entry.method)) throw importRefused("bad_archive");
  const head = await viewOf(blob.slice(entry.at, entry.at + 30));
  const from = entry.at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = blob.slice(from, from + entry.stored);
  const stream = entry.method === STORED ? packed.stream() : packed.stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => Promise.reject(importRefused("bad_archive", error)));
    if (done) break;
    length += value.byteLength;
    // What a directory says of sizes may be a lie.
    if (length > max) {
      await reader.cancel();
      throw importRefused("bytes");
    }
    pieces.push(value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

async function viewOf(blob: Blob): Promise<DataView<ArrayBuffer>> {
  return new DataView(await blob.arrayBuffer());
}
