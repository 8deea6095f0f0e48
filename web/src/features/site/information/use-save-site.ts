import { toFailure } from "#data/core/failures.ts";
import { type SiteTexts, updateSite } from "#data/site/sites.ts";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showToast } from "#ui/feedback/toast.tsx";

/** Saves fields of a site; a refusal shows a toast, and the screen shows the stored values. */
export function useSaveSite(siteId: string): (changes: Partial<SiteTexts>) => void {
  return (changes) => {
    updateSite(siteId, changes).catch((error) => showToast(failureLabel(toFailure(error))));
  };
}

/** Does not await the write; a refusal shows a toast, and the screen shows the stored values. */
export function saveQuietly(write: Promise<void>): void {
  write.catch((error: unknown) => showToast(failureLabel(toFailure(error))));
}
