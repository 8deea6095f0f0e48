import { paths } from "@awning/domain/routes/paths";
import { Icon } from "../parts/icon.tsx";
import { PageFrame } from "../parts/page-frame.tsx";
import { SiteFoot } from "../parts/site-foot.tsx";
import { BareHead } from "./bare-head.tsx";
import * as labels from "./labels.ts";

export type SiteProblemProps = {
  /** 503: try again soon. 500: something is broken. */
  status: 500 | 503;
  /** The address to retry, which is the current one. */
  retryUrl: string;
  /** Identifies the log entry; empty when there is none. */
  digest: string;
  picture: string;
};

/** 5xx: says that the error is ours, that nothing is lost, and how to go on. */
export function SiteProblem({ status, retryUrl, digest, picture }: SiteProblemProps) {
  return (
    <PageFrame>
      <BareHead picture={picture} />
      <main id="main" className="wrap blank blank--low">
        <h1>{status === 503 ? labels.wellBeRightBack : labels.somethingWentWrong}</h1>
        <p className="prose">{status === 503 ? labels.busyText : labels.loadFailed}</p>
        <p className="soft prose">{labels.busyHint}</p>
        <p>
          <a className="btn" href={retryUrl}>
            <Icon name="rotate" size={20} />
            {labels.tryAgain}
          </a>
        </p>
        <p>
          <a className="btn btn--line" href={paths.home}>
            {labels.goToAwning}
          </a>
        </p>
        {digest && (
          <p className="soft digest">
            {labels.errorCode} <code>{digest}</code>
          </p>
        )}
      </main>
      <SiteFoot words="awning" />
    </PageFrame>
  );
}
