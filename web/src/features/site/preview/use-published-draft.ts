import type { DesignTrial } from "@awning/domain/design/design";
import type { Block } from "@awning/domain/page/block";
import { walkBlocks } from "@awning/domain/page/blocks";
import { BLOCK_PRODUCTS_MAX } from "@awning/domain/page/public-page";
import { buildProjection } from "@awning/domain/published/projection";
import { newestOf } from "@awning/domain/published/public-products";
import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { shownAt } from "@awning/domain/published/published-links";
import { siteAt } from "@awning/domain/published/site-at";
import { stockId } from "@awning/domain/routes/firestore-paths";
import { NO_INFORMATION } from "@awning/domain/site/information";
import { useMemo } from "react";
import { useSchedules } from "#data/booking/schedules.ts";
import { useServices } from "#data/booking/services.ts";
import { dataOr, useLive } from "#data/core/live.ts";
import { useLivePages } from "#data/core/pages.ts";
import { useDesignSettings } from "#data/design/design.ts";
import { mediaBase } from "#data/env.ts";
import { useLinkSettings, useLinks } from "#data/link/links.ts";
import { usePageIndex, useSitePages } from "#data/page/site-pages.ts";
import { watchNewestProducts } from "#data/product/newest-products.ts";
import { watchProductPage, watchProducts } from "#data/product/products.ts";
import { type StockBook, watchStock } from "#data/product/stock.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { useInformation } from "#data/site/own-information.ts";
import { useSite } from "#data/site/sites.ts";
import { useNow } from "#ui/hooks/use-now.ts";

/**
 * The page as visitors would see it with all current edits, published or not: built from the owner's documents by the same
 * rules as the public copy, with the menu of the published pages. `null` until loaded. With `hasBlocks` it includes the
 * products of product blocks; `drawn` are further blocks to show.
 */
export function usePublishedDraft(tried: DesignTrial | null = null, hasBlocks = false, drawn: readonly Block[] = []): PublishedCopy | null {
  const site = useSite();
  const links = useLinks();
  const settings = useShopSettings();
  const design = useDesignSettings();
  const information = useInformation();
  const now = useNow(dataOr(links, []));
  const siteId = site.state === "ready" ? site.data.id : null;
  const linkSettings = useLinkSettings(siteId);
  const index = usePageIndex(siteId);
  const services = useServices(siteId);
  const schedules = useSchedules(services.state === "ready" && services.data.length > 0 ? siteId : null);
  const { products, stock, isLoading } = usePreviewProducts(siteId, hasBlocks, drawn);

  return useMemo(() => {
    if (site.state !== "ready" || links.state === "loading" || settings.state === "loading") return null;
    // Offline there is no answer that a design or page does not exist; one ever read is in the cache with the site.
    if ((design.state === "loading" || index.state === "loading") && !site.isFromCache) return null;
    // Without these the menu would lack the shop and the bookings, and get them under the eyes.
    const isShopLoading = isLoading || services.state === "loading" || (dataOr(services, []).length > 0 && schedules.state === "loading");
    if (isShopLoading && navigator.onLine) return null;
    const built = buildProjection({
      siteId: site.data.id,
      site: { ...site.data, theme: tried?.theme ?? site.data.theme, published: true, suspendedAt: null, leavesAt: null },
      design: tried?.design ?? dataOr(design, null)?.applied ?? null,
      settings: dataOr(settings, null),
      links: dataOr(links, []),
      linkSettings: dataOr(linkSettings, null),
      products: products ?? [],
      stock: countsByStockId(dataOr(stock, NO_STOCK)),
      archivedSlugs: [],
      information: dataOr(information, NO_INFORMATION),
      services: dataOr(services, []),
      schedules: dataOr(schedules, []),
      pages: dataOr(index, null)?.pages ?? {},
      version: 0,
      mediaBase,
      now,
    });
    if (!built) return null;
    const { site: shown } = siteAt(built.site, now);
    const shelf = hasBlocks ? [...shown.products, ...built.furtherPages.flat()] : shown.products;
    return {
      ...shown,
      links: shownAt(shown.links, now),
      products: shelf,
      // The public copy includes them only with pages, and a page being built may be the first.
      newest: newestOf(products ?? [], shelf),
    };
  }, [
    site,
    links,
    linkSettings,
    settings,
    design,
    products,
    isLoading,
    stock,
    tried,
    information,
    index,
    services,
    schedules,
    hasBlocks,
    now,
  ]);
}

const NO_STOCK: StockBook = new Map();

/** The products on sale, with those that blocks show beyond the shop's first page, and their stock; `products` is `null` until loaded. */
function usePreviewProducts(siteId: string | null, hasBlocks: boolean, drawn: readonly Block[]) {
  const pages = useSitePages(hasBlocks ? siteId : null);
  const { list } = useLivePages(siteId && `preview-products/${siteId}`, watchProductPage(siteId ?? "", ["active"]));
  // Product blocks may show products beyond the first page of the shop.
  const onShelves =
    hasBlocks && list.state === "ready" && pages.state === "ready" ? chosenIds([drawn, ...pages.data.map(({ blocks }) => blocks)]) : [];
  const far = list.state === "ready" ? onShelves.filter((id) => !list.items.some((product) => product.id === id)) : [];
  const chosen = useLive(siteId && far.length > 0 ? `preview-chosen/${siteId}/${far.join()}` : null, watchProducts(siteId ?? "", far));
  const isLong = hasBlocks && list.state === "ready" && list.hasMore;
  const newest = useLive(siteId && isLong ? `preview-newest/${siteId}` : null, watchNewestProducts(siteId ?? "", BLOCK_PRODUCTS_MAX));
  const products = useMemo(() => {
    if (list.state !== "ready") return null;
    const further = [chosen, newest].flatMap((some) => dataOr(some, []));
    const onSale = [...further, ...list.items].filter(({ state }) => state === "active");
    return [...new Map(onSale.map((product) => [product.id, product])).values()];
  }, [list, chosen, newest]);
  const productIds = products?.map((product) => product.id) ?? [];
  const stock = useLive(siteId && `preview-stock/${siteId}/${productIds.join()}`, watchStock(siteId ?? "", productIds));
  return { products, stock, isLoading: list.state === "loading" };
}

/** The products selected for the product blocks of pages. */
function chosenIds(pages: readonly (readonly Block[])[]): string[] {
  const blocks = pages.flatMap((page) => [...walkBlocks(page)]);
  return [
    ...new Set(blocks.flatMap(({ block }) => (block.type === "products" && block.props.show === "chosen" ? block.props.productIds : []))),
  ];
}

function countsByStockId(book: StockBook): Map<string, number> {
  const counts = [...book].flatMap(([productId, byVariant]) =>
    [...byVariant].map(([variantId, available]): [string, number] => [stockId(productId, variantId), available]),
  );
  return new Map(counts);
}
