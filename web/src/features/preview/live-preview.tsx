import { mediaBase } from "#data/env.ts";
import { pageCss, SiteHome } from "#storefront/index.ts";
import { PhoneFrame } from "#ui/phone-frame.tsx";
import { PageInFrame } from "./page-in-frame.tsx";
import { THEME_FACES } from "./theme-faces.ts";
import { usePublishedDraft } from "./use-published-draft.ts";

/** The owner's real page in a phone: the same components and styles that visitors get, with every edit at once. */
export function LivePreview() {
  const site = usePublishedDraft();
  return (
    <PhoneFrame>
      {site ? (
        <PageInFrame title={`${site.displayName}, as visitors see it`} css={pageCss("home", site.theme, THEME_FACES[site.theme])}>
          <SiteHome site={site} mediaBase={mediaBase} />
        </PageInFrame>
      ) : (
        <div className="preview__wait" aria-busy="true" />
      )}
    </PhoneFrame>
  );
}
