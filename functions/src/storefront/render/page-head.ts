import { bookingPaths } from "@awning/domain/booking/paths";
import type { PublishedService } from "@awning/domain/booking/public-service";
import { sharePicturePath, shareText, shorten } from "@awning/domain/link/share";
import { type Media, mediaUrl } from "@awning/domain/media/media";
import { storedSides } from "@awning/domain/media/media-sides";
import { toDecimal } from "@awning/domain/money/money";
import { walkBlocks } from "@awning/domain/page/blocks";
import { HOME_PAGE_ID } from "@awning/domain/page/public-page";
import { publicDescription } from "@awning/domain/product/description";
import { isOrderable } from "@awning/domain/published/orderable";
import { listingPath, WHOLE_SHELF } from "@awning/domain/published/product-listing";
import type { PublicProduct, PublishedSite } from "@awning/domain/published/published";
import type { PublishedCopy, PublishedPage } from "@awning/domain/published/published-copy";
import { EMBED_HOSTS, parseEmbed } from "@awning/domain/rich-text/embed";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { choicesOf } from "@awning/web/storefront";
import { thrift } from "#platform/thrift.ts";
import * as labels from "../labels.ts";
import { PICTURE_SIZE, type PictureSite, pictureSubject, pictureVersion } from "../picture/picture-subject.ts";
import { whoIs } from "./business-data.ts";
import { isOfBlocks, type PageHead, type PageView } from "./page.ts";

type Place = { siteUrl: string; mediaBase: string };
const SCHEMA_STATES = { in_stock: "InStock", low: "InStock", sold_out: "OutOfStock", backorder: "BackOrder" } as const;

export function homeHead(site: PictureSite, place: Place): PageHead {
  const canonical = place.siteUrl + sitePaths.home(site.username);
  const image = shareImage(site.seo.image, site.displayName, place) ?? drawnImage(site, null, place);
  return {
    ...shareText(site, site.seo),
    canonical,
    isHidden: site.seo.noindex,
    image,
    type: "profile",
    data: [
      {
        "@context": "https://schema.org",
        "@type": "ProfilePage",
        url: canonical,
        mainEntity: {
          ...whoIs(site),
          name: site.displayName,
          url: canonical,
          ...(site.bio ? { description: site.bio } : {}),
          ...(site.avatar ? { logo: mediaUrl(place.mediaBase, site.avatar, 640) } : {}),
          ...(image ? { image: image.url } : {}),
        },
      },
    ],
  };
}

type Collection = PublishedSite["collections"][number];

/** Head of the shop or a collection; further pages have canonical URLs of their own. */
export function shopHead(site: PictureSite, shown: { page: number; collection: Collection | null }, place: Place): PageHead {
  const { page, collection } = shown;
  const count = collection?.count ?? site.productCount;
  const products = collection
    ? labels.collectionFrom(collection.title, count, site.displayName)
    : labels.productsFrom(count, site.displayName);
  const title = collection?.title ?? labels.shop;
  const shelf = { ...WHOLE_SHELF, collection: collection?.slug ?? "" };
  return {
    title: page > 1 ? labels.titleOfPageAt(title, page, site.displayName) : labels.titleAt(title, site.displayName),
    description: shorten(`${products} ${site.headline}`),
    canonical: place.siteUrl + listingPath(site.username, shelf, page),
    image: shareImage(site.seo.image, site.displayName, place) ?? drawnImage(site, null, place),
    isHidden: site.seo.noindex,
    type: "website",
    data: [],
  };
}

/** Head of a product, with its offers for search engines. */
export function productHead(product: PublicProduct, site: PictureSite, place: Place): PageHead {
  const canonical = place.siteUrl + sitePaths.product(site.username, product.slug);
  const words = publicDescription(product);
  const offers = choicesOf(product).map((choice) => ({
    "@type": "Offer",
    ...(choice.name ? { name: choice.name } : {}),
    price: toDecimal(choice.price, site.shop.currency),
    priceCurrency: site.shop.currency,
    // Nothing can be ordered from a closed shop, or from one that offers no delivery.
    availability: `https://schema.org/${isOrderable(product, site.shop) ? SCHEMA_STATES[choice.availability.state] : "OutOfStock"}`,
    url: canonical,
    seller: { "@type": "Organization", name: site.displayName },
  }));
  return {
    title: labels.titleAt(product.title, site.displayName),
    description: shorten(words || labels.productFrom(product.title, site.displayName)),
    canonical,
    image: drawnImage(site, product, place),
    isHidden: site.seo.noindex,
    type: "product",
    data: [
      {
        "@context": "https://schema.org",
        "@type": product.kind === "service" ? "Service" : "Product",
        name: product.title,
        ...(words ? { description: words } : {}),
        ...(product.images.length > 0 ? { image: product.images.map((media) => mediaUrl(place.mediaBase, media, 1280)) } : {}),
        url: canonical,
        offers,
      },
    ],
  };
}

/** Head of a service, with its offer for search engines. */
export function serviceHead(service: PublishedService, site: PictureSite, place: Place): PageHead {
  const { title, description, price, currency, isHidden, image } = service;
  const canonical = place.siteUrl + bookingPaths.service(site.username, service.slug);
  return {
    title: labels.titleAt(title, site.displayName),
    description: shorten(description || labels.bookServiceWith(title, site.displayName)),
    canonical,
    image: shareImage(image, title, place) ?? shareImage(site.seo.image, site.displayName, place) ?? drawnImage(site, null, place),
    isHidden: site.seo.noindex || isHidden,
    type: "website",
    data: [
      {
        "@context": "https://schema.org",
        "@type": "Service",
        name: title,
        ...(description ? { description } : {}),
        url: canonical,
        provider: { ...whoIs(site), name: site.displayName, url: place.siteUrl + sitePaths.home(site.username) },
        offers: { "@type": "Offer", price: toDecimal(price, currency), priceCurrency: currency, url: canonical },
      },
    ],
  };
}

/** Head of the list of services. */
export function bookingsHead(site: PictureSite & Pick<PublishedCopy, "services">, place: Place): PageHead {
  const titles = site.services.map(({ title }) => title).join(", ");
  return {
    title: labels.bookWith(site.displayName),
    description: shorten(labels.bookingDescription(site.displayName, titles)),
    canonical: place.siteUrl + bookingPaths.list(site.username),
    image: shareImage(site.seo.image, site.displayName, place) ?? drawnImage(site, null, place),
    isHidden: site.seo.noindex,
    type: "website",
    data: [],
  };
}

/** Head of a page of blocks; the home page keeps its structured data. */
export function blocksHead(site: PictureSite, { slug, title, seo }: PublishedPage, place: Place): PageHead {
  const isHome = slug === HOME_PAGE_ID;
  const head = homeHead(site, place);
  const image = seo.picture ? shareImage(seo.picture, title, place) : head.image;
  return {
    ...head,
    title: seo.title || (isHome ? head.title : labels.titleAt(title, site.displayName)),
    description:
      seo.description || (isHome ? head.description : shorten(labels.titleAndHeadlineAt(title, site.displayName, site.headline))),
    isHidden: head.isHidden || seo.noindex,
    canonical: isHome ? head.canonical : place.siteUrl + pagePaths.page(site.username, slug),
    image,
    type: isHome ? "profile" : "website",
    data: isHome ? head.data : [],
  };
}

/** Head of a page that is not indexed. */
export function quietHead(title: string): PageHead {
  return { title, description: "", canonical: null, image: null, type: "website", data: [] };
}

/** The social image of a site or product: drawn, or its photo where none is drawn. */
function drawnImage(site: PictureSite, product: PublicProduct | null, place: Place): PageHead["image"] {
  const subject = pictureSubject(site, product);
  if (!thrift().drawsPictures) return shareImage(subject.picture ?? subject.avatar, subject.title, place);
  const url = place.siteUrl + sharePicturePath(site.username, product?.slug ?? null, pictureVersion(subject));
  return { url, alt: [subject.title, subject.line].filter(Boolean).join(" · "), ...PICTURE_SIZE };
}

function shareImage(media: Media | null | undefined, alt: string, place: Place): PageHead["image"] {
  if (!media) return null;
  return { url: mediaUrl(place.mediaBase, media, 1280), alt: media.alt || alt, ...storedSides(media, 1280) };
}

/**
 * The hosts of embedded players on a page, space-separated; nothing is requested from them before a click. Used in the CSP and in the page,
 * because a page with another player needs another CSP.
 */
export function frameHosts(view: PageView): string {
  const hosts = playersOf(view).flatMap((url) => {
    const embed = parseEmbed(url);
    return embed ? [EMBED_HOSTS[embed.provider]] : [];
  });
  return [...new Set(hosts)].join(" ");
}

/** The URLs of a page's embedded players. */
function playersOf(view: PageView): string[] {
  if (view.kind !== "home" && !isOfBlocks(view)) return [];
  const links = view.props.site.links.flatMap((link) => (link.type === "embed" ? [link.url] : []));
  if (!isOfBlocks(view)) return links;
  const blocks = [...walkBlocks(view.props.page.blocks)].flatMap(({ block }) => (block.type === "embed" ? [block.props.url] : []));
  return [...links, ...blocks];
}
