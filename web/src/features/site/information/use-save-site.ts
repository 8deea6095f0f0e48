import { toFailure } from "#data/core/failures.ts";
import { type SiteTexts, updateSite } from "#data/site/sites.ts";
import { showToast } from "#ui/toast.tsx";
import { failureWords } from "#ui/words.ts";

/** Saves fields of a site; a refusal comes as a toast, and the screen shows what is stored. */
export function useSaveSite(siteId: string): (changes: Partial<SiteTexts>) => void {
  return (changes) => {
    updateSite(siteId, changes).catch((error) => showToast(failureWords(toFailure(error))));
  };
}
