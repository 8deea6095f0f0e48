import { Failure } from "@awning/domain/failure";
import { FILE_NAME_MAX, FILES_MAX, filePart, isNewFile, type ProductFile } from "@awning/domain/product-file";
import { roomRefusalWords } from "@awning/domain/upload-words";
import type { FileRefusal } from "#data/product-files.ts";
import { failureWords } from "#ui/words.ts";

const WORDS: Record<FileRefusal, string> = {
  empty: "This file is empty.",
  bytes: "Larger than 2 GB. Split it, or make it smaller.",
  runnable: "This kind of file runs by itself when it is opened. Put it into a ZIP.",
  name: `A name has at most ${FILE_NAME_MAX} characters and none of / \\ : * ? " < > |`,
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
