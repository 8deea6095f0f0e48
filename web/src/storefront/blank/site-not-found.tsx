import { paths, sitePaths } from "@awning/domain/paths";
import { PageFrame } from "../parts/page-frame.tsx";
import type { ShopFace } from "../parts/shop-face.ts";
import { SiteFoot } from "../parts/site-foot.tsx";
import { SiteTop } from "../parts/site-top.tsx";
import { BareHead } from "./bare-head.tsx";

export type SiteNotFoundProps = {
  /** The name in the address, lower case; `null` where the address is no name at all. */
  username: string | null;
  /** Whether somebody could claim it, has it but keeps it shut, or nobody ever can. */
  name: "free" | "taken" | "never";
  /** Host of the site, for example `awning.example`. */
  host: string;
  picture: string;
  /** Whose site it is, where only the page is missing. */
  shop?: ShopFace | undefined;
  mediaBase?: string | undefined;
};

const NOTHING = { title: "There is nothing here.", words: "The address may have a typing mistake, or the page has moved." };

/** 404: nobody is here, or nothing of theirs, and what can be done about it. */
export function SiteNotFound({ username, name, host, picture, shop, mediaBase = "" }: SiteNotFoundProps) {
  if (shop) return <MissingPage shop={shop} mediaBase={mediaBase} />;
  return (
    <PageFrame>
      <BareHead picture={picture} />
      <main id="main" className="wrap blank blank--low">
        {name === "free" && username !== null && <FreeName username={username} host={host} />}
        {name === "taken" && username !== null && (
          <>
            <p className="soft">{username}</p>
            <h1>This stall is not open yet.</h1>
            <p className="prose soft">Somebody has this name and is still setting up. Look in again later.</p>
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
              To awning
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
              Back to {shop.displayName}
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
      <p className="soft">{username} · no page yet</p>
      <h1>Nobody has put up a stall here.</h1>
      <p className="prose soft">
        The name <b>{username}</b> is free. Claim it and this address is yours, with a page and a shop.
      </p>
      <form className="form blank__form" method="get" action={paths.auth.signup}>
        <label className="vh" htmlFor="username">
          Your name
        </label>
        <div className="claim">
          <span>{host}/</span>
          <input id="username" name="username" defaultValue={username} autoCapitalize="none" autoComplete="off" spellCheck={false} />
        </div>
        <button className="btn btn--wide" type="submit">
          Claim this name
        </button>
      </form>
    </>
  );
}
