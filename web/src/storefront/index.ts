// The door of the public pages: what the function that renders them and the dashboard's live preview may use.
export { SiteGone, type SiteGoneProps } from "./blank/site-gone.tsx";
export { SiteNotFound, type SiteNotFoundProps } from "./blank/site-not-found.tsx";
export { SiteProblem, type SiteProblemProps } from "./blank/site-problem.tsx";
export {
  CHECKOUT_FIELDS,
  type CheckoutErrors,
  type CheckoutField,
  type CheckoutForm,
  type CheckoutNotice,
  EMPTY_CHECKOUT_FORM,
} from "./checkout/checkout-form.ts";
export { checkoutUrl, LINE_PARAMETER, lineToken, QUANTITY_PARAMETER, readLineTokens } from "./checkout/line-token.ts";
export { SiteCheckout, type SiteCheckoutProps } from "./checkout/site-checkout.tsx";
export { BUYER_WORDS } from "./failure-words.ts";
export { SiteHome, type SiteHomeProps } from "./home/site-home.tsx";
export { drawOpenPage, mediaBaseOf, type OpenPageView, usernameOf } from "./open-page.tsx";
export { type BuyerOrder, toBuyerOrder } from "./order/buyer-order.ts";
export { SiteConfirmation, type SiteConfirmationProps } from "./order/site-confirmation.tsx";
export { SiteOrder, type SiteOrderProps } from "./order/site-order.tsx";
export type { ShopFace } from "./parts/shop-face.ts";
export { choicesOf, priceSpan } from "./shop/choices.ts";
export { SiteShop, type SiteShopProps } from "./shop/site-shop.tsx";
export type { PageKind } from "./styles/compose-css.ts";
export { pageCss } from "./styles/page-css.ts";
