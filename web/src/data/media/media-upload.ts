import { MEDIA_FILE_MAX_BYTES, MEDIA_FILE_TYPE, type Media, mediaFileName, mediaPath } from "@awning/domain/media/media";
import { mediaSchema } from "@awning/domain/media/media-schema";
import { toFailure } from "../core/failures.ts";
import { fetchPart, missingPart } from "../core/parts.ts";
import { decodeImage } from "./decode-image.ts";
import { averageColor, imageRefused, newMediaId, plannedFiles, WEBP_QUALITIES } from "./media-plan.ts";
import { withQuota } from "./uploads.ts";
import type { WebpOrder } from "./webp-worker.ts";

export type UploadOptions = {
  siteId: string;
  alt?: string;
  /** Called with 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/**
 * Encodes a picture as WebP in every stored width and uploads the files. Redrawing drops its EXIF data, including place and
 * time, after applying its orientation.
 * @throws Failure `bad_request` with an ImageRefusal as `details.reason`, `over_limit` with a RoomRefusal, `offline`,
 * `forbidden`, or an AbortError.
 */
export async function uploadImage(file: File, options: UploadOptions): Promise<Media> {
  const { siteId, alt = "", onProgress, signal } = options;
  const { bitmap, size: original } = await decodeImage(file);
  try {
    const planned = plannedFiles(original);
    const color = colorOf(bitmap);
    const id = newMediaId((count) => crypto.getRandomValues(new Uint8Array(count)));
    const files: { width: number; blob: Blob }[] = [];
    for (const size of planned) {
      signal?.throwIfAborted();
      const blob = await encode(bitmap, size);
      // Too detailed for the widest file, so the next narrower one is the largest.
      if (!blob && files.length > 0) break;
      if (!blob) throw imageRefused("too_detailed");
      files.push({ width: size.width, blob });
    }
    const kept = planned.slice(0, files.length);
    const sizes = Object.fromEntries(files.map(({ width, blob }) => [mediaFileName(width), blob.size]));
    const sent = files.map(({ width, blob }) => ({ path: mediaPath(siteId, id, width), blob }));
    // Loaded only when a picture is chosen; if it fails to load, no quota is reserved.
    const { sendPictures } = await fetchPart(() => import("./send-pictures.ts"));
    await withQuota({ id, kind: "picture", files: sizes }, signal, () => sendPictures(sent, onProgress, signal));
    const widest = kept[kept.length - 1] ?? original;
    return mediaSchema.parse({ id, siteId, widths: kept.map((size) => size.width), ...widest, alt, color });
  } catch (error) {
    signal?.throwIfAborted();
    throw toFailure(error);
  } finally {
    bitmap.close();
  }
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: width <= 16 });
  if (!context) throw imageRefused("unreadable");
  context.imageSmoothingQuality = "high";
  return context;
}

function colorOf(bitmap: ImageBitmap): string {
  const context = contextOf(16, 16);
  context.drawImage(bitmap, 0, 0, 16, 16);
  return averageColor(context.getImageData(0, 0, 16, 16).data);
}

/** `null` when even the lowest quality is too large for Storage. */
async function encode(bitmap: ImageBitmap, size: { width: number; height: number }): Promise<Blob | null> {
  const context = contextOf(size.width, size.height);
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  for (const quality of WEBP_QUALITIES) {
    const blob = await toWebp(context, quality);
    if (blob.size <= MEDIA_FILE_MAX_BYTES) return blob;
  }
  return null;
}

// Safari, and every browser on iOS, cannot encode WebP and silently returns PNG. This remembers the answer.
let isWritten = true;

/** The canvas as WebP, in any browser. `quality` is 0 to 1. */
async function toWebp(context: OffscreenCanvasRenderingContext2D, quality: number): Promise<Blob> {
  const { canvas } = context;
  if (isWritten) {
    const blob = await canvas.convertToBlob({ type: MEDIA_FILE_TYPE, quality });
    if (blob.type === MEDIA_FILE_TYPE) return blob;
    isWritten = false;
  }
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./webp-worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Blob>) => resolve(data);
    worker.onerror = () => reject(missingPart());
    const order: WebpOrder = { pixels, quality };
    worker.postMessage(order, [pixels.data.buffer]);
  });
}
