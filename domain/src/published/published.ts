import * as z from "zod/mini";
import { listedServiceSchema } from "../booking/public-service.ts";
import { LAYOUTS } from "../design/layouts.ts";
import { themeSchema } from "../design/theme.ts";
import { mediaSchema } from "../media/media-schema.ts";
import { amountSchema, currencySchema } from "../money/money-schema.ts";
import { TAX_MODES } from "../money/tax.ts";
import { publicPageEntrySchema } from "../page/public-page.ts";
import { BASE_UNITS } from "../product/law/measured-price.ts";
import { WITHDRAWAL_EXCEPTIONS } from "../product/law/withdrawal-rules.ts";
import { PRICINGS } from "../product/pricing.ts";
import { AVAILABILITY_STATES, PRODUCT_KINDS } from "../product/states.ts";
import { parseRichText } from "../rich-text/rich-text.ts";
import { DELIVERY_METHODS, PAYMENT_METHODS } from "../shop/methods.ts";
import { HOME_PARTS, SOCIAL_PLACES } from "../site/home-parts.ts";
import { LEGAL_KINDS } from "../site/legal-titles.ts";
import { publicPauseSchema } from "../site/public-pause.ts";
import { socialSchema } from "../site/social.ts";
import { type PublicLink, publicLinkSchema } from "./published-links.ts";

// As stored in the public copy, which is validated when it is made.
const spans = z.array(z.object({ from: z.string(), until: z.string() }));
const publicHoursSchema = z.object({
  zone: z.string(),
  week: z.object({ mon: spans, tue: spans, wed: spans, thu: spans, fri: spans, sat: spans, sun: spans }),
  special: z.array(z.object({ day: z.string(), spans, note: z.string() })),
});

const saidBy = z.enum(["clock", "weekday", "date"]);

export const publicProfileSchema = z.object({
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  hours: z.nullable(publicHoursSchema),
  language: z.string(),
  zone: z.string(),
  madeWith: z.boolean(),
  leftOut: z.array(z.enum(HOME_PARTS)),
  socialsAt: z.enum(SOCIAL_PLACES),
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;
export const NO_PROFILE: PublicProfile = {
  ...{ email: "", phone: "", address: "", hours: null, language: "en", zone: "UTC", madeWith: true },
  ...{ leftOut: [], socialsAt: "top" },
};

const publishedInformation = {
  profile: publicProfileSchema,
  seo: z.object({ title: z.string(), description: z.string(), image: z.nullable(mediaSchema), noindex: z.boolean() }),
  pause: z.nullable(publicPauseSchema),
  chat: z.nullable(z.object({ mode: z.enum(["widget", "form"]), awayText: z.string() })),
  /** Computed when a page is shown; stored as `null`. */
  opening: z.nullable(
    z.union([
      z.object({ isOpen: z.literal(true), until: z.nullable(z.number()), saidBy }),
      z.object({ isOpen: z.literal(false), opensAt: z.nullable(z.number()), saidBy }),
    ]),
  ),
  legal: z.array(z.enum(LEGAL_KINDS)),
};

export { type PublicLink, publicLinkSchema };

export const PRODUCTS_PER_PAGE = 48;

/** The price per base unit; missing where it is sold by the piece. */
const measuredSchema = z.object({ price: amountSchema, per: z.enum(BASE_UNITS) });
const publicSafetySchema = z.object({
  ...{ maker: z.string(), makerContact: z.string(), responsible: z.string(), warnings: z.string() },
  ...{ gtin: z.string(), model: z.string(), batch: z.string() },
});

const availabilitySchema = z.object({ state: z.enum(AVAILABILITY_STATES), left: z.nullable(z.number()) });

/** A public product: active, prices in minor units, no stock count beyond "n left". */
export const publicProductSchema = z.object({
  id: z.string(),
  slug: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  title: z.string(),
  /** Plain text; empty if there is formatted text, which contains it. */
  description: z.string(),
  richDescription: z.optional(
    z.pipe(
      z.array(z.unknown()),
      z.transform((nodes: unknown[]) => parseRichText(nodes)),
    ),
  ),
  price: amountSchema,
  /** The struck price: what was charged before the reduction. Missing without one. */
  prior: z.optional(amountSchema),
  /** `null`, for servers of before `prior`. What older copies have here was typed by owners, so nothing reads it. */
  compareAt: z.nullable(amountSchema),
  images: z.array(mediaSchema),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  variants: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price: amountSchema,
      availability: availabilitySchema,
      values: z.array(z.string()),
      /** The id of one of `images`, or `null`. */
      image: z.nullable(z.string()),
      measured: z.optional(measuredSchema),
    }),
  ),
  /** Of the whole product: sold out only if every variant is. */
  availability: availabilitySchema,
  limitPerOrder: z.nullable(z.number()),
  /** Where buyers choose, prices are minimums. */
  pricing: z.enum(PRICINGS),
  /** Missing where buyers can withdraw as usual. */
  withdrawal: z.optional(z.enum(WITHDRAWAL_EXCEPTIONS)),
  /** Of the cheapest variant, if there are any. */
  measured: z.optional(measuredSchema),
  /** What the law wants said of it; missing where nothing is known. Cards have none. */
  safety: z.optional(publicSafetySchema),
  suggested: z.nullable(amountSchema),
  /** Its collections by slug, with its place in each; places ascend with gaps. */
  places: z.record(z.string(), z.number()),
});
export type PublicProduct = z.infer<typeof publicProductSchema>;

/** `published/{username}`: the world-readable copy of a site. `version` increases with every update (ms since 1970). */
export const publishedSiteSchema = z.object({
  siteId: z.string(),
  username: z.string(),
  /** A site that is suspended or scheduled for deletion keeps its document to answer 410; all fields below are then empty. */
  state: z.enum(["live", "suspended"]),
  version: z.number(),
  displayName: z.string(),
  headline: z.string(),
  bio: z.string(),
  avatar: z.nullable(mediaSchema),
  cover: z.nullable(mediaSchema),
  socials: z.array(socialSchema),
  theme: themeSchema,
  /** The link layout: the one design choice that changes the markup. */
  layout: z.enum(LAYOUTS),
  links: z.array(publicLinkSchema),
  shop: z.object({
    currency: currencySchema,
    open: z.boolean(),
    payments: z.array(z.enum(PAYMENT_METHODS)),
    deliveries: z.array(z.enum(DELIVERY_METHODS)),
    /** The cheapest shipping price and its free-shipping subtotal; minor units. */
    shippingPrice: amountSchema,
    freeOver: z.nullable(amountSchema),
    shippingVaries: z.boolean(),
    taxMode: z.enum(TAX_MODES),
    isTest: z.optional(z.boolean()),
  }),
  /** Products in shop order; the first {@link PRODUCTS_PER_PAGE} of `productCount`. */
  products: z.array(publicProductSchema),
  productCount: z.number(),
  collections: z.array(z.object({ title: z.string(), slug: z.string(), count: z.number() })),
  pages: z.array(publicPageEntrySchema),
  /** Ids of the newest products, newest first; only if there are pages, whose blocks use them. */
  newest: z.array(z.string()),
  services: z.array(listedServiceSchema),
  goneSlugs: z.array(z.string()),
  ...publishedInformation,
});
export type PublishedSite = z.infer<typeof publishedSiteSchema>;

/** `published/{username}/products/{page}`: products from page 2 on. `cards-1` and further hold all products as cards for the search. */
export const publishedProductsSchema = z.object({ version: z.number(), products: z.array(publicProductSchema) });
