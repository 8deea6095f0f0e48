import { paths } from "@awning/domain/routes/paths";
import { PageFrame } from "../parts/page-frame.tsx";
import { SiteFoot } from "../parts/site-foot.tsx";
import { BareHead } from "./bare-head.tsx";
import * as labels from "./labels.ts";

export type SiteGoneProps = { picture: string };

/** 410: a page that was taken down for breaking the rules, or that its owner deleted. Links to its orders keep working. */
export function SiteGone({ picture }: SiteGoneProps) {
  return (
    <PageFrame>
      <BareHead picture={picture} />
      <main id="main" className="wrap blank blank--low">
        <h1>{labels.pageGone}</h1>
        <p className="prose soft">{labels.buyersHint}</p>
        <p>
          <a className="btn btn--line" href={paths.home}>
            {labels.goToAwning}
          </a>
        </p>
      </main>
      <SiteFoot words="awning" />
    </PageFrame>
  );
}
