import type { TriedDesign } from "@awning/domain/design";
import { mediaBase } from "#data/env.ts";
import { rareCss, SiteHome } from "#storefront/index.ts";
import { lookCss } from "./look-css.ts";
import { PageInFrame } from "./page-in-frame.tsx";
import { usePublishedDraft } from "./use-published-draft.ts";

/** The owner's page with every edit at once: the same components and styles that visitors get. */
export function OwnPage({ tried = null }: { tried?: TriedDesign | null }) {
  const site = usePublishedDraft(tried);
  if (!site) return <div className="preview__wait" aria-busy="true" />;
  return (
    <PageInFrame title={`${site.displayName}, as visitors see it`} css={lookCss("home", site, { extra: rareCss(site) })}>
      <SiteHome site={site} mediaBase={mediaBase} />
    </PageInFrame>
  );
}
