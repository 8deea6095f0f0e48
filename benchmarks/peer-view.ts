// What the peers draw the page from: our own components and the facts behind them, bundled once for all of them, with React
// outside. The native Astro page uses only the facts.

export { mediaSrcSet, mediaUrl } from "@awning/domain/media/media";
export { parseLinkUrl } from "@awning/domain/rich-text/link-url";
export { paths, sitePaths } from "@awning/domain/routes/paths";
export { checkoutUrl, choicesOf, pageCss, priceSpan, SiteHome } from "@awning/web/storefront";
export { homeHead } from "../functions/src/storefront/render/page-head.ts";
export { HOME_PRODUCTS } from "../web/src/storefront/home/site-home.tsx";
export { ICONS } from "../web/src/storefront/parts/icons.ts";
export { nameSize } from "../web/src/storefront/parts/page-frame.tsx";
export { shopPrice } from "../web/src/storefront/shop/price-label.ts";
