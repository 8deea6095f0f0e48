/**
 * Names and paths of every Firestore collection and Storage folder. `firestore.rules` and `storage.rules` use the same
 * names; a test compares them. A `siteId` is the owner's uid.
 */
export const documents = {
  username: (name: string) => `usernames/${name}`,
  account: (uid: string) => `accounts/${uid}`,
  site: (siteId: string) => `sites/${siteId}`,
  shopSettings: (siteId: string) => `sites/${siteId}/settings/shop`,
  /** The owner's account at the card provider. */
  cardSettings: (siteId: string) => `sites/${siteId}/settings/card`,
  /** How the page looks on top of its theme, and what the owner tries. */
  designSettings: (siteId: string) => `sites/${siteId}/settings/design`,
  /** Who sells, as invoices say it. */
  sellerSettings: (siteId: string) => `sites/${siteId}/settings/seller`,
  link: (siteId: string, linkId: string) => `sites/${siteId}/links/${linkId}`,
  /** A link that was put away, under the id it had. */
  archivedLink: (siteId: string, linkId: string) => `sites/${siteId}/archivedLinks/${linkId}`,
  /** What holds for all links of the page. */
  linkSettings: (siteId: string) => `sites/${siteId}/settings/links`,
  product: (siteId: string, productId: string) => `sites/${siteId}/products/${productId}`,
  /** Products that belong together. */
  collection: (siteId: string, collectionId: string) => `sites/${siteId}/collections/${collectionId}`,
  stock: (siteId: string, stockId: string) => `sites/${siteId}/stock/${stockId}`,
  stockMove: (siteId: string, moveId: string) => `sites/${siteId}/stockMoves/${moveId}`,
  discount: (siteId: string, code: string) => `sites/${siteId}/discounts/${code}`,
  /** How often one mailbox has used a code; `mailbox` is a hash of it. */
  discountUse: (siteId: string, code: string, mailbox: string) => `sites/${siteId}/discounts/${code}/uses/${mailbox}`,
  /** The draft of a page; what visitors see of it is `publishedPage`. */
  page: (siteId: string, pageId: string) => `sites/${siteId}/pages/${pageId}`,
  pageVersion: (siteId: string, pageId: string, version: number) => `sites/${siteId}/pages/${pageId}/versions/${version}`,
  /** Which pages are published, all in one: two pages never get one slug. */
  pageIndex: (siteId: string) => `sites/${siteId}/counters/pages`,
  /** What a visitor wrote in a contact form. */
  message: (siteId: string, messageId: string) => `sites/${siteId}/messages/${messageId}`,
  /** Somebody who left an e-mail address. */
  contact: (siteId: string, contactId: string) => `sites/${siteId}/contacts/${contactId}`,
  order: (siteId: string, orderId: string) => `sites/${siteId}/orders/${orderId}`,
  orderCounter: (siteId: string) => `sites/${siteId}/counters/orders`,
  invoiceCounter: (siteId: string) => `sites/${siteId}/counters/invoices`,
  /** The invoice of an order. */
  invoice: (siteId: string, orderId: string) => `sites/${siteId}/invoices/${orderId}`,
  file: (siteId: string, fileId: string) => `sites/${siteId}/files/${fileId}`,
  downloads: (siteId: string, orderId: string) => `sites/${siteId}/downloads/${orderId}`,
  /** A part of what was counted on a day. Not below its site, where each write would wake up what renews the public copy. */
  dayCounts: (siteId: string, part: string) => `counts/${siteId}/days/${part}`,
  /** Events of a day that is not closed yet, as they came. */
  visitChunk: (siteId: string, chunk: string) => `counts/${siteId}/chunks/${chunk}`,
  /** Visits of a day or a month that is over, as columns. */
  visitFile: (siteId: string, file: string) => `counts/${siteId}/visits/${file}`,
  /** What each day of a year came to. */
  visitTotals: (siteId: string, year: string) => `counts/${siteId}/totals/${year}`,
  /** Somebody who said who they are. Not below its site for the same reason. */
  person: (siteId: string, personId: string) => `people/${siteId}/persons/${personId}`,
  /** That somebody is blocked, by a hash of their mailbox, so that no other spelling of an address helps. */
  block: (siteId: string, mailbox: string) => `people/${siteId}/blocks/${mailbox}`,
  /** How many pieces of a product were sold. There for the same reason. */
  soldCount: (siteId: string, productId: string) => `counts/${siteId}/sold/${productId}`,
  /** How much a site has in Storage. Not below its site, where each write would wake up what renews the public copy. */
  storageUse: (siteId: string) => `storage/${siteId}`,
  /** One picture or file of it, which is also the permit to send it. */
  upload: (siteId: string, uploadId: string) => `storage/${siteId}/uploads/${uploadId}`,
  published: (username: string) => `published/${username}`,
  /** Products beyond the first page of the projection, `page` from 2, and what finds them. */
  publishedProducts: (username: string, page: number | "slugs" | `cards-${number}`) => `published/${username}/products/${page}`,
  /** A published page by its slug; `home` is the home page. */
  publishedPage: (username: string, slug: string) => `published/${username}/pages/${slug}`,
  /** A link whose time is still to come: nobody can read it before. */
  publishedLater: (username: string, linkId: string) => `published/${username}/later/${linkId}`,
  orderView: (viewId: string) => `orderViews/${viewId}`,
  /** An event of the card provider that was dealt with. */
  stripeEvent: (eventId: string) => `stripeEvents/${eventId}`,
  mail: (mailId: string) => `outbox/${mailId}`,
  authCode: (codeHash: string) => `authCodes/${codeHash}`,
  rateLimit: (key: string) => `rateLimits/${key}`,
  /** What tells the visitors of a day apart, for two days. */
  salt: (name: string) => `salts/${name}`,
  /** How far a job has come that goes on where it stopped. */
  job: (name: string) => `jobs/${name}`,
} as const;

export const collections = {
  usernames: "usernames",
  accounts: "accounts",
  links: (siteId: string) => `sites/${siteId}/links`,
  archivedLinks: (siteId: string) => `sites/${siteId}/archivedLinks`,
  products: (siteId: string) => `sites/${siteId}/products`,
  collections: (siteId: string) => `sites/${siteId}/collections`,
  stock: (siteId: string) => `sites/${siteId}/stock`,
  stockMoves: (siteId: string) => `sites/${siteId}/stockMoves`,
  discounts: (siteId: string) => `sites/${siteId}/discounts`,
  pages: (siteId: string) => `sites/${siteId}/pages`,
  pageVersions: (siteId: string, pageId: string) => `sites/${siteId}/pages/${pageId}/versions`,
  contacts: (siteId: string) => `sites/${siteId}/contacts`,
  messages: (siteId: string) => `sites/${siteId}/messages`,
  orders: (siteId: string) => `sites/${siteId}/orders`,
  files: (siteId: string) => `sites/${siteId}/files`,
  dayCounts: (siteId: string) => `counts/${siteId}/days`,
  soldCounts: (siteId: string) => `counts/${siteId}/sold`,
  visitChunks: (siteId: string) => `counts/${siteId}/chunks`,
  visitFiles: (siteId: string) => `counts/${siteId}/visits`,
  visitTotals: (siteId: string) => `counts/${siteId}/totals`,
  persons: (siteId: string) => `people/${siteId}/persons`,
  blocks: (siteId: string) => `people/${siteId}/blocks`,
  storage: "storage",
  uploads: (siteId: string) => `storage/${siteId}/uploads`,
  outbox: "outbox",
} as const;

/** Top-level collections and the sub-collections of `sites`, as `firestore.rules` must know them. */
export const COLLECTION_NAMES = [
  "usernames",
  "accounts",
  "sites",
  "counts",
  "chats",
  "storage",
  "bookingTimes",
  "published",
  "orderViews",
  "outbox",
  "authCodes",
  "rateLimits",
  "people",
  "salts",
  "jobs",
  "stripeEvents",
  "reports",
  "hostMessages",
  "audit",
  "sitemap",
  "sitemapSlots",
] as const;
export const SITE_COLLECTION_NAMES = [
  "settings",
  "links",
  "archivedLinks",
  "products",
  "collections",
  "stock",
  "stockMoves",
  "discounts",
  "pages",
  "messages",
  "contacts",
  "orders",
  "counters",
  "files",
  "downloads",
  "invoices",
  "services",
  "schedules",
  "reservations",
  "timeOff",
] as const;

/** The stock document of one variant; products without variants use {@link SINGLE_VARIANT}. */
export function stockId(productId: string, variantId: string): string {
  return `${productId}_${variantId}`;
}
/** A part of a day (`2026-05-03`): a busy page is counted in several documents. */
export function partOfDay(day: string, shard: number): string {
  return `${day}-${shard}`;
}
/** The variant id of a product that has no variants. */
export const SINGLE_VARIANT = "single";
