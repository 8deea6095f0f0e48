import type { Block } from "@awning/domain/page/block";
import { useMemo } from "react";
import { blocksCss } from "#storefront/index.ts";
import { themeCss } from "./theme-css.ts";
import { usePublishedDraft } from "./use-published-draft.ts";

/** What a page of blocks is drawn with: the site with every edit, and what answers its styles. `null` until it is read. */
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
