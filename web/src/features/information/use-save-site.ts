import type { SiteDraft } from "@awning/domain/site";
import { toFailure } from "#data/failures.ts";
import { updateSite } from "#data/sites.ts";
import { showToast } from "#ui/toast.tsx";
import { failureWords } from "#ui/words.ts";

/** Saves fields of a site; a refusal comes as a toast, and the screen shows what is stored. */
export function useSaveSite(siteId: string): (changes: Partial<SiteDraft>) => void {
  return (changes) => {
    updateSite(siteId, changes).catch((error) => showToast(failureWords(toFailure(error))));
  };
}
