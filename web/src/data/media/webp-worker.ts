// Runs under its own file's CSP, because our pages do not allow WebAssembly. It encodes one picture and ends, because
// WebAssembly memory is freed only with its worker.
import { MEDIA_FILE_TYPE } from "@awning/domain/media/media";
import encode from "@jsquash/webp/encode.js";

export type WebpOrder = { pixels: ImageData; quality: number };

self.addEventListener("message", ({ data: { pixels, quality } }: MessageEvent<WebpOrder>) => {
  encode(pixels, { quality: Math.round(quality * 100) })
    .then((bytes) => self.postMessage(new Blob([bytes], { type: MEDIA_FILE_TYPE })))
    // The page receives this as the worker's `error` event.
    .catch(reportError)
    .finally(() => self.close());
});
