/**
 * All Firestore collections and Storage folders. `firestore.rules` and `storage.rules` use the same names; a test compares them. A `siteId`
 * is the owner's uid.
 */
export const documents = {
  username: (name: string) => `usernames/${name}`,
  account: (uid: string) => `accounts/${uid}`,
  site: (siteId: string) => `sites/${siteId}`,
  shopSettings: (siteId: string) => `sites/${siteId}/settings/shop`,
  cardSettings: (siteId: string) => `sites/${siteId}/settings/card`,
  designSettings: (siteId: string) => `sites/${siteId}/settings/design`,
  sellerSettings: (siteId: string) => `sites/${siteId}/settings/seller`,
  link: (siteId: string, linkId: string) => `sites/${siteId}/links/${linkId}`,
  archivedLink: (siteId: string, linkId: string) => `sites/${siteId}/archivedLinks/${linkId}`,
  linkSettings: (siteId: string) => `sites/${siteId}/settings/links`,
  product: (siteId: string, productId: string) => `sites/${siteId}/products/${productId}`,
  collection: (siteId: string, collectionId: string) => `sites/${siteId}/collections/${collectionId}`,
  stock: (siteId: string, stockId: string) => `sites/${siteId}/stock/${stockId}`,
  stockMove: (siteId: string, moveId: string) => `sites/${siteId}/stockMoves/${moveId}`,
  discount: (siteId: string, code: string) => `sites/${siteId}/discounts/${code}`,
  /** Uses of a code by one mailbox; `mailbox` is a hash. */
  discountUse: (siteId: string, code: string, mailbox: string) => `sites/${siteId}/discounts/${code}/uses/${mailbox}`,
  passkey: (siteId: string, passkeyId: string) => `sites/${siteId}/passkeys/${passkeyId}`,
  /** A draft page; its public copy is `publishedPage`. */
  page: (siteId: string, pageId: string) => `sites/${siteId}/pages/${pageId}`,
  pageVersion: (siteId: string, pageId: string, version: number) => `sites/${siteId}/pages/${pageId}/versions/${version}`,
  /** All published pages in one document, which keeps slugs unique. */
  pageIndex: (siteId: string) => `sites/${siteId}/counters/pages`,
  message: (siteId: string, messageId: string) => `sites/${siteId}/messages/${messageId}`,
  contact: (siteId: string, contactId: string) => `sites/${siteId}/contacts/${contactId}`,
  order: (siteId: string, orderId: string) => `sites/${siteId}/orders/${orderId}`,
  orderCounter: (siteId: string) => `sites/${siteId}/counters/orders`,
  invoiceCounter: (siteId: string) => `sites/${siteId}/counters/invoices`,
  invoice: (siteId: string, orderId: string) => `sites/${siteId}/invoices/${orderId}`,
  file: (siteId: string, fileId: string) => `sites/${siteId}/files/${fileId}`,
  downloads: (siteId: string, orderId: string) => `sites/${siteId}/downloads/${orderId}`,
  /** A shard of a day's counts. */
  dayCounts: (siteId: string, part: string) => `counts/${siteId}/days/${part}`,
  visitChunk: (siteId: string, chunk: string) => `counts/${siteId}/chunks/${chunk}`,
  visitFile: (siteId: string, file: string) => `counts/${siteId}/visits/${file}`,
  visitTotals: (siteId: string, year: string) => `counts/${siteId}/totals/${year}`,
  /** A person. */
  person: (siteId: string, personId: string) => `people/${siteId}/persons/${personId}`,
  /** A block by mailbox hash, so that other spellings of an address are blocked too. */
  block: (siteId: string, mailbox: string) => `people/${siteId}/blocks/${mailbox}`,
  /** Units sold of a product. */
  soldCount: (siteId: string, productId: string) => `counts/${siteId}/sold/${productId}`,
  /** Storage use of a site. */
  storageUse: (siteId: string) => `storage/${siteId}`,
  /** A picture or file, which is also the upload permit. */
  upload: (siteId: string, uploadId: string) => `storage/${siteId}/uploads/${uploadId}`,
  published: (username: string) => `published/${username}`,
  /** Products beyond the first page of the projection (`page` from 2), and their lookup documents. */
  publishedProducts: (username: string, page: number | "slugs" | "stock" | `cards-${number}`) => `published/${username}/products/${page}`,
  publishedPage: (username: string, slug: string) => `published/${username}/pages/${slug}`,
  /** A scheduled link, unreadable before its time. */
  publishedLater: (username: string, linkId: string) => `published/${username}/later/${linkId}`,
  orderView: (viewId: string) => `orderViews/${viewId}`,
  stripeEvent: (eventId: string) => `stripeEvents/${eventId}`,
  mail: (mailId: string) => `outbox/${mailId}`,
  authCode: (codeHash: string) => `authCodes/${codeHash}`,
  rateLimit: (key: string) => `rateLimits/${key}`,
  /** The visitor salt of a day, kept for two days. */
  salt: (name: string) => `salts/${name}`,
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

/** Top-level collections and subcollections of `sites`, as in `firestore.rules`. */
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
  "calendars",
  "feeds",
  "notifications",
  "passkeys",
  "securityEvents",
] as const;

/** The stock document of a variant; products without variants use {@link SINGLE_VARIANT}. */
export function stockId(productId: string, variantId: string): string {
  return `${productId}_${variantId}`;
}
/** A shard of a day (`2026-05-03`): a busy page is counted in several documents. */
export function partOfDay(day: string, shard: number): string {
  return `${day}-${shard}`;
}
export const SINGLE_VARIANT = "single";
