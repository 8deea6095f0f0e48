import { missingPart } from "../core/parts.ts";
import { importRefused } from "./import-refusals.ts";
import type { ImportAnswer, ImportOrder } from "./import-worker.ts";
import type { ImportChoices, ImportReading } from "./read-import.ts";

/** A file that takes longer is none that a person made. */
const PATIENCE_MS = 30_000;

/**
 * Reads a file in a worker.
 * @throws Failure `bad_request` with an ImportRefusal; the signal's reason when it is aborted
 */
export async function readFile(file: File, choices: ImportChoices, signal: AbortSignal): Promise<ImportReading> {
  const order: ImportOrder = { file, choices };
  signal.throwIfAborted();
  const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<ImportReading>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ImportAnswer>) =>
        "reading" in data ? resolve(data.reading) : reject(importRefused(data.refusal));
      worker.onerror = () => reject(missingPart());
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      AbortSignal.timeout(PATIENCE_MS).addEventListener("abort", () => reject(importRefused("bytes")), { once: true });
      worker.postMessage(order);
    });
  } finally {
    worker.terminate();
  }
}
