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
 * What every page starts with: a way past the header for keyboards, words for a page whose end did not arrive, and a place
 * for short spoken messages. That place comes last: while it is missing the rest is too, and the styles show those words
 * after a while, without any script.
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

/** The bar above every page of a shop but its home. */
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
 * Custom properties that let a theme set a name as large as the screen takes: `--n`, the width of its longest word in
 * letters "n", and `--c`, that word's letters.
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

/** What a page needs to look like its shop, also when the shop itself is closed. */
export type ShopFace = Pick<PublishedSite, "username" | "displayName" | "avatar"> & {
  /** The language the shop writes in, by which prices and days are said. */
  language: string;
  /** Whether cards are only pretended to be charged. */
  isTest?: boolean;
  /** The e-mail that the shop shows to everybody; known on pages of one visitor only. */
  email?: string;
  /** What stands at the end of its pages; nothing of a shop that has closed, whose legal pages are gone with it. */
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
