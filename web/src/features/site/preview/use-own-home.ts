import type { TriedDesign } from "@awning/domain/design/design";
import type { PublishedCopy } from "@awning/domain/published/published-copy";
import type { PublishedPage } from "@awning/domain/published/published-pages";
import { useMemo } from "react";
import { useHomeOfBlocks } from "./use-home-of-blocks.ts";
import { usePublishedDraft } from "./use-published-draft.ts";

/** A site and the page of blocks that stands in the place of links and shop; `blocks` is `null` where they are the home page. */
export type OwnHome = { site: PublishedCopy; blocks: PublishedPage["blocks"] | null };

/** What visitors get at the address of the owner's site, with every edit of it, in the look that is tried. `null` until it is read. */
export function useOwnHome(tried: TriedDesign | null = null): OwnHome | null {
  const home = useHomeOfBlocks();
  const blocks = home?.blocks ?? null;
  const site = usePublishedDraft(tried, blocks !== null, blocks ?? []);
  return useMemo(() => (site && home !== undefined ? { site, blocks } : null), [site, home, blocks]);
}
