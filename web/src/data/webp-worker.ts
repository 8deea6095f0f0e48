// Lives under the policy of its own file, not of the page: our pages allow no WebAssembly.
import encode, { init } from "@jsquash/webp/encode.js";

export type WebpOrder = { pixels: ImageData; quality: number; answer: MessagePort };
/** `missing`: the codec could not be fetched. */
export type WebpAnswer = { bytes: ArrayBuffer } | { error: "missing" | "gave_up" };

const codec = init();

self.addEventListener("message", ({ data: { pixels, quality, answer } }: MessageEvent<WebpOrder>) => {
  const say = (said: WebpAnswer) => answer.postMessage(said);
  const write = () =>
    encode(pixels, { quality: Math.round(quality * 100) }).then(
      (bytes) => say({ bytes }),
      () => say({ error: "gave_up" }),
    );
  codec.then(write, () => say({ error: "missing" }));
});
