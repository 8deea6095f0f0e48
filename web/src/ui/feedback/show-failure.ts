import { toFailure } from "#data/core/failures.ts";
import { failureLabel } from "./labels.ts";
import { showToast } from "./toast.tsx";

/** Shows why something failed. Not in `toast.tsx`, so that the shell does not load the texts of all failures. */
export function showFailure(error: unknown): void {
  showToast(failureLabel(toFailure(error)));
}
