import type { Block } from "@awning/domain/page/block";
import { walkBlocks } from "@awning/domain/page/blocks";
import { HOME_PAGE_ID } from "@awning/domain/page/public-page";
import type { PublicProduct, PublishedSite } from "@awning/domain/published/published";
import type { PublishedCopy, PublishedPage } from "@awning/domain/published/published-copy";
import { LEGAL_TITLES, type LegalKind } from "@awning/domain/site/legal-titles";
import { type BlockContext, faceOfSite, footOf, nextChange, type SitePageProps, shownProducts } from "@awning/web/storefront";
import * as labels from "../labels.ts";
import type { Page, PageAnswer } from "../render/page.ts";
import { blocksHead, bookingsHead, quietHead } from "../render/page-head.ts";
import type { PageContext } from "../resolve/page-request.ts";
import { notFoundIn } from "../respond/page-response.ts";

/** The result of a form submitted on the page. */
type Sent = BlockContext["sent"];

/**
 * A page of blocks; `null` if none is published under the slug. Cached until something on it appears, expires or counts down.
 * @param allProducts the cards of all products, for shops with more than one page of them
 */
export async function blocksPage(
  site: PublishedCopy,
  slug: string,
  context: PageContext,
  allProducts: () => Promise<PublicProduct[]>,
  sent: Sent = null,
): Promise<Page | null> {
  if (!site.pages.some((entry) => entry.slug === slug)) return null;
  const page = await context.reader.readPage(site.username, slug);
  if (!page) return null;
  const { now, mediaBase } = context;
  const shown = await withShownProducts(site, page, allProducts);
  const { hours } = site.profile;
  const { title, blocks } = page;
  const props: SitePageProps = { site: shown, mediaBase, page: { slug, title, blocks }, hours, now, ...(sent ? { sent } : {}) };
  const head = blocksHead(site, page, context);
  const view = { kind: slug === HOME_PAGE_ID ? "front" : "page", props } as const;
  const { siteId, version } = site;
  const until = nextChange(blocks, hours, now);
  const productIds = shown.products.map((product) => product.id);
  // A form's result is personal.
  if (sent) return { status: sent.problem ? 422 : 200, view, theme: site.theme, design: site.design, head, cache: "private" };
  return {
    status: 200,
    view,
    theme: site.theme,
    design: site.design,
    head,
    cache: "shared",
    madeFrom: { siteId, version, productIds, until },
  };
}

/** The site with only the products and links its blocks show. */
async function withShownProducts(
  site: PublishedSite,
  page: PublishedPage,
  allProducts: () => Promise<PublicProduct[]>,
): Promise<PublishedSite> {
  const blocks = [...walkBlocks(page.blocks)].map(({ block }) => block);
  const shelves = blocks.filter((block) => block.type === "products");
  const links = blocks.some((block) => block.type === "links") ? site.links : [];
  if (shelves.length === 0) return { ...site, links, products: [] };
  const all = shelves.every((block) => isHere(block, site)) ? site.products : await allProducts();
  const wanted = new Set(shelves.flatMap((block) => shownProducts(block.props, { products: all, newest: site.newest })));
  return { ...site, links, products: all.filter((product) => wanted.has(product)) };
}

/** Whether a product list needs only the main copy. */
function isHere({ props }: Extract<Block, { type: "products" }>, site: PublishedSite): boolean {
  if (props.show === "all" || site.products.length === site.productCount) return true;
  const here = new Set(site.products.map((product) => product.id));
  return (props.show === "chosen" ? props.productIds : site.newest.slice(0, props.count)).every((id) => here.has(id));
}

/** `/{username}/book`: the listed services; not found without any. */
export function bookingsPage(site: PublishedCopy, context: PageContext): PageAnswer {
  const { services, theme, design, siteId, version } = site;
  if (services.length === 0) return notFoundIn(site, context);
  const props = { shop: faceOfSite(site), mediaBase: context.mediaBase, services, currency: site.shop.currency };
  const head = bookingsHead(site, context);
  const view = { kind: "bookings", props } as const;
  const madeFrom = { siteId, version, productIds: [] };
  return { type: "page", page: { status: 200, view, theme, design, head, cache: "shared", madeFrom } };
}

/** `/{username}/legal/{kind}`: a legal text; not found without one. */
export async function legalPage(site: PublishedCopy, kind: LegalKind, context: PageContext): Promise<PageAnswer> {
  const text = site.legal.includes(kind) ? await context.reader.readLegal(site.username, kind) : null;
  if (text === null) return notFoundIn(site, context);
  const { theme, design } = site;
  const props = { shop: faceOfSite(site), foot: footOf(site), mediaBase: context.mediaBase, kind, text };
  const head = quietHead(labels.titleAt(LEGAL_TITLES[kind], site.displayName));
  return { type: "page", page: { status: 200, view: { kind: "legal", props }, theme, design, head, cache: "shared" } };
}
