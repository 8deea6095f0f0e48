import type { PublishedSite } from "@awning/domain/published/published";
import { sitePaths } from "@awning/domain/routes/paths";
import type { CSSProperties, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import * as labels from "./labels.ts";
import { Picture } from "./picture.tsx";
import { ShareButton } from "./share-button.tsx";
import { type FootFacts, footOf } from "./site-foot.tsx";
import { TestMode } from "./test-mode.tsx";

/**
 * The start of every page: the skip link, the message for a page that was cut off, and the live region. The live region comes
 * last: if the response was truncated, it is missing, and CSS shows the message after a while, without script.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        {labels.skipToContent}
      </a>
      <p className="cut">
        {labels.loadedPartly} {/* biome-ignore lint/a11y/useValidAnchor: this very address, also without script */}
        <a href="">{labels.reload}</a>
      </p>
      {children}
      <p className="said" role="status" data-said />
    </>
  );
}

/** The bar above every page of a shop except its home page. */
export function SiteTop({ shop, mediaBase, hasBasket = true }: { shop: ShopFace; mediaBase: string; hasBasket?: boolean }) {
  return (
    <header className="top">
      {shop.isTest && <TestMode />}
      <div className="top__in">
        <a className="top__who" href={sitePaths.home(shop.username)}>
          {shop.avatar && <Picture media={shop.avatar} base={mediaBase} width={36} alt="" square first />}
          <span>{shop.displayName}</span>
        </a>
        {hasBasket && (
          <>
            <ShareButton label={labels.shareThisPage} className="icon-btn" />
            <a className="icon-btn basket" href={sitePaths.checkout(shop.username)} aria-label={labels.basket} data-basket>
              <Icon name="basket" />
              <b hidden data-count />
            </a>
          </>
        )}
      </div>
    </header>
  );
}

// Narrow letters count less than an "n", wide ones more.
const letterWidth = (letter: string) => {
  if (/[ijlI.,'|!1]/.test(letter)) return 0.48;
  if (/[frt]/.test(letter)) return 0.68;
  if (/[mw@]/.test(letter)) return 1.5;
  if (/[MWQO]/.test(letter)) return 1.55;
  return /[A-Z0-9&]/.test(letter) ? 1.2 : 1;
};

/**
 * Custom properties that let a theme size a name to the screen: `--n`, the width of its longest word in "n" letters, and
 * `--c`, that word's letter count.
 */
export function nameSize(name: string): CSSProperties {
  const words = name.split(/[\s-]+/);
  const width = Math.max(2.5, ...words.map((word) => [...word].reduce((sum, letter) => sum + letterWidth(letter), 0)));
  const letters = Math.max(3, ...words.map((word) => [...word].length));
  return Object.fromEntries([
    ["--n", width.toFixed(1)],
    ["--c", letters],
  ]);
}

/** What a page needs to look like its shop, even when the shop is closed. */
export type ShopFace = Pick<PublishedSite, "username" | "displayName" | "avatar"> & {
  /** The language of the shop, used for prices and dates. */
  language: string;
  /** Whether card payments run in test mode. */
  isTest?: boolean;
  /** The shop's public email address; only on pages for a single visitor. */
  email?: string;
  /** The footer's facts; missing for a closed shop, whose legal pages are gone. */
  foot?: FootFacts;
};

type Shown = Parameters<typeof footOf>[0] &
  Pick<PublishedSite, "displayName" | "avatar"> & {
    profile: Pick<PublishedSite["profile"], "language">;
    shop: Pick<PublishedSite["shop"], "isTest">;
  };

/** What every page of a shop shows of it. */
export function faceOfSite(site: Shown): ShopFace {
  const { username, displayName, avatar, profile, shop } = site;
  return { username, displayName, avatar, language: profile.language, isTest: shop.isTest === true, foot: footOf(site) };
}
