import { SOCIALS_MAX } from "@awning/domain/account/limits";
import { ownNumbersSchema } from "@awning/domain/analytics/own-numbers";
import { OVERRIDES_MAX, RANGES_MAX, scheduleDraftSchema } from "@awning/domain/booking/schedule";
import { LENGTHS_MAX, placeSchema, serviceDraftSchema, servicePaymentSchema } from "@awning/domain/booking/service";
import { DEFAULT_DESIGN, designSchema, designTrialSchema } from "@awning/domain/design/design";
import { themeSchema } from "@awning/domain/design/theme";
import { discountDraftSchema } from "@awning/domain/discount/discount";
import { linkDraftSchema } from "@awning/domain/link/link";
import { linkSettingsSchema } from "@awning/domain/link/utm";
import { mediaSchema } from "@awning/domain/media/media-schema";
import { amountSchema } from "@awning/domain/money/money-schema";
import { taxSettingsSchema } from "@awning/domain/money/tax";
import { devicesSchema } from "@awning/domain/notification/device";
import { notifySchema } from "@awning/domain/notification/notify";
import { sellerSchema } from "@awning/domain/order/money/invoice";
import { BLOCKS_MAX } from "@awning/domain/page/block";
import { pageDraftSchema, pageSchema, SAVE_ID_MAX } from "@awning/domain/page/page";
import { collectionDraftSchema } from "@awning/domain/product/collection";
import { productDraftSchema } from "@awning/domain/product/product";
import { QUESTIONS_MAX } from "@awning/domain/product/question";
import { stockEditSchema } from "@awning/domain/product/stock-change";
import { RICH_LINES_MAX } from "@awning/domain/rich-text/rich-text";
import { mailSettingsSchema } from "@awning/domain/shop/mail-settings";
import { PAY_URL_MAX, PAY_URL_PATTERN } from "@awning/domain/shop/pay-link";
import { shopSettingsSchema } from "@awning/domain/shop/shop-settings";
import { seoSchema } from "@awning/domain/site/information";
import { legalSchema } from "@awning/domain/site/legal";
import { ownViewsSchema } from "@awning/domain/site/own-views";
import { pauseSchema } from "@awning/domain/site/pause";
import { profileSchema } from "@awning/domain/site/profile";
import { DISPLAY_NAME_MAX, siteDraftSchema } from "@awning/domain/site/site";
import { importRecordSchema } from "@awning/domain/transfer/import-record";
import { madeIdSchema } from "@awning/domain/values/document-id";
import { orderKeySchema } from "@awning/domain/values/text";
import * as z from "zod/mini";
import { CHAT } from "./chat.ts";
import { literal, matching } from "./conditions.ts";
import type { Entry } from "./validator.ts";

const TIMES = ["createdAt", "updatedAt"];
const upTo = (max: number) => `value is list && value.size() <= ${max}`;
const draftOf = (name: string, schema: z.core.$ZodType) => ({ name, schema, isDocument: true }) as const;
const looseOf = (name: string, schema: z.core.$ZodType) => ({ ...draftOf(name, schema), isLoose: true }) as const;
const partial = { isPartial: true } as const;

/** Fields of a stored page beyond its draft, which `page.rules` check. */
const pageMarks = Object.keys(pageSchema.shape).filter((key) => !(key in pageDraftSchema.shape));

/** Functions generated from schemas, by the file of `rules` that calls them; all may call those of `shared`. */
export const NOUNS: Readonly<Record<string, readonly Entry[]>> = {
  shared: [
    { name: "isMadeId", schema: madeIdSchema },
    { name: "isOrderKey", schema: orderKeySchema },
    { name: "isAmount", schema: amountSchema },
    // A picture in this site's Storage folder.
    { name: "isMedia", schema: mediaSchema, byHand: { siteId: "value == siteId", widths: "isWidths(value)" } },
    { name: "isSaveId", schema: z.string().check(z.maxLength(SAVE_ID_MAX)) },
  ],
  analytics: [draftOf("isOwnNumbers", ownNumbersSchema)],
  booking: [
    {
      ...looseOf("isService", serviceDraftSchema),
      // What a booking takes and costs, and who decides on it.
      strict: ["slug", "length", "step", "price", "approval", "scheduleId", "state"],
      also: TIMES,
      byHand: {
        payment: "isServicePayment(value)",
        place: "isServicePlace(value)",
        questions: upTo(QUESTIONS_MAX),
        otherLengths: upTo(LENGTHS_MAX - 1),
      },
    },
    { name: "isServicePayment", schema: servicePaymentSchema._zod.def.innerType._zod.def.innerType },
    { name: "isServicePlace", schema: placeSchema },
    {
      ...draftOf("isBookingSchedule", scheduleDraftSchema),
      unasked: ["zone"],
      also: TIMES,
      mayAlso: ["readsCalendars"],
      byHand: { overrides: upTo(OVERRIDES_MAX) },
    },
    { name: "isDay", schema: scheduleDraftSchema.shape.weekly._zod.def.element, byHand: { ranges: upTo(RANGES_MAX) } },
  ],
  chat: CHAT,
  design: [
    { name: "isTheme", schema: themeSchema },
    { name: "isDesign", schema: designSchema, isLoose: true },
    { name: "isDesignTrial", schema: designTrialSchema, isLoose: true },
    // The plain theme, the default until a design is applied.
    { name: "isUntouched", conditions: [`value == ${literal(DEFAULT_DESIGN)}`] },
  ],
  discount: [
    {
      ...draftOf("isDiscount", discountDraftSchema),
      also: ["used", ...TIMES],
      mayAlso: ["sales"],
      byHand: {
        value: "isDiscountValue(fields.type, value)",
        startsAt: "isTimeOrNull(value)",
        endsAt: "isTimeOrNull(value)",
        productIds: "areDiscountProducts(value)",
      },
    },
  ],
  link: [
    { ...looseOf("isLink", linkDraftSchema), also: TIMES, byHand: { showFrom: "isTimeOrNull(value)", showUntil: "isTimeOrNull(value)" } },
    looseOf("isLinkSettings", linkSettingsSchema),
  ],
  notification: [
    { ...draftOf("isNotify", notifySchema), ...partial },
    // All of them at once, because one document asks for every event within what one rule may ask.
    {
      name: "isToldBy",
      schema: notifySchema.shape.newOrder,
      byHand: { app: null, push: null, mail: "fields.values().hasOnly([true, false])" },
    },
    draftOf("isDevices", devicesSchema),
  ],
  order: [{ ...draftOf("isSeller", sellerSchema), byHand: { email: "isEmailOrEmpty(value)" } }, draftOf("isOwnViews", ownViewsSchema)],
  page: [{ ...looseOf("isPage", pageDraftSchema), also: pageMarks, byHand: { kind: null, blocks: upTo(BLOCKS_MAX) } }],
  product: [
    {
      ...looseOf("isProduct", productDraftSchema),
      // What an order costs, and what depends on it.
      strict: ["kind", "slug", "price", "limitPerOrder", "state", "taxClass", "lowAt", "backorder", "pricing", "suggested"],
      also: TIMES,
      mayAlso: ["searchTerms", "sold", "fileCount", "offered", "prices"],
      byHand: {
        richDescription: upTo(RICH_LINES_MAX),
        compareAt: "isHigherOrNull(value, fields.price)",
        options: "areOptions(value)",
        skus: "areSkus(value)",
        questions: "areQuestions(value)",
        tags: "areTags(value)",
      },
    },
    { ...looseOf("isCollection", collectionDraftSchema), also: TIMES, byHand: { productIds: "areCollectionProducts(value)" } },
    { name: "isStockEdit", schema: stockEditSchema, byHand: { at: "value == request.time" } },
  ],
  shop: [
    draftOf("isShopSettings", shopSettingsSchema),
    { name: "isPayment", schema: shopSettingsSchema.shape.transfer },
    {
      name: "isPayLink",
      schema: shopSettingsSchema.shape.payLink,
      // Only https is checked here; `fillPayUrl` decides whether it can be opened.
      byHand: { url: `isLine(value, 0, ${PAY_URL_MAX}) && ${matching("value", new RegExp(PAY_URL_PATTERN))}` },
    },
    { name: "isTax", schema: taxSettingsSchema, unasked: ["rates"] },
    draftOf("isMailSettings", mailSettingsSchema),
  ],
  site: [
    {
      ...draftOf("isSite", siteDraftSchema),
      keysBy: "draftKeys",
      byHand: {
        displayName: `isName(value, ${DISPLAY_NAME_MAX})`,
        socials: `areRows(value, ${SOCIALS_MAX})`,
        published: "isPublishable(value)",
      },
    },
    { ...looseOf("isProfile", profileSchema), ...partial, byHand: { hours: "isHours(value)" } },
    { ...looseOf("isSeo", seoSchema), ...partial },
    { ...looseOf("isPause", pauseSchema), ...partial },
    { ...looseOf("isLegal", legalSchema), ...partial },
  ],
  transfer: [{ ...draftOf("isImportRecord", importRecordSchema), byHand: { startedAt: "value == request.time" } }],
};
