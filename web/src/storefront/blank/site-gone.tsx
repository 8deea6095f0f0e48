import { paths } from "@awning/domain/routes/paths";
import { PageFrame } from "../parts/page-frame.tsx";
import { SiteFoot } from "../parts/site-foot.tsx";
import { BareHead } from "./bare-head.tsx";

export type SiteGoneProps = { picture: string };

/** 410: a page that was taken down for breaking the rules, or that its owner gave up. Orders placed there keep their links. */
export function SiteGone({ picture }: SiteGoneProps) {
  return (
    <PageFrame>
      <BareHead picture={picture} />
      <main id="main" className="wrap blank blank--low">
        <h1>This page no longer exists.</h1>
        <p className="prose soft">If you ordered here, the link in your email still shows your order.</p>
        <p>
          <a className="btn btn--line" href={paths.home}>
            Go to Awning
          </a>
        </p>
      </main>
      <SiteFoot words="awning" />
    </PageFrame>
  );
}
