// The entry point of the public pages, for the page function and the dashboard's live preview.
export { SiteGone, type SiteGoneProps } from "./blank/site-gone.tsx";
export { SiteNotFound, type SiteNotFoundProps } from "./blank/site-not-found.tsx";
export { SiteProblem, type SiteProblemProps } from "./blank/site-problem.tsx";
export { BlockList, BlockView, type WrapBlock } from "./blocks/block-view.tsx";
export { shownProducts } from "./blocks/products-block.tsx";
export type { BlockContext, FormProblem, TypedForm } from "./blocks/signup-block.tsx";
export { SitePage, type SitePageProps } from "./blocks/site-page.tsx";
export { nextChange } from "./blocks/switches.ts";
export type { BookingTimes } from "./booking/booking-times.ts";
export { EMPTY_GUEST_FORM, type GuestErrors, type GuestForm, guestAnswerName } from "./booking/guest-form.tsx";
export { momentLabel } from "./booking/labels.ts";
export { addMonths, startsByDay } from "./booking/month-days.ts";
export type { GuestMay, GuestReservation, HeldForm, OwnerContact } from "./booking/reservation.ts";
export type { ServiceFacts } from "./booking/service-facts.tsx";
export { SiteBooking, type SiteBookingProps } from "./booking/site-booking.tsx";
export { SiteBookings, type SiteBookingsProps } from "./booking/site-bookings.tsx";
export { SiteReservation, type SiteReservationProps } from "./booking/site-reservation.tsx";
export { type ChatForm, type ChatThread, SiteChat, type SiteChatProps } from "./chat/site-chat.tsx";
export {
  answerName,
  CHECKOUT_FIELDS,
  type CheckoutErrors,
  type CheckoutField,
  type CheckoutForm,
  type CheckoutNotice,
  deliveryToken,
  EMPTY_CHECKOUT_FORM,
  isAnswerName,
  isBilledElsewhere,
  quotedFor,
  textsIn,
} from "./checkout/checkout-form.ts";
export { AMOUNT_PARAMETER, CODE_PARAMETER, checkoutUrl, LINE_PARAMETER, lineToken, QUANTITY_PARAMETER } from "./checkout/line-token.ts";
export { readLineTokens } from "./checkout/read-line-tokens.ts";
export { SiteCheckout, type SiteCheckoutProps } from "./checkout/site-checkout.tsx";
export { type ContactFields, SiteContact, type SiteContactProps } from "./contact/site-contact.tsx";
export { BUYER_WORDS } from "./failure-labels.ts";
export { LinkList } from "./home/link-list.tsx";
export { SiteHome, type SiteHomeProps } from "./home/site-home.tsx";
export { discountCodeError } from "./labels.ts";
export { SiteLegal, type SiteLegalProps } from "./legal/site-legal.tsx";
export { drawOpenPage, mediaBaseOf, type OpenPageView, usernameOf } from "./open-page.tsx";
export { ADDRESS_FIELDS, type AddressField, type TypedAddress } from "./order/address-form.tsx";
export type { BuyerMay } from "./order/buyer-actions.tsx";
export { type BuyerOrder, basketAfter, toBuyerOrder } from "./order/buyer-order.ts";
export type { OrderAccess } from "./order/files-panel.tsx";
export { type FindOrderForm, SiteFindOrder, type SiteFindOrderProps } from "./order/find-order.tsx";
export { type OrderStub, toOrderStub } from "./order/order-stub.ts";
export { qrPicture } from "./order/qr-picture.ts";
export { SiteConfirmation, type SiteConfirmationProps } from "./order/site-confirmation.tsx";
export { SiteInvoice, type SiteInvoiceProps } from "./order/site-invoice.tsx";
export { type PaymentVisit, SiteOrder, type SiteOrderProps } from "./order/site-order.tsx";
export { SiteOwnData, type SiteOwnDataProps } from "./own-data/own-data.tsx";
export { BrandMark, LinkIcon } from "./parts/link-icon.tsx";
export { faceOfSite, type ShopFace } from "./parts/page-frame.tsx";
export { type FootFacts, footOf } from "./parts/site-foot.tsx";
export type { TypedMessage } from "./parts/write-panel.tsx";
export { type ReportForm, SiteReport, type SiteReportProps } from "./report/site-report.tsx";
export { choicesOf, priceSpan } from "./shop/choices.ts";
export { SiteShop, type SiteShopProps } from "./shop/site-shop.tsx";
export { SiteSignUp, type SiteSignUpProps } from "./sign-up/site-sign-up.tsx";
export { blocksCss } from "./styles/blocks-css.ts";
export type { PageKind } from "./styles/compose-css.ts";
export { type DesignPlace, designCss } from "./styles/design-css.ts";
export { forceMode } from "./styles/force-mode.ts";
export { hasLinks } from "./styles/open-css.ts";
export { pageCss } from "./styles/page-css.ts";
export { rareCss } from "./styles/rare-css.ts";
export { SiteWithdraw, type SiteWithdrawProps, type WithdrawForm } from "./withdrawal/site-withdraw.tsx";
export { PLACE_FIELD, UNITS_FIELD, type WithdrawalView } from "./withdrawal/withdraw-panel.tsx";
