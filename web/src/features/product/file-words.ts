import { Failure } from "@awning/domain/errors/failure";
import { FILE_NAME_MAX, FILES_MAX, filePart, isNewFile, type ProductFile } from "@awning/domain/product/product-file";
import { roomRefusalWords } from "@awning/domain/upload/upload-words";
import type { FileRefusal } from "#data/product/product-files.ts";
import { failureWords } from "#ui/words.ts";

const WORDS: Record<FileRefusal, string> = {
  empty: "This file is empty.",
  bytes: "This file is larger than 2 GB. Split or compress it and try again.",
  runnable: "This type of file can run programs. Put it in a ZIP file first.",
  name: `Use at most ${FILE_NAME_MAX} characters and none of / \\ : * ? " < > |`,
};

/** What buyers are told there is that is new. */
export function newsOf(file: ProductFile): "file" | "version" {
  return isNewFile(filePart(file)) ? "file" : "version";
}

/** Why a file was not taken, in words. */
export function fileFailureWords(error: unknown): string {
  if (!(error instanceof Failure)) return failureWords(new Failure("internal"));
  const room = roomRefusalWords(error.details);
  if (room !== null) return room;
  if (error.code === "over_limit") return `A product can have at most ${FILES_MAX} files.`;
  const { reason } = error.details;
  return Object.entries(WORDS).find(([key]) => key === reason)?.[1] ?? failureWords(error);
}
