import type { PublishedSite } from "@awning/domain/published/published";
import { type FootFacts, footOf } from "./site-foot.tsx";

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
