/**
 * Strips metadata (place, time, camera) from a picture. The pixels stay byte for byte, and the orientation is kept. Files
 * other than JPEG, PNG and WebP are returned unchanged.
 */
export async function withoutMetadata(file: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kept = keptOfJpeg(bytes) ?? keptOfPng(bytes) ?? keptOfWebp(bytes);
  return kept ? new Blob(kept, { type: file.type }) : file;
}

type Parts = Uint8Array<ArrayBuffer>[];
type Bytes = Uint8Array<ArrayBuffer>;

const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const textAt = (bytes: Bytes, at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length));

/** Segments needed to display the pixels; no other application data is kept. */
function isOfPixels(marker: number, bytes: Bytes, at: number): boolean {
  if (marker === 0xe2) return textAt(bytes, at, 11) === "ICC_PROFILE";
  return marker === 0xe0 || marker === 0xee || (marker < 0xe0 && marker >= 0xc0);
}

/** Only the main picture: the previews that cameras append have places and times of their own. */
function keptOfJpeg(bytes: Bytes): Parts | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = viewOf(bytes);
  const kept: Parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // Fill bytes may precede a marker.
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === 0xd9) break;
    let end = at + 2 + view.getUint16(at + 2);
    if (marker === 0xda) while (end < bytes.length && !isMarkerAt(bytes, end)) end++;
    const isExif = marker === 0xe1 && textAt(bytes, at + 4, 4) === "Exif";
    if (isExif) kept.push(...upright(bytes.subarray(at + 10, end)));
    else if (isOfPixels(marker, bytes, at + 4)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return [...kept, Uint8Array.of(0xff, 0xd9)];
}

/** Within pixel data, a marker starts a new segment; escaped bytes and restart markers do not count. */
function isMarkerAt(bytes: Bytes, at: number): boolean {
  const next = bytes[at + 1] ?? 0;
  return bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7);
}

const ORIENTATION = 0x0112;

/** Of the EXIF data, only the orientation, and only when the pixels are not stored upright. */
function upright(tiff: Bytes): Parts {
  if (tiff.length < 8) return [];
  const view = viewOf(tiff);
  const isLittle = textAt(tiff, 0, 2) === "II";
  const first = view.getUint32(4, isLittle);
  const count = first + 2 <= tiff.length ? view.getUint16(first, isLittle) : 0;
  for (let entry = first + 2; entry < first + 2 + count * 12 && entry + 12 <= tiff.length; entry += 12) {
    if (view.getUint16(entry, isLittle) !== ORIENTATION) continue;
    const way = view.getUint16(entry + 8, isLittle);
    return way > 1 && way <= 8 ? [exifOf(way)] : [];
  }
  return [];
}

function exifOf(way: number): Bytes {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, way, 0, 0, 0, 0, 0, 0];
  return Uint8Array.of(0xff, 0xe1, 0, 2 + exif.length + tiff.length, ...exif, ...tiff);
}

const PNG_TELLS: ReadonlySet<string> = new Set(["eXIf", "tEXt", "zTXt", "iTXt", "tIME"]);

function keptOfPng(bytes: Bytes): Parts | null {
  if (textAt(bytes, 1, 3) !== "PNG") return null;
  const view = viewOf(bytes);
  const kept: Parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const type = textAt(bytes, at + 4, 4);
    const end = at + 12 + view.getUint32(at);
    if (!PNG_TELLS.has(type)) kept.push(bytes.subarray(at, end));
    if (type === "IEND") break;
    at = end;
  }
  return kept;
}

const WEBP_EXIF_AND_XMP = 0b1100;

function keptOfWebp(bytes: Bytes): Parts | null {
  if (textAt(bytes, 0, 4) !== "RIFF" || textAt(bytes, 8, 4) !== "WEBP") return null;
  const view = viewOf(bytes);
  const head = bytes.slice(0, 12);
  const kept: Parts = [head];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const type = textAt(bytes, at, 4);
    const size = view.getUint32(at + 4, true);
    const chunk = bytes.slice(at, at + 8 + size + (size % 2));
    if (type === "VP8X") chunk[8] = (chunk[8] ?? 0) & ~WEBP_EXIF_AND_XMP;
    if (type !== "EXIF" && type !== "XMP ") kept.push(chunk);
    at += chunk.length;
  }
  viewOf(head).setUint32(4, kept.reduce((sum, part) => sum + part.length, 0) - 8, true);
  return kept;
}
