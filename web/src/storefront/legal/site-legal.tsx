import { LEGAL_TITLES, type LegalKind } from "@awning/domain/site/legal-titles";
import { PageFrame, type ShopFace, SiteTop } from "../parts/page-frame.tsx";
import { Prose } from "../parts/prose.tsx";
import { type FootFacts, SiteFoot } from "../parts/site-foot.tsx";

export type SiteLegalProps = {
  shop: ShopFace;
  foot: FootFacts;
  mediaBase: string;
  /** The language of the text. */
  kind: LegalKind;
  text: string;
};

/** `/{username}/legal/{kind}`: a text of the owner's own. */
export function SiteLegal({ shop, foot, mediaBase, kind, text }: SiteLegalProps) {
  return (
    <PageFrame>
      <SiteTop shop={shop} mediaBase={mediaBase} hasBasket={false} />
      <main id="main" className="wrap">
        <h1 className="page-title">{LEGAL_TITLES[kind]}</h1>
        <Prose text={text} />
      </main>
      <SiteFoot of={foot} canFindOrders isShop />
    </PageFrame>
  );
}
