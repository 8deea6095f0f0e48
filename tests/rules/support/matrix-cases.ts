import { LINKS_MAX } from "@awning/domain/account/limits";
import { SECURITY_EVENTS_PAGE, securityEventDocuments } from "@awning/domain/account/security-event";
import { COUNT_DOCUMENTS_MAX } from "@awning/domain/analytics/counts";
import { CONTACTS_PAGE } from "@awning/domain/contact/contact";
import { hostMessageDocument } from "@awning/domain/contact/host-message";
import { LINKS_ARCHIVED_MAX } from "@awning/domain/link/link";
import { DEFAULT_LINK_SETTINGS } from "@awning/domain/link/utm";
import { sitemapDocuments } from "@awning/domain/published/sitemap";
import { documents, SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { serverTimestamp } from "firebase/firestore";
import { newUid } from "./actors.ts";
import { bookingCases } from "./booking-cases.ts";
import { chatCases } from "./chat-cases.ts";
import {
  aCollection,
  aDesign,
  aDiscount,
  aFile,
  aLink,
  aPage,
  aProduct,
  aSeller,
  aSite,
  aStock,
  created,
  type Fields,
  seeded,
  shopSettings,
} from "./documents.ts";
import type { Case } from "./matrix-acts.ts";
import { analyticsCases } from "./matrix-analytics.ts";
import { notificationCases } from "./matrix-notification.ts";
import { EXPECTED } from "./matrix-rows.ts";

/** A row of the table. */
export type Path = keyof typeof EXPECTED;
export const PATHS = Object.keys(EXPECTED) as Path[];

/** Whether a row is about what a site holds, besides its settings. */
export function isOfSite(path: Path): boolean {
  return path.startsWith("sites/{siteId}/") && !path.includes("/settings/");
}

/** What is asked of each row in the site of `siteId`. */
export function casesOf(siteId: string): Record<Path, Case> {
  const any = { fields: { a: 1 }, change: { a: 2 } };
  const now = { updatedAt: serverTimestamp() };
  const missing = newUid();
  const only = (stored: string, fields: Fields, change: Fields) => ({ stored, missing: stored, fields, change });
  return {
    "usernames/{name}": { stored: documents.username(siteId), missing: documents.username(missing), ...any },
    "accounts/{uid}": { stored: documents.account(siteId), missing: documents.account(siteId), ...any },
    "sites/{siteId}": only(documents.site(siteId), aSite(created()), { headline: "New", ...now }),
    "sites/{siteId}/settings/shop": {
      stored: documents.shopSettings(siteId),
      missing: documents.shopSettings(siteId),
      fields: shopSettings(),
      change: { currency: "CHF" },
    },
    "sites/{siteId}/settings/card": only(documents.cardSettings(siteId), { account: "acct_1", isEnabled: true }, { isEnabled: false }),
    "sites/{siteId}/settings/seller": only(documents.sellerSettings(siteId), aSeller(), { name: "Harbour pots" }),
    "sites/{siteId}/settings/design": only(documents.designSettings(siteId), { ...aDesign(), ...now }, { draft: null, ...now }),
    "sites/{siteId}/settings/profile": {
      stored: informationDocuments.profileSettings(siteId),
      missing: informationDocuments.profileSettings(siteId),
      fields: { email: "hello@kiln.example.test" },
      change: { phone: "+49 341 5550" },
    },
    "sites/{siteId}/settings/seo": {
      stored: informationDocuments.seoSettings(siteId),
      missing: informationDocuments.seoSettings(siteId),
      fields: { title: "Kiln" },
      change: { noindex: true },
    },
    "sites/{siteId}/settings/pause": {
      stored: informationDocuments.pauseSettings(siteId),
      missing: informationDocuments.pauseSettings(siteId),
      fields: { isOn: true },
      change: { backOn: "2026-05-03" },
    },
    "sites/{siteId}/settings/legal": {
      stored: informationDocuments.legalSettings(siteId),
      missing: informationDocuments.legalSettings(siteId),
      fields: { imprint: "Kiln" },
      change: { terms: "Ours" },
    },
    "sites/{siteId}/settings/mail": only(informationDocuments.mailSettings(siteId), { text: "Wash by hand." }, { text: "" }),
    "sites/{siteId}/settings/orderViews": only(informationDocuments.orderViews(siteId), { text: "name=Late" }, { text: "" }),
    "sites/{siteId}/settings/import": only(
      informationDocuments.importRecord(siteId),
      { name: "products.csv", startedAt: serverTimestamp(), products: "AbCdEfGhIjKlMnOpQrSt", links: "" },
      { products: "", startedAt: serverTimestamp() },
    ),
    "sites/{siteId}/settings/peopleViews": only(informationDocuments.peopleViews(siteId), { text: "name=Away" }, { text: "" }),
    ...notificationCases(siteId, missing),
    "sites/{siteId}/settings/links": only(documents.linkSettings(siteId), { ...DEFAULT_LINK_SETTINGS }, { "utm.on": true }),
    "sites/{siteId}/settings/other": {
      stored: `sites/${siteId}/settings/other`,
      missing: `sites/${siteId}/settings/${missing}`,
      fields: shopSettings(),
      change: { currency: "CHF" },
    },
    "sites/{siteId}/archivedLinks/{linkId}": {
      stored: documents.archivedLink(siteId, seeded.linkId),
      missing: documents.archivedLink(siteId, missing),
      fields: { ...aLink(), ...created() },
      change: { title: "New", ...now },
      limit: LINKS_ARCHIVED_MAX,
    },
    "sites/{siteId}/links/{linkId}": {
      stored: documents.link(siteId, seeded.linkId),
      missing: documents.link(siteId, missing),
      fields: { ...aLink(), ...created() },
      change: { title: "New", ...now },
      limit: LINKS_MAX,
    },
    "sites/{siteId}/products/{productId}": {
      stored: documents.product(siteId, seeded.productId),
      missing: documents.product(siteId, missing),
      fields: { ...aProduct(), ...created() },
      change: { title: "New", ...now },
    },
    "sites/{siteId}/collections/{collectionId}": {
      stored: documents.collection(siteId, seeded.collectionId),
      missing: documents.collection(siteId, missing),
      fields: { ...aCollection(), ...created() },
      change: { title: "New", ...now },
    },
    "sites/{siteId}/stock/{stockId}": {
      stored: documents.stock(siteId, stockId(seeded.productId, SINGLE_VARIANT)),
      missing: documents.stock(siteId, stockId(missing, SINGLE_VARIANT)),
      fields: aStock(missing),
      storedFields: aStock(seeded.productId),
      change: { available: 9, ...now },
      limit: 100,
    },
    "sites/{siteId}/discounts/{code}": {
      stored: documents.discount(siteId, seeded.code),
      missing: documents.discount(siteId, missing.toUpperCase()),
      fields: { ...aDiscount(), ...created() },
      change: { value: 20, ...now },
      limit: 100,
    },
    "sites/{siteId}/stockMoves/{moveId}": {
      stored: documents.stockMove(siteId, seeded.moveId),
      missing: documents.stockMove(siteId, missing),
      fields: { productId: seeded.productId, difference: 1 },
      change: { difference: 2 },
      limit: 25,
    },
    "sites/{siteId}/discounts/{code}/uses/{mailbox}": {
      stored: documents.discountUse(siteId, seeded.code, "mailbox"),
      missing: documents.discountUse(siteId, seeded.code, missing),
      fields: { count: 1 },
      change: { count: 0 },
    },
    "sites/{siteId}/pages/{pageId}": {
      stored: documents.page(siteId, seeded.pageId),
      missing: documents.page(siteId, missing),
      fields: { ...aPage(), ...created() },
      change: { title: "New", rev: 2, ...now },
      limit: 30,
    },
    "sites/{siteId}/pages/{pageId}/versions/{version}": {
      stored: documents.pageVersion(siteId, seeded.pageId, 1),
      missing: documents.pageVersion(siteId, seeded.pageId, 2),
      fields: { version: 1 },
      change: { version: 2 },
      limit: 20,
    },
    "sites/{siteId}/messages/{messageId}": { stored: documents.message(siteId, "a"), missing: documents.message(siteId, missing), ...any },
    "sites/{siteId}/contacts/{contactId}": {
      stored: documents.contact(siteId, "a"),
      missing: documents.contact(siteId, missing),
      fields: { marketing: "subscribed" },
      change: { marketing: "unsubscribed" },
      limit: CONTACTS_PAGE,
    },
    "sites/{siteId}/orders/{orderId}": {
      stored: documents.order(siteId, seeded.orderId),
      missing: documents.order(siteId, missing),
      fields: { number: 1, status: "open" },
      change: { status: "completed" },
    },
    "sites/{siteId}/invoices/{orderId}": {
      stored: documents.invoice(siteId, seeded.orderId),
      missing: documents.invoice(siteId, missing),
      fields: { number: 1 },
      change: { number: 2 },
    },
    "sites/{siteId}/counters/pages": only(documents.pageIndex(siteId), { pages: {} }, { pages: {} }),
    "sites/{siteId}/counters/{counter}": {
      stored: documents.invoiceCounter(siteId),
      missing: `sites/${siteId}/counters/${missing}`,
      fields: { next: 1 },
      change: { next: 1 },
    },
    "sites/{siteId}/files/{fileId}": {
      stored: documents.file(siteId, seeded.fileId),
      missing: documents.file(siteId, missing),
      fields: { ...aFile(), ...created() },
      change: { name: "New.pdf", ...now },
      limit: 50,
    },
    "sites/{siteId}/downloads/{orderId}": {
      stored: documents.downloads(siteId, seeded.orderId),
      missing: documents.downloads(siteId, missing),
      fields: { counts: {}, ...now },
      change: { counts: { a: 1 }, ...now },
    },
    ...bookingCases(siteId, missing),
    "sites/{siteId}/unknown/{id}": { stored: `sites/${siteId}/unknown/a`, missing: `sites/${siteId}/unknown/${missing}`, ...any },
    "counts/{siteId}/days/{part}": {
      stored: documents.dayCounts(siteId, "2026-05-03-0"),
      missing: documents.dayCounts(siteId, "2026-05-03-1"),
      fields: { day: "2026-05-03", clicks: { [seeded.linkId]: 1 } },
      change: { clicks: { [seeded.linkId]: 2 } },
      limit: COUNT_DOCUMENTS_MAX,
    },
    "counts/{siteId}/sold/{productId}": {
      stored: documents.soldCount(siteId, seeded.productId),
      missing: documents.soldCount(siteId, missing),
      fields: { pieces: 3 },
      change: { pieces: 4 },
      limit: 30,
    },
    ...chatCases(siteId, missing),
    ...analyticsCases(siteId, missing),
    "storage/{siteId}": {
      stored: documents.storageUse(siteId),
      missing: documents.storageUse(missing),
      fields: { media: { bytes: 1, count: 1 }, sold: { bytes: 0, count: 0 } },
      change: { media: { bytes: 0, count: 0 } },
    },
    "storage/{siteId}/uploads/{uploadId}": {
      stored: documents.upload(siteId, "a"),
      missing: documents.upload(siteId, "b"),
      fields: { kind: "picture", files: { "320.webp": 1 }, isOpen: true },
      change: { files: { "320.webp": 2 } },
    },
    "published/{username}": { stored: documents.published(siteId), missing: documents.published(missing), ...any },
    "published/{username}/legal/{kind}": {
      stored: informationDocuments.publishedLegal(siteId, "imprint"),
      missing: informationDocuments.publishedLegal(siteId, "terms"),
      ...any,
    },
    "published/{username}/products/{page}": {
      stored: documents.publishedProducts(siteId, 2),
      missing: documents.publishedProducts(siteId, 3),
      ...any,
    },
    "published/{username}/pages/{slug}": {
      stored: documents.publishedPage(siteId, "about"),
      missing: documents.publishedPage(siteId, "contact"),
      ...any,
    },
    "published/{username}/later/{linkId}": {
      stored: documents.publishedLater(siteId, "a"),
      missing: documents.publishedLater(siteId, "b"),
      fields: { showFrom: 0, link: {} },
      change: { showFrom: 1 },
    },
    "orderViews/{viewId}": { stored: documents.orderView(siteId), missing: documents.orderView(missing), ...any },
    "outbox/{mailId}": { stored: documents.mail(siteId), missing: documents.mail(missing), ...any },
    "sitemap/{slot}": { stored: sitemapDocuments.entry(7), missing: sitemapDocuments.entry(8), ...any },
    "sitemapSlots/{siteId}": { stored: sitemapDocuments.slot(siteId), missing: sitemapDocuments.slot(missing), ...any },
    "hostMessages/{messageId}": { stored: hostMessageDocument(siteId), missing: hostMessageDocument(missing), ...any },
    "reports/{reportId}": { stored: informationDocuments.report(siteId), missing: informationDocuments.report(missing), ...any },
    "audit/{entryId}": { stored: informationDocuments.auditEntry(siteId), missing: informationDocuments.auditEntry(missing), ...any },
    "stripeEvents/{eventId}": { stored: documents.stripeEvent(siteId), missing: documents.stripeEvent(missing), ...any },
    "authCodes/{codeHash}": { stored: documents.authCode(siteId), missing: documents.authCode(missing), ...any },
    "people/{siteId}/blocks/{mailbox}": { stored: documents.block(siteId, "a"), missing: documents.block(siteId, missing), ...any },
    "sites/{siteId}/passkeys/{passkeyId}": {
      stored: documents.passkey(siteId, "a"),
      missing: documents.passkey(siteId, missing),
      ...any,
    },
    "sites/{siteId}/settings/recoveryCodes": {
      stored: informationDocuments.recoveryCodes(siteId),
      missing: informationDocuments.recoveryCodes(missing),
      ...any,
    },
    "sites/{siteId}/securityEvents/{eventId}": {
      stored: securityEventDocuments.one(siteId, "a"),
      missing: securityEventDocuments.one(siteId, missing),
      fields: { act: "exported", detail: "", ...now },
      change: { act: "paused" },
      limit: SECURITY_EVENTS_PAGE,
    },
    "salts/{name}": { stored: documents.salt(siteId), missing: documents.salt(missing), ...any },
    "jobs/{name}": { stored: documents.job(siteId), missing: documents.job(missing), ...any },
    "rateLimits/{key}": { stored: documents.rateLimit(siteId), missing: documents.rateLimit(missing), ...any },
    "unknown/{id}": { stored: `unknown/${siteId}`, missing: `unknown/${missing}`, ...any },
  };
}
