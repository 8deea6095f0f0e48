// Reads a file away from the screen, which stays responsive, and ends with it: a table of 10,000 rows is not kept.
import { Failure } from "@awning/domain/errors/failure";
import { type ImportRefusal, importRefusalOf } from "./import-refusals.ts";
import { type ImportChoices, type ImportReading, readImport } from "./read-import.ts";

export type ImportOrder = { bytes: Uint8Array<ArrayBuffer>; choices: ImportChoices };
export type ImportAnswer = { reading: ImportReading } | { refusal: ImportRefusal };

self.addEventListener("message", ({ data }: MessageEvent<ImportOrder>) => {
  self.postMessage(answerTo(data));
  self.close();
});

function answerTo({ bytes, choices }: ImportOrder): ImportAnswer {
  try {
    return { reading: readImport(bytes, choices) };
  } catch (error) {
    const refusal = error instanceof Failure ? importRefusalOf(error) : null;
    // The page receives this as the worker's `error` event.
    if (refusal === null) throw error;
    return { refusal };
  }
}
