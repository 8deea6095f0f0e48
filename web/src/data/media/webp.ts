import { MEDIA_FILE_TYPE } from "@awning/domain/media/media";
import { missingPart } from "../core/parts.ts";
import type { WebpOrder } from "./webp-worker.ts";

// Safari, and with it every browser on an iPhone, writes no WebP and silently answers PNG. Once known it is not asked again.
let isWritten = true;

/** What is drawn there as WebP, whichever browser this is. `quality` is 0 to 1. */
export async function toWebp(context: OffscreenCanvasRenderingContext2D, quality: number): Promise<Blob> {
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
