import { walkBlocks } from "@awning/domain/page/blocks";
import { HOME_PAGE_ID } from "@awning/domain/page/public-page";
import type { PublishedSite } from "@awning/domain/published/published";
import type { PublishedPage } from "@awning/domain/published/published-copy";
import type { OpeningHours } from "@awning/domain/site/opening-hours";
import { EndSocials } from "../home/end-socials.tsx";
import { HomeContact } from "../home/home-contact.tsx";
import { HomeHead } from "../home/home-head.tsx";
import { SiteMenu } from "../home/site-menu.tsx";
import { faceOfSite, PageFrame, SiteTop } from "../parts/page-frame.tsx";
import { PauseNotice } from "../parts/pause-notice.tsx";
import { ChatButton, FloatingBasket } from "../parts/share-button.tsx";
import { footOf, SiteFoot } from "../parts/site-foot.tsx";
import { TestMode } from "../parts/test-mode.tsx";
import { BlockList, type WrapBlock } from "./block-view.tsx";
import type { BlockContext } from "./signup-block.tsx";

export type SitePageProps = {
  site: PublishedSite;
  mediaBase: string;
  page: Pick<PublishedPage, "slug" | "title" | "blocks">;
  hours: OpeningHours | null;
  /** The time of rendering, ms since 1970. */
  now: number;
  sent?: BlockContext["sent"];
};

/** A page of blocks: `/{username}` in place of links and shop, or `/{username}/{slug}`. The builder draws it with `wrap`. */
export function SitePage({ site, mediaBase, page, hours, now, sent = null, wrap }: SitePageProps & { wrap?: WrapBlock }) {
  const context = { site, mediaBase, hours, now, slug: page.slug, sent };
  const isHome = page.slug === HOME_PAGE_ID;
  return (
    <PageFrame>
      {isHome ? (
        <>
          {site.shop.isTest && <TestMode />}
          <HomeHead site={site} mediaBase={mediaBase} />
        </>
      ) : (
        <SiteTop shop={faceOfSite(site)} mediaBase={mediaBase} />
      )}
      <SiteMenu site={site} current={page.slug} isOfBlocks />
      <main id="main" className="wrap page">
        <PauseNotice site={site} />
        {!isHome && <h1 className="page-title">{page.title}</h1>}
        <BlockList blocks={page.blocks} context={context} {...(wrap ? { wrap } : {})} />
        {isHome && <HomeContact site={withoutOwnHours(site, page.blocks)} />}
      </main>
      {isHome && <EndSocials site={site} />}
      <SiteFoot of={footOf(site)} canFindOrders={site.productCount > 0} />
      {isHome && site.shop.open && <FloatingBasket username={site.username} />}
      <ChatButton site={site} />
    </PageFrame>
  );
}

/** Omits the site's hours when a block of the page already shows them. */
function withoutOwnHours(site: PublishedSite, blocks: SitePageProps["page"]["blocks"]): PublishedSite {
  const isTold = [...walkBlocks(blocks)].some(({ block }) => block.type === "hours");
  return isTold ? { ...site, profile: { ...site.profile, hours: null } } : site;
}
