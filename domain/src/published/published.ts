import * as z from "zod/mini";
import { listedServiceSchema } from "../booking/public-service.ts";
import { LAYOUTS } from "../design/layouts.ts";
import { themeSchema } from "../design/theme.ts";
import { mediaSchema } from "../media/media-schema.ts";
import { amountSchema, currencySchema } from "../money/money-schema.ts";
import { TAX_MODES } from "../money/tax.ts";
import { publicPageEntrySchema } from "../page/public-page.ts";
import { PRICINGS } from "../product/pricing.ts";
import { AVAILABILITY_STATES, PRODUCT_KINDS } from "../product/product.ts";
import { parseRichText } from "../rich-text/rich-text.ts";
import { DELIVERY_METHODS, PAYMENT_METHODS } from "../shop/methods.ts";
import { HOME_PARTS, SOCIAL_PLACES } from "../site/home-parts.ts";
import { LEGAL_KINDS } from "../site/legal-titles.ts";
import { publicPauseSchema } from "../site/public-pause.ts";
import { socialSchema } from "../site/social.ts";
import { type PublicLink, publicLinkSchema } from "./published-links.ts";

// As it stands in the public copy: what the owner typed was judged where the copy is made.
const spans = z.array(z.object({ from: z.string(), until: z.string() }));
const publicHoursSchema = z.object({
  zone: z.string(),
  week: z.object({ mon: spans, tue: spans, wed: spans, thu: spans, fri: spans, sat: spans, sun: spans }),
  special: z.array(z.object({ day: z.string(), spans, note: z.string() })),
});

const saidBy = z.enum(["clock", "weekday", "date"]);

/** What visitors may know of how to reach an owner: parts that are not shown are empty. */
export const publicProfileSchema = z.object({
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  hours: z.nullable(publicHoursSchema),
  language: z.string(),
  zone: z.string(),
  madeWith: z.boolean(),
  /** Parts that the home page leaves out. */
  leftOut: z.array(z.enum(HOME_PARTS)),
  socialsAt: z.enum(SOCIAL_PLACES),
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;
export const NO_PROFILE: PublicProfile = {
  ...{ email: "", phone: "", address: "", hours: null, language: "en", zone: "UTC", madeWith: true },
  ...{ leftOut: [], socialsAt: "top" },
};

/** What the information of an owner adds to the public copy. */
const publishedInformation = {
  profile: publicProfileSchema,
  seo: z.object({ title: z.string(), description: z.string(), image: z.nullable(mediaSchema), noindex: z.boolean() }),
  pause: z.nullable(publicPauseSchema),
  /** What the page offers to write by, and what it says while nobody is there; `null` for nothing. */
  chat: z.nullable(z.object({ mode: z.enum(["widget", "form"]), awayText: z.string() })),
  /** Whether it is open now; said when a page is shown; what is stored says `null`. */
  opening: z.nullable(
    z.union([
      z.object({ isOpen: z.literal(true), until: z.nullable(z.number()), saidBy }),
      z.object({ isOpen: z.literal(false), opensAt: z.nullable(z.number()), saidBy }),
    ]),
  ),
  /** The legal pages there are; their texts lie beside the copy. */
  legal: z.array(z.enum(LEGAL_KINDS)),
};

export { type PublicLink, publicLinkSchema };

/** Products in the main document of a projection and in each further page of it. */
export const PRODUCTS_PER_PAGE = 48;

const availabilitySchema = z.object({ state: z.enum(AVAILABILITY_STATES), left: z.nullable(z.number()) });

/** A product as visitors see it: active only, prices in minor units, no stock count beyond "n left". */
export const publicProductSchema = z.object({
  id: z.string(),
  slug: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  title: z.string(),
  /** Plain words; none where there are shapes, which hold them all. */
  description: z.string(),
  richDescription: z.optional(
    z.pipe(
      z.array(z.unknown()),
      z.transform((nodes: unknown[]) => parseRichText(nodes)),
    ),
  ),
  price: amountSchema,
  compareAt: z.nullable(amountSchema),
  images: z.array(mediaSchema),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  variants: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price: amountSchema,
      availability: availabilitySchema,
      /** One of each option. */
      values: z.array(z.string()),
      /** The id of one of `images`, or `null`. */
      image: z.nullable(z.string()),
    }),
  ),
  /** Of the whole product: sold out only when every variant is. */
  availability: availabilitySchema,
  limitPerOrder: z.nullable(z.number()),
  /** Where buyers choose what they pay, prices are the least. */
  pricing: z.enum(PRICINGS),
  suggested: z.nullable(amountSchema),
  /** The collections it is in, by slug, with its place there; places count up, not always by one. */
  places: z.record(z.string(), z.number()),
});
export type PublicProduct = z.infer<typeof publicProductSchema>;

/**
 * `published/{username}`: the one world-readable copy of a site, written by the projection trigger only and stripped of
 * everything that is not here. `version` rises with every renewal (ms since 1970).
 */
export const publishedSiteSchema = z.object({
  siteId: z.string(),
  username: z.string(),
  /** A site that is suspended or about to be deleted keeps its document so that the page can answer 410; everything below is then empty. */
  state: z.enum(["live", "suspended"]),
  version: z.number(),
  displayName: z.string(),
  headline: z.string(),
  bio: z.string(),
  avatar: z.nullable(mediaSchema),
  cover: z.nullable(mediaSchema),
  socials: z.array(socialSchema),
  theme: themeSchema,
  /** How links stand: the one choice of a design that pages draw by other markup. */
  layout: z.enum(LAYOUTS),
  links: z.array(publicLinkSchema),
  shop: z.object({
    currency: currencySchema,
    /** Whether an order could be placed at all. */
    open: z.boolean(),
    payments: z.array(z.enum(PAYMENT_METHODS)),
    deliveries: z.array(z.enum(DELIVERY_METHODS)),
    /** What the cheapest parcel costs, and what the goods must come to for it to be free; minor units. */
    shippingPrice: amountSchema,
    freeOver: z.nullable(amountSchema),
    /** Whether there are dearer ways to send a parcel than that one. */
    shippingVaries: z.boolean(),
    taxMode: z.enum(TAX_MODES),
    /** Whether cards are only pretended to be charged. */
    isTest: z.optional(z.boolean()),
  }),
  /** Products in the shop's order; the first {@link PRODUCTS_PER_PAGE} of `productCount`. */
  products: z.array(publicProductSchema),
  productCount: z.number(),
  /** Those that hold anything visitors can see, in the shop's order. */
  collections: z.array(z.object({ title: z.string(), slug: z.string(), count: z.number() })),
  /** Published pages in the order of the menu. */
  pages: z.array(publicPageEntrySchema),
  /** Ids of the newest products, the newest first; only where there are pages, whose blocks ask for them. */
  newest: z.array(z.string()),
  /** What can be booked, in the owner's order. */
  services: z.array(listedServiceSchema),
  /** Slugs of products that were taken out of the shop for good: their addresses answer 410. */
  goneSlugs: z.array(z.string()),
  ...publishedInformation,
});
export type PublishedSite = z.infer<typeof publishedSiteSchema>;

/**
 * `published/{username}/products/{page}`: products of page 2 and further. `cards-1` and further hold every product of the
 * shop as a card of the shelf shows it, so that a search reads these few instead of all pages.
 */
export const publishedProductsSchema = z.object({ version: z.number(), products: z.array(publicProductSchema) });
