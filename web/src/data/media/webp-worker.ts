// Lives under the policy of its own file, not of the page: our pages allow no WebAssembly. It makes one picture and ends, as
// the memory of WebAssembly is only given back with its worker.
import { MEDIA_FILE_TYPE } from "@awning/domain/media/media";
import encode from "@jsquash/webp/encode.js";

export type WebpOrder = { pixels: ImageData; quality: number };

self.addEventListener("message", ({ data: { pixels, quality } }: MessageEvent<WebpOrder>) => {
  encode(pixels, { quality: Math.round(quality * 100) })
    .then((bytes) => self.postMessage(new Blob([bytes], { type: MEDIA_FILE_TYPE })))
    // Whoever ordered it hears of it as an error of the worker.
    .catch(reportError)
    .finally(() => self.close());
});
