import type { TriedDesign } from "@awning/domain/design";
import { mediaBase } from "#data/env.ts";
import { SiteHome } from "#storefront/index.ts";
import { lookCss } from "./look-css.ts";
import { PageInFrame } from "./page-in-frame.tsx";
import { usePublishedDraft } from "./use-published-draft.ts";

/** More than stands in the picture is not drawn. */
const LINKS = 4;

/** The first screen of the owner's page in a look. */
export function SmallPage({ tried }: { tried: TriedDesign }) {
  const site = usePublishedDraft(tried);
  if (!site) return null;
  return (
    <PageInFrame title="" css={lookCss("home", site)}>
      <SiteHome site={{ ...site, links: site.links.slice(0, LINKS), products: site.products.slice(0, 2) }} mediaBase={mediaBase} />
    </PageInFrame>
  );
}
