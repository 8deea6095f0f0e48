import { Failure } from "@awning/domain/failure";
import { MEDIA_FILE_TYPE } from "@awning/domain/media";
import type { WebpAnswer, WebpOrder } from "./webp-worker.ts";

// Safari, and with it every browser on an iPhone, writes no WebP and silently answers PNG. Once known it is not asked again.
let isWritten = true;
let worker: Worker | null = null;

/** What is drawn there as WebP, whichever browser this is. `quality` is 0 to 1. */
export async function toWebp(context: OffscreenCanvasRenderingContext2D, quality: number): Promise<Blob> {
  const { canvas } = context;
  if (isWritten) {
    const blob = await canvas.convertToBlob({ type: MEDIA_FILE_TYPE, quality });
    if (blob.type === MEDIA_FILE_TYPE) return blob;
    isWritten = false;
  }
  const bytes = await encodeBeside(context.getImageData(0, 0, canvas.width, canvas.height), quality);
  return new Blob([bytes], { type: MEDIA_FILE_TYPE });
}

/** Has our own encoder write it, beside the screen: it takes about a second on a phone. */
function encodeBeside(pixels: ImageData, quality: number): Promise<ArrayBuffer> {
  worker ??= new Worker(new URL("./webp-worker.ts", import.meta.url), { type: "module" });
  const asked = worker;
  const { port1: mine, port2: answer } = new MessageChannel();
  return new Promise<ArrayBuffer>((resolve, reject) => {
    // It never came, or came without its codec: the next try begins with a new one.
    const give = () => {
      if (worker === asked) worker = null;
      reject(new Failure("offline", navigator.onLine ? { reason: "part" } : {}));
    };
    asked.addEventListener("error", give, { once: true });
    mine.onmessage = ({ data }: MessageEvent<WebpAnswer>) => {
      asked.removeEventListener("error", give);
      if ("bytes" in data) resolve(data.bytes);
      else if (data.error === "missing") give();
      else reject(new Error("The picture could not be written as WebP"));
    };
    const order: WebpOrder = { pixels, quality, answer };
    asked.postMessage(order, [answer, pixels.data.buffer]);
  }).finally(() => mine.close());
}
