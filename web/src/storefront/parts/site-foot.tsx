import { ownPaths } from "@awning/domain/routes/own-paths";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { LEGAL_TITLES, type LegalKind } from "@awning/domain/site/legal-titles";
import { withdrawHere } from "../withdrawal/labels.ts";
import * as labels from "./labels.ts";

/** What the footer of an owner's page needs. */
export type FootFacts = {
  username: string;
  legal: readonly LegalKind[];
  /** Whether the page names the service it is made with. */
  madeWith: boolean;
};

/** The facts of a site for its footer. */
export function footOf(site: { username: string; legal: readonly LegalKind[]; profile: { madeWith: boolean } }): FootFacts {
  return { username: site.username, legal: site.legal, madeWith: site.profile.madeWith };
}

/**
 * The footer of every public page. `of` is the page's site; without it, the footer links to the host. `canFindOrders` is set
 * for shops.
 */
export function SiteFoot({
  words = labels.madeWithAwning,
  of,
  canFindOrders = false,
  isShop = false,
}: {
  words?: string;
  of?: FootFacts | undefined;
  canFindOrders?: boolean;
  isShop?: boolean;
}) {
  return (
    <footer className="foot">
      {!of && (
        <ul>
          <li>
            <a href={paths.contact}>{labels.contact}</a>
          </li>
        </ul>
      )}
      {of && (
        <ul>
          {canFindOrders && (
            <li>
              <a href={sitePaths.findOrder(of.username)}>{labels.findMyOrder}</a>
            </li>
          )}
          {isShop && (
            <li>
              <a href={ownPaths.withdraw(of.username)}>{withdrawHere}</a>
            </li>
          )}
          {of.legal.map((kind) => (
            <li key={kind}>
              <a href={ownPaths.legal(of.username, kind)}>{LEGAL_TITLES[kind]}</a>
            </li>
          ))}
          <li>
            <a href={pagePaths.data(of.username)} rel="nofollow">
              {labels.yourData}
            </a>
          </li>
          <li>
            <a href={ownPaths.report(of.username)} rel="nofollow">
              {labels.reportThisPage}
            </a>
          </li>
        </ul>
      )}
      {of?.madeWith !== false && (
        <a className="made" href={paths.home}>
          <AwningMark size={24} />
          {words}
        </a>
      )}
    </footer>
  );
}

const STRIPES = [0, 1, 2, 3, 4];

/** Our logo in the page's accent color. */
function AwningMark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={Math.round(size * 0.66)} viewBox="0 0 40 26" aria-hidden="true">
      {STRIPES.map((stripe) => (
        <path
          key={stripe}
          fill="var(--accent)"
          opacity={stripe % 2 ? 0.3 : undefined}
          d={`M${(6 + 5.6 * stripe).toFixed(1)} 1h5.6L${8 * stripe + 8} 20a4 4 0 0 1-8 0z`}
        />
      ))}
    </svg>
  );
}
