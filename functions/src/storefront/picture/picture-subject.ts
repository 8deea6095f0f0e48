import { hash } from "node:crypto";
import type { Design } from "@awning/domain/design/design";
import type { Theme } from "@awning/domain/design/theme";
import type { Media } from "@awning/domain/media/media";
import { formatMoney } from "@awning/domain/money/money";
import type { PublicProduct, PublishedSite } from "@awning/domain/published/published";
import type { PublishedCopy } from "@awning/domain/published/published-copy";

/** Increment when the drawing changes: it is part of every URL. */
const DRAWING = 1;
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Everything a social image shows, and nothing else: its URL is a hash of it. */
export type PictureSubject = {
  username: string;
  theme: Theme;
  design: Design | null;
  language: string;
  /** The largest text: the shop's name or the product's title. */
  title: string;
  /** Below it: the headline or the price. */
  line: string;
  isPrice: boolean;
  /** The shop's name, on product images. */
  name: string;
  avatar: Media | null;
  /** The picture beside the text; the avatar by default. */
  picture: Media | null;
};

export type PictureSite = PublishedSite & Pick<PublishedCopy, "design">;

/** The image of a site, or of a product with title and price. */
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

/** A hash of everything the image shows. */
export function pictureVersion(subject: PictureSubject): string {
  return hash("sha256", JSON.stringify([DRAWING, subject]), "base64url").slice(0, 12);
}
