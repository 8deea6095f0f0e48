import { type SiteTexts, updateSite } from "#data/site/sites.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";

/** Saves fields of a site; a refusal shows a toast, and the screen shows the stored values. */
export function useSaveSite(siteId: string): (changes: Partial<SiteTexts>) => void {
  return (changes) => {
    updateSite(siteId, changes).catch(showFailure);
  };
}
