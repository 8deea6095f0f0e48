import { paths, sitePaths } from "@awning/domain/routes/paths";
import { PageFrame, type ShopFace, SiteTop } from "../parts/page-frame.tsx";
import { SiteFoot } from "../parts/site-foot.tsx";
import { BareHead } from "./bare-head.tsx";
import * as labels from "./labels.ts";

export type SiteNotFoundProps = {
  /** The name in the address, lower case; `null` where the address is no name at all. */
  username: string | null;
  /** Whether somebody could claim it, has it but keeps it shut, or nobody ever can. */
  name: "free" | "taken" | "never";
  /** Host of the site, for example `awning.example`. */
  host: string;
  picture: string;
  /** The day on which a closed page is back, in words; none for one that is not known. */
  backOn?: string | undefined;
  /** Whose site it is, where only the page is missing. */
  shop?: ShopFace | undefined;
  mediaBase?: string | undefined;
};

const NOTHING = { title: labels.pageNotFound, words: labels.notFoundHint };

/** 404: nobody is here, or nothing of theirs, and what can be done about it. */
export function SiteNotFound({ username, name, host, picture, backOn = "", shop, mediaBase = "" }: SiteNotFoundProps) {
  if (shop) return <MissingPage shop={shop} mediaBase={mediaBase} />;
  return (
    <PageFrame>
      <BareHead picture={picture} />
      <main id="main" className="wrap blank blank--low">
        {name === "free" && username !== null && <FreeName username={username} host={host} />}
        {name === "taken" && username !== null && (
          <>
            <p className="soft">{username}</p>
            <h1>{backOn === "" ? labels.thisPageIsClosedRight : labels.thisPageIsBack(backOn)}</h1>
            <p className="prose soft">{labels.ifYouOrderedHereLink}</p>
          </>
        )}
        {(name === "never" || username === null) && (
          <>
            <h1>{NOTHING.title}</h1>
            <p className="prose soft">{NOTHING.words}</p>
          </>
        )}
        {name !== "free" && (
          <p>
            <a className="btn btn--line" href={paths.home}>
              {labels.goToAwning}
            </a>
          </p>
        )}
      </main>
      <SiteFoot words="awning" />
    </PageFrame>
  );
}

/** A page that a shop has not: the rest of the shop is one tap away. */
function MissingPage({ shop, mediaBase }: { shop: ShopFace; mediaBase: string }) {
  return (
    <PageFrame>
      <SiteTop shop={shop} mediaBase={mediaBase} hasBasket={false} />
      <main id="main" className="wrap">
        <h1 className="page-title">{NOTHING.title}</h1>
        <div className="form">
          <p className="prose soft">{NOTHING.words}</p>
          <div className="acts">
            <a className="btn btn--line" href={sitePaths.home(shop.username)}>
              {labels.backTo(shop.displayName)}
            </a>
          </div>
        </div>
      </main>
      <SiteFoot of={shop.foot} canFindOrders />
    </PageFrame>
  );
}

function FreeName({ username, host }: { username: string; host: string }) {
  return (
    <>
      <p className="soft">{labels.available(username)}</p>
      <h1>{labels.thisNameIsntTakenYet}</h1>
      <p className="prose soft">{labels.nameIsAvailable(<b>{username}</b>)}</p>
      <form className="form blank__form" method="get" action={paths.auth.signup}>
        <label className="vh" htmlFor="username">
          {labels.yourName}
        </label>
        <div className="claim">
          <span>{host}/</span>
          <input id="username" name="username" defaultValue={username} autoCapitalize="none" autoComplete="off" spellCheck={false} />
        </div>
        <button className="btn btn--wide" type="submit">
          {labels.claimThisName}
        </button>
      </form>
    </>
  );
}
