import { CART_LINES_MAX } from "@awning/domain/cart";
import { HOLD_DAYS, HOLD_DAYS_MAX } from "@awning/domain/hold-time";
import { LINKS_MAX } from "@awning/domain/link";
import { MEDIA_INPUT_MAX_BYTES } from "@awning/domain/media";
import { PRODUCT_IMAGES_MAX, QUANTITY_MAX, VARIANTS_MAX } from "@awning/domain/product";
import { BIO_MAX } from "@awning/domain/site";
import { SOCIALS_MAX } from "@awning/domain/socials";
import { USERNAME_CHANGES, USERNAME_REDIRECT_DAYS } from "@awning/domain/username";

/** `value` is `true` for a plain yes. */
export type Limit = { what: string; value: string | true; means: string };
export type LimitGroup = { title: string; limits: Limit[] };

const count = new Intl.NumberFormat("en");
const megabytes = (bytes: number) => `${count.format(bytes / 1024 / 1024)} MB`;

/** Every price and every limit of the pricing page. The numbers are the ones that the rules and functions enforce. */
export const LIMITS: readonly LimitGroup[] = [
  {
    title: "Your page",
    limits: [
      { what: "Address under your own name", value: true, means: "Yours as long as you keep it" },
      { what: "Links", value: count.format(LINKS_MAX), means: "Live and switched off together" },
      { what: "Small icons to other places", value: count.format(SOCIALS_MAX), means: "Mail, phone, map and the usual networks" },
      { what: "Words about you", value: `${count.format(BIO_MAX)} characters`, means: "Plus a headline" },
      {
        what: "New name for the page",
        value: `${USERNAME_CHANGES.limit} in ${USERNAME_CHANGES.windowDays} days`,
        means: `The old name leads to the new one for ${USERNAME_REDIRECT_DAYS} days`,
      },
    ],
  },
  {
    title: "Selling",
    limits: [
      { what: "Our cut of each sale", value: "0 %", means: "The money goes from the buyer to you" },
      { what: "Card payments", value: true, means: "Through your own Stripe account; Stripe charges its fees" },
      { what: "Payment link", value: true, means: "Your page at PayPal, Wise or another service" },
      { what: "Cash on pickup or on delivery", value: true, means: "You mark the order as paid" },
      {
        what: "Bank transfer",
        value: true,
        means: `An unpaid transfer holds the stock for ${HOLD_DAYS} days, or for 1 to ${HOLD_DAYS_MAX} as you say`,
      },
      { what: "Products and orders", value: "No limit", means: "Sell as much as you like" },
      {
        what: "Pictures of a product",
        value: count.format(PRODUCT_IMAGES_MAX),
        means: `Up to ${megabytes(MEDIA_INPUT_MAX_BYTES)} each before they are made smaller`,
      },
      { what: "Variants of a product", value: count.format(VARIANTS_MAX), means: "Sizes, glazes, editions" },
      { what: "Lines in one basket", value: count.format(CART_LINES_MAX), means: `Up to ${QUANTITY_MAX} pieces of each` },
    ],
  },
  {
    title: "Running it",
    limits: [
      { what: "The software", value: "$0", means: "Free under the MIT licence" },
      { what: "A page on this site", value: "$0", means: "The host of the site pays for servers and email" },
      { what: "Hosting it yourself", value: "At cost", means: "You pay Google Firebase and an SMTP service for what you use" },
    ],
  },
];
