import { Failure } from "@awning/domain/failure";
import type { ImageRefusal } from "#data/media-plan.ts";
import { failureWords } from "#ui/words.ts";

const WORDS: Record<ImageRefusal, string> = {
  type: "This is no JPEG, PNG, WebP, AVIF or GIF.",
  bytes: "Larger than 10 MB. Choose a smaller version.",
  pixels: "More than 40 million pixels. Choose a smaller version.",
  unreadable: "This file cannot be read as a picture.",
  too_detailed: "This picture cannot be made small enough.",
};

/** Why a picture was not taken, in words. */
export function imageFailureWords(error: unknown): string {
  if (!(error instanceof Failure)) return failureWords(new Failure("internal"));
  const { reason } = error.details;
  const words = Object.entries(WORDS).find(([key]) => key === reason)?.[1];
  return words ?? failureWords(error);
}
