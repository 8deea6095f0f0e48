import type { Failure } from "@awning/domain/failure";
import type { ImageRefusal } from "#data/media-plan.ts";
import { failureWords } from "#ui/words.ts";

const REFUSALS: Record<ImageRefusal, string> = {
  type: "This file is no picture we can read. Take a JPEG, PNG, WebP, AVIF or GIF.",
  bytes: "This file is larger than 10 MB. Take a smaller one.",
  pixels: "This picture has more than 40 million pixels. Take a smaller one.",
  unreadable: "This file could not be read as a picture.",
  too_detailed: "This picture stays too large even when made smaller. Take another one.",
};

/** Why a picture could not be sent. */
export function uploadWords(failure: Failure): string {
  const { reason } = failure.details;
  const refusal = Object.entries(REFUSALS).find(([name]) => name === reason);
  return refusal ? refusal[1] : failureWords(failure);
}
