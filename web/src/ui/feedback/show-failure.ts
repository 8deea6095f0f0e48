import { toFailure } from "#data/core/failures.ts";
import { failureLabel } from "./labels.ts";
import { showToast } from "./toast.tsx";

/** Shows why something failed. Apart from the toasts, which the shell loads without the texts of all failures. */
export function showFailure(error: unknown): void {
  showToast(failureLabel(toFailure(error)));
}
