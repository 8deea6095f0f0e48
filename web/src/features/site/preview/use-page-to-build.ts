import type { Block } from "@awning/domain/page/block";
import { useMemo } from "react";
import { blocksCss } from "#storefront/index.ts";
import { themeCss } from "./theme-css.ts";
import { usePublishedDraft } from "./use-published-draft.ts";

/** What a page of blocks needs: the site with every edit, and a function for its styles. `null` until loaded. */
export function usePageToBuild() {
  const site = usePublishedDraft(null, true);
  return useMemo(
    () =>
      site && {
        site,
        hours: site.profile.hours,
        cssFor: (blocks: readonly Block[], isHome: boolean) => themeCss(isHome ? "front" : "page", site, { extra: blocksCss(blocks) }),
      },
    [site],
  );
}
