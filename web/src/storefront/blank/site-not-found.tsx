import { paths, sitePaths } from "@awning/domain/routes/paths";
import { PageFrame, type ShopFace, SiteTop } from "../parts/page-frame.tsx";
import { SiteFoot } from "../parts/site-foot.tsx";
import { BareHead } from "./bare-head.tsx";
import * as labels from "./labels.ts";

export type SiteNotFoundProps = {
  /** The username in the address, in lower case; `null` when it is not a valid one. */
  username: string | null;
  /** Whether the username is free, taken by a closed page, or reserved. */
  name: "free" | "taken" | "never";
  /** Host of the service, for example `awning.example`. */
  host: string;
  picture: string;
  /** The day a closed page reopens, formatted; missing when unknown. */
  backOn?: string | undefined;
  /** The shop's header, when only this page is missing. */
  shop?: ShopFace | undefined;
  mediaBase?: string | undefined;
};

const NOTHING = { title: labels.pageNotFound, words: labels.notFoundHint };

/** 404: the site or page does not exist, with what the visitor can do next. */
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
            <h1>{backOn === "" ? labels.pageClosed : labels.pageBack(backOn)}</h1>
            <p className="prose soft">{labels.buyersHint}</p>
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

/** A missing page of an existing shop, with a link to the shop. */
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
      <p className="prose soft">{labels.nameFree(<b>{username}</b>)}</p>
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
