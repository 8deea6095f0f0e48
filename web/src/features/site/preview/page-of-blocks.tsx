import type { Block } from "@awning/domain/page/block";
import { HOME_PAGE_ID } from "@awning/domain/page/page";
import { useState } from "react";
import { mediaBase } from "#data/env.ts";
import { SitePage } from "#storefront/index.ts";
import { PageInFrame } from "./page-in-frame.tsx";
import type { usePageToBuild } from "./use-page-to-build.ts";

/** Blocks as a page of the owner's site, for viewing. */
export function PageOfBlocks({
  shown,
  title,
  blocks,
  isHome,
}: {
  shown: NonNullable<ReturnType<typeof usePageToBuild>>;
  title: string;
  blocks: readonly Block[];
  isHome: boolean;
}) {
  const [now] = useState(() => Date.now());
  return (
    <PageInFrame title={title} css={shown.cssFor(blocks, isHome)}>
      <SitePage
        site={shown.site}
        hours={shown.hours}
        mediaBase={mediaBase}
        page={{ slug: isHome ? HOME_PAGE_ID : "page", title, blocks: [...blocks] }}
        now={now}
      />
    </PageInFrame>
  );
}
