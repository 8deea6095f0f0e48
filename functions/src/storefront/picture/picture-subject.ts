import { hash } from "node:crypto";
import type { Design } from "@awning/domain/design/design";
import type { Theme } from "@awning/domain/design/theme";
import type { Media } from "@awning/domain/media/media";
import { formatMoney } from "@awning/domain/money/money";
import type { PublicProduct, PublishedSite } from "@awning/domain/published/published";
import type { PublishedCopy } from "@awning/domain/published/published-copy";

/** Raised when pictures are drawn another way: every address changes with it. */
const DRAWING = 1;
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Everything a share picture shows, and nothing else: its address is made of it. */
export type PictureSubject = {
  username: string;
  theme: Theme;
  design: Design | null;
  language: string;
  /** The largest words: the shop's name, or the product's title. */
  title: string;
  /** Below them: the headline, or the price. */
  line: string;
  isPrice: boolean;
  /** Of the shop; stands beside its name on pictures of products. */
  name: string;
  avatar: Media | null;
  /** What it shows beside its words; the avatar where there is nothing else. */
  picture: Media | null;
};

/** A public copy as far as pictures show it. */
export type PictureSite = PublishedSite & Pick<PublishedCopy, "design">;

/** The picture of a site, or of one of its products with its title and price. */
export function pictureSubject(site: PictureSite, product: PublicProduct | null): PictureSubject {
  const { username, theme, design, avatar } = site;
  const shared = { username, theme, design, language: site.profile.language, name: site.displayName, avatar };
  if (!product) {
    const picture = site.cover ?? site.products[0]?.images[0] ?? null;
    return { ...shared, title: site.displayName, line: site.headline, isPrice: false, picture };
  }
  return { ...shared, title: product.title, line: priceOf(product, site), isPrice: true, picture: product.images[0] ?? null };
}

function priceOf({ price, variants, pricing }: PublicProduct, { shop, profile }: PictureSite): string {
  const prices = variants.length > 0 ? variants.map((variant) => variant.price) : [price];
  const least = formatMoney(Math.min(...prices), shop.currency, profile.language);
  return pricing === "chosen" || prices.some((one) => one !== prices[0]) ? `${least} +` : least;
}

/** Names what a picture shows: another one as soon as anything of it is another. */
export function pictureVersion(subject: PictureSubject): string {
  return hash("sha256", JSON.stringify([DRAWING, subject]), "base64url").slice(0, 12);
}
