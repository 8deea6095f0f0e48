// Reads a file away from the screen, which stays responsive, and ends with it: a table of 10,000 rows is not kept.
import { Failure } from "@awning/domain/errors/failure";
import { type ImportRefusal, importRefusalOf } from "./import-refusals.ts";
import { type ImportChoices, type ImportReading, readImport } from "./read-import.ts";

export type ImportOrder = { file: Blob; choices: ImportChoices };
export type ImportAnswer = { reading: ImportReading } | { refusal: ImportRefusal };

self.addEventListener("message", ({ data }: MessageEvent<ImportOrder>) => {
  answerTo(data)
    .then((answer) => self.postMessage(answer))
    // The page receives this as the worker's `error` event.
    .catch(reportError)
    .finally(() => self.close());
});

async function answerTo({ file, choices }: ImportOrder): Promise<ImportAnswer> {
  try {
    return { reading: await readImport(file, choices) };
  } catch (error) {
    const refusal = error instanceof Failure ? importRefusalOf(error) : null;
    if (refusal === null) throw error;
    return { refusal };
  }
}
