import { type Media, mediaUrl } from "@awning/domain/media/media";
import { MEDIA_SIDES_MAX } from "@awning/domain/media/media-sides";
import { type Image, loadImage } from "@napi-rs/canvas";

const TIMEOUT_MS = 3000;
const BYTES_MAX = 2 * 1024 * 1024;

/** Fetches a stored picture. Throws on a timeout or an invalid picture. */
export async function fetchMedia(mediaBase: string, media: Media, width: number): Promise<Image> {
  const answer = await fetch(mediaUrl(mediaBase, media, width), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`Storage answers ${answer.status}`);
  const file = Buffer.from(await answer.arrayBuffer());
  if (!isFitting(file)) throw new Error("The stored picture is not one that we store");
  return loadImage(file);
}

/** Accepts only WebP in a size we store: a small file can decode to more than an instance's memory. */
export function isFitting(file: Buffer): boolean {
  if (file.length < 30 || file.length > BYTES_MAX) return false;
  if (file.toString("latin1", 0, 4) !== "RIFF" || file.toString("latin1", 8, 12) !== "WEBP") return false;
  const { width, height } = sizeOf(file);
  return width > 0 && height > 0 && width <= MEDIA_SIDES_MAX.width && height <= MEDIA_SIDES_MAX.height;
}

/** Size of a WebP file of any of its three kinds; see the container specification of WebP. */
function sizeOf(file: Buffer): { width: number; height: number } {
  const kind = file.toString("latin1", 12, 16);
  if (kind === "VP8X") return { width: 1 + file.readUIntLE(24, 3), height: 1 + file.readUIntLE(27, 3) };
  if (kind === "VP8 ") return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
  const bits = kind === "VP8L" ? file.readUInt32LE(21) : -1;
  return bits < 0 ? { width: 0, height: 0 } : { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}
