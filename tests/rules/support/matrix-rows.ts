// Who may do what, with a document that is right in itself. A letter is allowed, `-` is denied:
// g get, l list (with the limit that the collection allows), c create, u update, d delete.
export const ACTORS = ["anonymous", "other", "unverified", "verified", "suspended"] as const;
export type Actor = (typeof ACTORS)[number];
type Row = Record<Actor, string>;
const nobody: Row = { anonymous: "-----", other: "-----", unverified: "-----", verified: "-----", suspended: "-----" };
const getByAnyone: Row = { anonymous: "g----", other: "g----", unverified: "g----", verified: "g----", suspended: "g----" };
const owned = (owner: string, suspended: string): Row => ({ ...nobody, unverified: owner, verified: owner, suspended });
export const EXPECTED = {
  "usernames/{name}": getByAnyone,
  "accounts/{uid}": owned("g----", "g----"),
  "sites/{siteId}": owned("g--u-", "g----"),
  "sites/{siteId}/settings/shop": owned("g--u-", "g----"),
  "sites/{siteId}/settings/card": owned("g----", "g----"),
  "sites/{siteId}/settings/seller": owned("g-cu-", "g----"),
  "sites/{siteId}/settings/design": owned("g-cu-", "g----"),
  "sites/{siteId}/settings/profile": owned("g-cu-", "g----"),
  "sites/{siteId}/settings/seo": owned("g-cu-", "g----"),
  "sites/{siteId}/settings/pause": owned("g-cu-", "g----"),
  "sites/{siteId}/settings/legal": owned("g-cu-", "g----"),
  "sites/{siteId}/settings/links": owned("g-cu-", "g----"),
  "sites/{siteId}/settings/other": nobody,
  "sites/{siteId}/links/{linkId}": owned("glcud", "gl---"),
  "sites/{siteId}/archivedLinks/{linkId}": owned("glc-d", "gl---"),
  "sites/{siteId}/products/{productId}": owned("glcud", "gl---"),
  "sites/{siteId}/collections/{collectionId}": owned("glcud", "gl---"),
  "sites/{siteId}/stock/{stockId}": owned("glcud", "gl---"),
  "sites/{siteId}/stockMoves/{moveId}": owned("gl---", "gl---"),
  "sites/{siteId}/discounts/{code}": owned("glcud", "gl---"),
  "sites/{siteId}/discounts/{code}/uses/{mailbox}": nobody,
  "sites/{siteId}/pages/{pageId}": owned("glcu-", "gl---"),
  "sites/{siteId}/pages/{pageId}/versions/{version}": owned("gl---", "gl---"),
  "sites/{siteId}/messages/{messageId}": nobody,
  "sites/{siteId}/orders/{orderId}": owned("gl---", "gl---"),
  "sites/{siteId}/invoices/{orderId}": owned("g----", "g----"),
  "sites/{siteId}/counters/{counter}": nobody,
  "sites/{siteId}/files/{fileId}": owned("gl-u-", "gl---"),
  "sites/{siteId}/downloads/{orderId}": owned("g----", "g----"),
  "sites/{siteId}/unknown/{id}": nobody,
  "published/{username}": getByAnyone,
  "published/{username}/products/{page}": getByAnyone,
  "published/{username}/pages/{slug}": getByAnyone,
  "published/{username}/legal/{kind}": getByAnyone,
  "published/{username}/later/{linkId}": getByAnyone,
  "orderViews/{viewId}": getByAnyone,
  "outbox/{mailId}": nobody,
  "stripeEvents/{eventId}": nobody,
  "reports/{reportId}": nobody,
  "sitemap/{slot}": getByAnyone,
  "sitemapSlots/{siteId}": nobody,
  "authCodes/{codeHash}": nobody,
  "rateLimits/{key}": nobody,
  "unknown/{id}": nobody,
} as const satisfies Record<string, Row>;
