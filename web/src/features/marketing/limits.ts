import {
  BIO_MAX,
  CART_LINES_MAX,
  LINKS_MAX,
  PRODUCT_IMAGES_MAX,
  QUANTITY_MAX,
  SOCIALS_MAX,
  VARIANTS_MAX,
} from "@awning/domain/account/limits";
import { USERNAME_CHANGES, USERNAME_REDIRECT_DAYS } from "@awning/domain/account/username";
import { ATTACHMENT_BYTES_MAX, ATTACHMENTS_MAX } from "@awning/domain/chat/message";
import { MEDIA_INPUT_MAX_BYTES } from "@awning/domain/media/media";
import { HOLD_DAYS, HOLD_DAYS_MAX } from "@awning/domain/shop/hold-time";
import { PRICING_CURRENCY } from "./pricing-currency.ts";
import * as labels from "./pricing-labels.ts";

/** A line of the pricing page, for this site and for self-hosting; `true` is a plain yes. */
export type Limit = { what: string; means: string; hosted: string | true; own: string | true };
export type LimitGroup = { title: string; limits: Limit[] };

const count = new Intl.NumberFormat("en");
const whole = new Intl.NumberFormat("en", { style: "currency", currency: PRICING_CURRENCY, maximumFractionDigits: 0 });
export const FREE = whole.format(0);
const megabytes = (bytes: number) => labels.mb(count.format(bytes / 1024 / 1024));
/** The same for both. */
const both = (value: string | true) => ({ hosted: value, own: value });

/** Every price and limit of the pricing page. The rules and functions enforce these numbers. */
export const LIMITS: readonly LimitGroup[] = [
  {
    title: labels.costs,
    limits: [
      { what: labels.pageShopAndDashboard, means: labels.softwareDetail, ...both(FREE) },
      {
        what: labels.serversAndStorage,
        means: labels.serversDetail,
        hosted: labels.included,
        own: labels.serversPrice,
      },
      { what: labels.emailTitle, means: labels.emailDetail, hosted: labels.included, own: labels.emailPrice },
      { what: labels.ourShareOfEachSale, means: labels.shareDetail, ...both("0%") },
    ],
  },
  {
    title: labels.gettingPaid,
    limits: [
      { what: labels.cards, means: labels.cardsDetail, hosted: labels.cardsPrice, own: labels.cardsPrice },
      { what: labels.paymentLink, means: labels.paymentLinkDetail, ...both(true) },
      {
        what: labels.bankTransfer,
        means: labels.transferDetail(HOLD_DAYS, HOLD_DAYS_MAX),
        ...both(true),
      },
      { what: labels.cashOnPickup, means: labels.youMarkOrderAsPaid, ...both(true) },
      { what: labels.cashOnDelivery, means: labels.onDeliveryDetail, ...both(true) },
    ],
  },
  {
    title: labels.yourPage,
    limits: [
      { what: labels.addressUnderYourOwnName, means: labels.addressDetail, ...both(true) },
      { what: labels.links, means: labels.linksDetail, ...both(count.format(LINKS_MAX)) },
      { what: labels.socialLinks, means: labels.socialLinksDetail, ...both(count.format(SOCIALS_MAX)) },
      { what: labels.aboutText, means: labels.plusAHeadline, ...both(labels.characters(count.format(BIO_MAX))) },
      {
        what: labels.nameChanges,
        means: labels.nameChangesDetail(USERNAME_REDIRECT_DAYS),
        ...both(labels.inDays(USERNAME_CHANGES.limit, USERNAME_CHANGES.windowDays)),
      },
    ],
  },
  {
    title: labels.yourShop,
    limits: [
      { what: labels.productsAndOrders, means: labels.productsDetail, ...both(labels.noLimit) },
      {
        what: labels.picturesPerProduct,
        means: labels.picturesDetail(megabytes(MEDIA_INPUT_MAX_BYTES)),
        ...both(count.format(PRODUCT_IMAGES_MAX)),
      },
      { what: labels.variantsPerProduct, means: labels.variantsDetail, ...both(count.format(VARIANTS_MAX)) },
      { what: labels.itemsInOneBasket, means: labels.upToOfEach(QUANTITY_MAX), ...both(count.format(CART_LINES_MAX)) },
    ],
  },
  {
    title: labels.bookingsChatAndAnalytics,
    limits: [
      { what: labels.bookings, means: labels.bookingsDetail, ...both(true) },
      { what: labels.changesByGuests, means: labels.changesByGuestsDetail, ...both(true) },
      { what: labels.deposits, means: labels.depositsDetail, ...both(true) },
      { what: labels.classes, means: labels.classesDetail, ...both(true) },
      { what: labels.calendars, means: labels.calendarsDetail, ...both(true) },
      { what: labels.chat, means: labels.chatDetail, ...both(true) },
      {
        what: labels.filesInAMessage,
        means: labels.upToEach(labels.mb(count.format(ATTACHMENT_BYTES_MAX / 1_000_000))),
        ...both(count.format(ATTACHMENTS_MAX)),
      },
      { what: labels.notifications, means: labels.notificationsDetail, ...both(true) },
      { what: labels.newsletter, means: labels.newsletterDetail, ...both(true) },
      { what: labels.analytics, means: labels.analyticsDetail, ...both(true) },
      { what: labels.salesByLink, means: labels.salesByLinkDetail, ...both(true) },
    ],
  },
];
