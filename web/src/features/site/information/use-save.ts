import { toFailure } from "#data/core/failures.ts";
import { showToast } from "#ui/toast.tsx";
import { failureWords } from "#ui/words.ts";

/** Waits for nobody; a refusal comes as a toast, and the screen shows what is stored. */
export function saveQuietly(write: Promise<void>): void {
  write.catch((error: unknown) => showToast(failureWords(toFailure(error))));
}
