import { USERNAME_CHANGES, USERNAME_REDIRECT_DAYS } from "@awning/domain/account/username";
import { CART_LINES_MAX } from "@awning/domain/cart/cart";
import { LINKS_MAX } from "@awning/domain/link/link";
import { MEDIA_INPUT_MAX_BYTES } from "@awning/domain/media/media";
import { PRODUCT_IMAGES_MAX, QUANTITY_MAX, VARIANTS_MAX } from "@awning/domain/product/product";
import { HOLD_DAYS, HOLD_DAYS_MAX } from "@awning/domain/shop/hold-time";
import { BIO_MAX } from "@awning/domain/site/site";
import { SOCIALS_MAX } from "@awning/domain/site/socials";

/** One line of the pricing page: what it is on this site, and on a site of your own; `true` is a plain yes. */
export type Limit = { what: string; means: string; hosted: string | true; own: string | true };
export type LimitGroup = { title: string; limits: Limit[] };

/** What prices are given in. */
export const PRICING_CURRENCY = "USD";
const count = new Intl.NumberFormat("en");
const whole = new Intl.NumberFormat("en", { style: "currency", currency: PRICING_CURRENCY, maximumFractionDigits: 0 });
export const FREE = whole.format(0);
const megabytes = (bytes: number) => `${count.format(bytes / 1024 / 1024)} MB`;
/** The same for both. */
const both = (value: string | true) => ({ hosted: value, own: value });

/** Every price and every limit of the pricing page. The numbers are the ones that the rules and functions enforce. */
export const LIMITS: readonly LimitGroup[] = [
  {
    title: "Costs",
    limits: [
      { what: "Page, shop and dashboard", means: "Free software under the MIT license", ...both(FREE) },
      {
        what: "Servers and storage",
        means: "Google Firebase, which has a free allowance",
        hosted: "Included",
        own: "Billed by Google to you",
      },
      { what: "Email to you and your buyers", means: "Orders, shipping, logins", hosted: "Included", own: "Your own SMTP service" },
      { what: "Our share of each sale", means: "The money goes from the buyer to you", ...both("0%") },
    ],
  },
  {
    title: "Getting paid",
    limits: [
      { what: "Cards", means: "Through your own Stripe account", hosted: "Stripe’s fees only", own: "Stripe’s fees only" },
      { what: "Payment link", means: "Your link to PayPal, Wise or another service; their fees apply", ...both(true) },
      {
        what: "Bank transfer",
        means: `An unpaid order holds its stock for ${HOLD_DAYS} days, or for 1 to ${HOLD_DAYS_MAX} as you choose`,
        ...both(true),
      },
      { what: "Cash on pickup", means: "You mark the order as paid", ...both(true) },
      { what: "Cash on delivery", means: "Your carrier collects the money; you mark the order as paid", ...both(true) },
    ],
  },
  {
    title: "Your page",
    limits: [
      { what: "Address under your own name", means: "Yours as long as you keep it", ...both(true) },
      { what: "Links", means: "Shown and hidden links together", ...both(count.format(LINKS_MAX)) },
      { what: "Social links", means: "Email, phone, map and the usual networks", ...both(count.format(SOCIALS_MAX)) },
      { what: "About text", means: "Plus a headline", ...both(`${count.format(BIO_MAX)} characters`) },
      {
        what: "Name changes",
        means: `The old name redirects to the new one for ${USERNAME_REDIRECT_DAYS} days`,
        ...both(`${USERNAME_CHANGES.limit} in ${USERNAME_CHANGES.windowDays} days`),
      },
    ],
  },
  {
    title: "Your shop",
    limits: [
      { what: "Products and orders", means: "Sell as much as you like", ...both("No limit") },
      {
        what: "Pictures per product",
        means: `Up to ${megabytes(MEDIA_INPUT_MAX_BYTES)} each before compression`,
        ...both(count.format(PRODUCT_IMAGES_MAX)),
      },
      { what: "Variants per product", means: "Sizes, glazes, editions", ...both(count.format(VARIANTS_MAX)) },
      { what: "Items in one basket", means: `Up to ${QUANTITY_MAX} of each`, ...both(count.format(CART_LINES_MAX)) },
    ],
  },
];
