import { accountSchema } from "@awning/domain/account/account";
import { passkeySchema } from "@awning/domain/account/passkey";
import { recoveryCodesSchema } from "@awning/domain/account/recovery-codes";
import { storedReportSchema } from "@awning/domain/account/report";
import { securityEventSchema } from "@awning/domain/account/security-event";
import { auditEntrySchema } from "@awning/domain/account/suspension";
import { usernameClaimSchema } from "@awning/domain/account/username";
import { dayCountsSchema } from "@awning/domain/analytics/counts";
import { storedChunkSchema } from "@awning/domain/analytics/event";
import { ownNumbersSchema } from "@awning/domain/analytics/own-numbers";
import { visitFileSchema, yearTotalsSchema } from "@awning/domain/analytics/stored";
import { calendarSchema } from "@awning/domain/booking/calendars/calendar";
import { feedSchema } from "@awning/domain/booking/calendars/feed";
import { outsideTimeSchema } from "@awning/domain/booking/calendars/outside-time";
import { bookingMonthSchema } from "@awning/domain/booking/months";
import { publishedServiceSchema } from "@awning/domain/booking/public-service";
import { reservationSchema } from "@awning/domain/booking/reservation";
import { storedScheduleSchema } from "@awning/domain/booking/schedule";
import { sharedStartSchema } from "@awning/domain/booking/seats/seats";
import { storedServiceSchema } from "@awning/domain/booking/service";
import { timeOffSchema } from "@awning/domain/booking/time-off";
import { chatSettingsSchema } from "@awning/domain/chat/chat-settings";
import { privateNoteSchema, savedRepliesSchema } from "@awning/domain/chat/desk";
import { conversationSchema, messageSchema, typingSchema } from "@awning/domain/chat/schema";
import { contactSchema } from "@awning/domain/contact/contact";
import { storedHostMessageSchema } from "@awning/domain/contact/host-message";
import { storedPersonSchema } from "@awning/domain/contact/merge";
import { storedMessageSchema } from "@awning/domain/contact/message";
import { designSettingsSchema } from "@awning/domain/design/design";
import { discountSchema } from "@awning/domain/discount/discount";
import { storedLinkSchema } from "@awning/domain/link/link";
import { linkSettingsSchema } from "@awning/domain/link/utm";
import { mailSchema } from "@awning/domain/mail/mail";
import { devicesSchema } from "@awning/domain/notification/device";
import { notificationSchema } from "@awning/domain/notification/notification";
import { notifySchema } from "@awning/domain/notification/notify";
import { downloadsSchema } from "@awning/domain/order/fulfilment/download";
import { invoiceSchema, sellerSchema } from "@awning/domain/order/money/invoice";
import { orderSchema } from "@awning/domain/order/order";
import { orderViewSchema } from "@awning/domain/order/order-view";
import { soldCountSchema } from "@awning/domain/order/ordered";
import { pageIndexSchema, pageSchema, pageVersionSchema } from "@awning/domain/page/page";
import { storedCollectionSchema } from "@awning/domain/product/collection";
import { productFileSchema } from "@awning/domain/product/file";
import { storedProductSchema } from "@awning/domain/product/product";
import { stockSchema } from "@awning/domain/product/stock";
import { stockMoveSchema } from "@awning/domain/product/stock-change";
import { publishedProductsSchema } from "@awning/domain/published/published";
import { publishedCopySchema, publishedPageSchema } from "@awning/domain/published/published-copy";
import { sitemapCountSchema, sitemapEntrySchema } from "@awning/domain/published/sitemap";
import { cardSettingsSchema } from "@awning/domain/shop/card-settings";
import { mailSettingsSchema } from "@awning/domain/shop/mail-settings";
import { shopSettingsSchema } from "@awning/domain/shop/shop-settings";
import { seoSchema } from "@awning/domain/site/information";
import { legalSchema, publishedLegalSchema } from "@awning/domain/site/legal";
import { ownViewsSchema } from "@awning/domain/site/own-views";
import { pauseSchema } from "@awning/domain/site/pause";
import { profileSchema } from "@awning/domain/site/profile";
import { siteSchema } from "@awning/domain/site/site";
import { importRecordSchema } from "@awning/domain/transfer/import-record";
import { storageUseSchema, uploadSchema } from "@awning/domain/upload/upload";
import type * as z from "zod/mini";

/** The schema of each kind of stored document, by its path; a `*` is an id. `null`: what its functions read is a number or two. */
export const STORED_DOCUMENTS: Readonly<Record<string, z.core.$ZodType | null>> = {
  "accounts/*": accountSchema,
  "audit/*": auditEntrySchema,
  "authCodes/*": null,
  "bookingTimes/*/holders/*": null,
  "bookingTimes/*/months/*": bookingMonthSchema,
  "bookingTimes/*/outside/*": outsideTimeSchema,
  "bookingTimes/*/quanta/*": null,
  "bookingTimes/*/starts/*": sharedStartSchema,
  "chats/*/conversations/*": conversationSchema,
  "chats/*/conversations/*/live/typing": typingSchema,
  "chats/*/conversations/*/messages/*": messageSchema,
  "chats/*/conversations/*/private/note": privateNoteSchema,
  "counts/*/chunks/*": storedChunkSchema,
  "counts/*/days/*": dayCountsSchema,
  "counts/*/sold/*": soldCountSchema,
  "counts/*/totals/*": yearTotalsSchema,
  "counts/*/visits/*": visitFileSchema,
  "hostMessages/*": storedHostMessageSchema,
  "jobs/*": null,
  "orderViews/*": orderViewSchema,
  "outbox/*": mailSchema,
  "people/*/blocks/*": null,
  "people/*/persons/*": storedPersonSchema,
  "published/*": publishedCopySchema,
  "published/*/later/*": null,
  "published/*/legal/*": publishedLegalSchema,
  "published/*/pages/*": publishedPageSchema,
  "published/*/products/*": publishedProductsSchema,
  "published/*/services/*": publishedServiceSchema,
  "rateLimits/*": null,
  "reports/*": storedReportSchema,
  "salts/*": null,
  "sitemap/count": sitemapCountSchema,
  "sitemap/*": sitemapEntrySchema,
  "sitemapSlots/*": null,
  "sites/*": siteSchema,
  "sites/*/archivedLinks/*": storedLinkSchema,
  "sites/*/calendars/*": calendarSchema,
  "sites/*/collections/*": storedCollectionSchema,
  "sites/*/contacts/*": contactSchema,
  "sites/*/counters/*": null,
  "sites/*/counters/invoices": null,
  "sites/*/counters/orders": null,
  "sites/*/counters/pages": pageIndexSchema,
  "sites/*/discounts/*": discountSchema,
  "sites/*/discounts/*/uses/*": null,
  "sites/*/downloads/*": downloadsSchema,
  "sites/*/feeds/*": feedSchema,
  "sites/*/files/*": productFileSchema,
  "sites/*/invoices/*": invoiceSchema,
  "sites/*/links/*": storedLinkSchema,
  "sites/*/messages/*": storedMessageSchema,
  "sites/*/notifications/*": notificationSchema,
  "sites/*/orders/*": orderSchema,
  "sites/*/pages/*": pageSchema,
  "sites/*/pages/*/versions/*": pageVersionSchema,
  "sites/*/passkeys/*": passkeySchema,
  "sites/*/products/*": storedProductSchema,
  "sites/*/reservations/*": reservationSchema,
  "sites/*/schedules/*": storedScheduleSchema,
  "sites/*/securityEvents/*": securityEventSchema,
  "sites/*/services/*": storedServiceSchema,
  "sites/*/settings/analytics": ownNumbersSchema,
  "sites/*/settings/card": cardSettingsSchema,
  "sites/*/settings/chat": chatSettingsSchema,
  "sites/*/settings/design": designSettingsSchema,
  "sites/*/settings/devices": devicesSchema,
  "sites/*/settings/import": importRecordSchema,
  "sites/*/settings/legal": legalSchema,
  "sites/*/settings/links": linkSettingsSchema,
  "sites/*/settings/mail": mailSettingsSchema,
  "sites/*/settings/notify": notifySchema,
  "sites/*/settings/orderViews": ownViewsSchema,
  "sites/*/settings/pause": pauseSchema,
  "sites/*/settings/peopleViews": ownViewsSchema,
  "sites/*/settings/profile": profileSchema,
  "sites/*/settings/recoveryCodes": recoveryCodesSchema,
  "sites/*/settings/savedReplies": savedRepliesSchema,
  "sites/*/settings/seller": sellerSchema,
  "sites/*/settings/seo": seoSchema,
  "sites/*/settings/shop": shopSettingsSchema,
  "sites/*/stock/*": stockSchema,
  "sites/*/stockMoves/*": stockMoveSchema,
  "sites/*/timeOff/*": timeOffSchema,
  "storage/*": storageUseSchema,
  "storage/*/uploads/*": uploadSchema,
  "stripeEvents/*": null,
  "usernames/*": usernameClaimSchema,
};

/** The kind of a document: its path with every id left open, unless the table names it. */
export function kindOfDocument(path: string): string {
  const open = path.split("/").map((part, at) => (at % 2 === 1 ? "*" : part));
  const named = [...open.slice(0, -1), path.split("/").at(-1)].join("/");
  return named in STORED_DOCUMENTS ? named : open.join("/");
}
