import type { Scheme } from "@awning/domain/design/theme-colors";
import { HOME_PAGE_ID } from "@awning/domain/page/page";
import { mediaBase } from "#data/env.ts";
import { blocksCss, nextChange, rareCss, SiteHome, SitePage } from "#storefront/index.ts";
import { useNow } from "#ui/use-now.ts";
import { lookCss } from "./look-css.ts";
import { PageInFrame } from "./page-in-frame.tsx";
import type { OwnHome } from "./use-own-home.ts";

/**
 * The home page of a site as visitors get it: links and shop, or the blocks that stand in their place.
 * @param scheme shows them in light or in dark, whatever this device says
 */
export function HomeInFrame({ site, blocks, title, scheme }: OwnHome & { title: string; scheme?: Scheme }) {
  const { hours } = site.profile;
  const now = Date.now();
  // Drawn anew when something on it appears, goes or counts on by itself.
  useNow([{ showFrom: nextChange(blocks ?? [], hours, now), showUntil: null }]);
  const extra = (blocks ? blocksCss(blocks) : "") + rareCss(site);
  const css = lookCss(blocks ? "front" : "home", site, { extra, ...(scheme ? { scheme } : {}) });
  return (
    <PageInFrame title={title} css={css}>
      {blocks ? (
        <SitePage site={site} hours={hours} mediaBase={mediaBase} page={{ slug: HOME_PAGE_ID, title: "", blocks }} now={now} />
      ) : (
        <SiteHome site={site} mediaBase={mediaBase} />
      )}
    </PageInFrame>
  );
}
