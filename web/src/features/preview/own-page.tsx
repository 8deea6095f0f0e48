import { mediaBase } from "#data/env.ts";
import { pageCss, SiteHome } from "#storefront/index.ts";
import { PageInFrame } from "./page-in-frame.tsx";
import { THEME_FACES } from "./theme-faces.ts";
import { usePublishedDraft } from "./use-published-draft.ts";

/** The owner's page with every edit at once: the same components and styles that visitors get. */
export function OwnPage() {
  const site = usePublishedDraft();
  if (!site) return <div className="preview__wait" aria-busy="true" />;
  return (
    <PageInFrame title={`${site.displayName}, as visitors see it`} css={pageCss("home", site.theme, THEME_FACES[site.theme])}>
      <SiteHome site={site} mediaBase={mediaBase} />
    </PageInFrame>
  );
}
