import { ownNumbersDocument, ownNumbersSchema } from "@awning/domain/analytics/own-numbers";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { scheduleDraftSchema } from "@awning/domain/booking/schedule";
import { serviceDraftSchema } from "@awning/domain/booking/service";
import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { chatSettingsSchema } from "@awning/domain/chat/chat-settings";
import { savedRepliesSchema } from "@awning/domain/chat/desk";
import { DEFAULT_DESIGN, designSchema, designTrialSchema } from "@awning/domain/design/design";
import { discountDraftSchema } from "@awning/domain/discount/discount";
import { linkDraftSchema } from "@awning/domain/link/link";
import { DEFAULT_LINK_SETTINGS, linkSettingsSchema } from "@awning/domain/link/utm";
import { devicesSchema } from "@awning/domain/notification/device";
import { NOTIFY_ALL, notifySchema } from "@awning/domain/notification/notify";
import { sellerSchema } from "@awning/domain/order/money/invoice";
import { pageDraftSchema } from "@awning/domain/page/page";
import { collectionDraftSchema } from "@awning/domain/product/collection";
import { productDraftSchema } from "@awning/domain/product/product";
import { documents } from "@awning/domain/routes/firestore-paths";
import { mailSettingsSchema } from "@awning/domain/shop/mail-settings";
import { shopSettingsSchema } from "@awning/domain/shop/shop-settings";
import { NO_INFORMATION, seoSchema } from "@awning/domain/site/information";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { LEGAL_KINDS, legalSchema } from "@awning/domain/site/legal";
import { ownViewsSchema } from "@awning/domain/site/own-views";
import { pauseSchema } from "@awning/domain/site/pause";
import { profileSchema, toStoredProfile } from "@awning/domain/site/profile";
import { siteDraftSchema } from "@awning/domain/site/site";
import { importRecordSchema } from "@awning/domain/transfer/import-record";
import { serverTimestamp, Timestamp } from "firebase/firestore";
import * as z from "zod/mini";
import {
  aCollection,
  aDiscount,
  aLink,
  aMedia,
  aPage,
  aProduct,
  aSchedule,
  aSeller,
  aService,
  aSite,
  created,
  type Fields,
  seeded,
  shopSettings,
  stored,
} from "./documents.ts";

/** A document that owners write, as its schema says. */
export type Subject = {
  schema: z.core.$ZodType;
  /** Where one lies, and where a new one may, if owners make any. */
  stored: (siteId: string) => string;
  fresh?: (siteId: string, id: string) => string;
  /** Right, with something in every field. */
  right: (siteId: string) => Fields;
  /** What rules want beside it: in the one that is stored, in a new one and in a change. */
  beside?: { stored?: Fields; created?: () => Fields; changed?: () => Fields };
  /** Fields whose keys and size rules ask alone. */
  loose?: "all" | readonly string[];
  /** Places that another test holds. */
  elsewhere?: readonly string[];
  isPartial?: true;
};

const timed = {
  stored: stored(),
  created,
  changed: () => ({ createdAt: stored().createdAt, updatedAt: serverTimestamp() }),
};
const settings = (schema: z.core.$ZodType, path: (siteId: string) => string, right: Subject["right"]): Subject => ({
  schema,
  stored: path,
  right,
});
const now = () => ({ updatedAt: serverTimestamp() });
const later = Timestamp.fromMillis(2_000_000_000_000);
const colors = { bg: "#c0ffee", text: "#000000", button: "#123abc", buttonText: "#ffffff", accent: "#00ff00" };
const design = (siteId: string) => ({
  ...DEFAULT_DESIGN,
  colors,
  background: { ...DEFAULT_DESIGN.background, to: "#ffffff", picture: aMedia(siteId) },
});
const marks = { rev: 0, saveId: "", after: "", updatedAt: stored().updatedAt };
const profile = { ...NO_INFORMATION.profile, email: "hello@kiln.example.test", shown: ["email" as const], leftOut: ["shop" as const] };

/** Every document of the rules that is made of a schema; those of conversations have tests of their own. */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  site: {
    ...settings(siteDraftSchema, documents.site, (siteId) => aSite({ avatar: aMedia(siteId), cover: aMedia(siteId) })),
    beside: { changed: now },
    elsewhere: ["socials"],
  },
  link: {
    schema: linkDraftSchema,
    stored: (siteId) => documents.link(siteId, seeded.linkId),
    fresh: documents.link,
    right: (siteId) => ({
      ...aLink({ thumb: aMedia(siteId), file: { id: "a".repeat(20), name: "a.pdf", size: 1 }, icon: "cup", timeZone: "Europe/Berlin" }),
      ...{ showFrom: stored().createdAt, showUntil: later, groupId: "a", productId: "b", serviceId: "c", pageId: "d" },
    }),
    beside: timed,
    loose: "all",
  },
  product: {
    schema: productDraftSchema,
    stored: (siteId) => documents.product(siteId, seeded.productId),
    fresh: documents.product,
    right: () => aProduct({ limitPerOrder: 5, lowAt: 3, suggested: 3000, weight: 400 }),
    beside: timed,
    loose: ["title", "description", "order", "sku", "receipt", "weight", "withdrawal", "safety", "measure"],
    elsewhere: ["compareAt", "richDescription", "options", "skus", "questions", "tags"],
  },
  collection: {
    schema: collectionDraftSchema,
    stored: (siteId) => documents.collection(siteId, seeded.collectionId),
    fresh: documents.collection,
    right: () => aCollection(),
    beside: timed,
    loose: "all",
  },
  discount: {
    schema: discountDraftSchema,
    stored: (siteId) => documents.discount(siteId, seeded.code),
    fresh: (siteId, id) => documents.discount(siteId, id.toUpperCase()),
    right: () =>
      aDiscount({ startsAt: stored().createdAt, endsAt: later, minSubtotal: 100, productIds: ["a"], totalLimit: 9, perEmailLimit: 1 }),
    beside: timed,
    elsewhere: ["type", "value"],
  },
  page: {
    schema: pageDraftSchema,
    stored: (siteId) => documents.page(siteId, seeded.pageId),
    fresh: documents.page,
    right: (siteId) => aPage({ seo: { title: "", description: "", picture: aMedia(siteId), noindex: false } }),
    // One less than a new one has, so that the same document is right as a new one and as the next save.
    beside: { ...timed, stored: { ...stored(), rev: 0 } },
    loose: "all",
    elsewhere: ["kind", "blocks"],
  },
  service: {
    schema: serviceDraftSchema,
    stored: (siteId) => bookingDocuments.service(siteId, seeded.serviceId),
    fresh: bookingDocuments.service,
    right: (siteId) =>
      aService({
        ...{ maxPerDay: 5, maxPerWeek: 20, maxPerGuest: 2, guestMoveNotice: 60, reminders: [1440, 60, 30], image: aMedia(siteId) },
        ...{ prepay: { ask: "deposit", deposit: 2000 }, seats: 4, hoursId: "evening" },
      }),
    beside: timed,
    loose: [
      ...["title", "description", "sortKey", "bufferBefore", "bufferAfter", "notice", "windowDays", "maxPerDay", "maxPerWeek"],
      ...["guestCancelNotice", "guestMoveNotice", "maxMoves", "maxPerGuest", "hoursId", "seats", "prepay"],
    ],
    elsewhere: ["questions", "otherLengths"],
  },
  schedule: {
    schema: scheduleDraftSchema,
    stored: (siteId) => bookingDocuments.schedule(siteId, seeded.scheduleId),
    fresh: bookingDocuments.schedule,
    right: () => aSchedule(),
    beside: timed,
    elsewhere: ["zone", "overrides"],
  },
  "a design that is tried": {
    schema: z.object({ draft: z.nullable(designTrialSchema) }),
    stored: documents.designSettings,
    right: (siteId) => ({ draft: { theme: "ink", design: design(siteId) } }),
    beside: { stored: { ...marks, applied: DEFAULT_DESIGN }, changed: () => ({ ...marks, applied: DEFAULT_DESIGN, ...now() }) },
    loose: "all",
  },
  "a design that is applied": {
    schema: z.object({ applied: designSchema }),
    stored: documents.designSettings,
    right: (siteId) => ({ applied: design(siteId) }),
    beside: { stored: { ...marks, draft: null }, changed: () => ({ ...marks, draft: null, rev: 1, ...now() }) },
    loose: "all",
  },
  "shop settings": settings(shopSettingsSchema, documents.shopSettings, () =>
    shopSettings({ country: "EE", payLink: { enabled: true, instructions: "", url: "https://pay.example.test/{amount}" } }),
  ),
  seller: { ...settings(sellerSchema, documents.sellerSettings, () => aSeller()), elsewhere: ["email"] },
  "mail settings": settings(mailSettingsSchema, informationDocuments.mailSettings, () => ({ text: "Wash by hand." })),
  "order views": settings(ownViewsSchema, informationDocuments.orderViews, () => ({ text: "name=Late&show=to_ship" })),
  "an import": {
    schema: z.omit(importRecordSchema, { startedAt: true }),
    stored: informationDocuments.importRecord,
    right: () => ({ name: "products.csv", products: "AbCdEfGhIjKlMnOpQrSt", links: "" }),
    beside: { stored: { startedAt: stored().updatedAt }, changed: () => ({ startedAt: serverTimestamp() }) },
  },
  "people views": settings(ownViewsSchema, informationDocuments.peopleViews, () => ({ text: "name=Away&away=90" })),
  "own numbers": settings(ownNumbersSchema, ownNumbersDocument, () => ({
    notes: { a1b2c3d4: { id: "a1b2c3d4", day: "2026-11-14", text: "Market in Lyon", place: 0 } },
    goals: {},
  })),
  "link settings": { ...settings(linkSettingsSchema, documents.linkSettings, () => DEFAULT_LINK_SETTINGS), loose: "all" },
  "chat settings": {
    ...settings(chatSettingsSchema, chatDocuments.settings, () => ({
      ...{ mode: "widget", awayText: "", keep: "365", sweepAt: null },
      labels: { a1b2c3d4: { id: "a1b2c3d4", name: "Regular", place: 0 } },
    })),
    loose: "all",
    elsewhere: ["sweepAt"],
    isPartial: true,
  },
  "saved replies": settings(savedRepliesSchema, chatDocuments.savedReplies, () => ({
    rows: { a1b2c3d4: { id: "a1b2c3d4", shortcut: "hi", text: "Hello {name}", place: 0 } },
  })),
  notifications: {
    ...settings(notifySchema, informationDocuments.notifySettings, () => ({ ...NOTIFY_ALL, quiet: { from: 1320, until: 420 } })),
    isPartial: true,
  },
  devices: settings(devicesSchema, informationDocuments.deviceSettings, () => ({ devices: {} })),
  profile: {
    ...settings(profileSchema, informationDocuments.profileSettings, () => toStoredProfile(profile)),
    loose: "all",
    elsewhere: ["hours"],
    isPartial: true,
  },
  seo: {
    ...settings(seoSchema, informationDocuments.seoSettings, (siteId) => ({ ...NO_INFORMATION.seo, image: aMedia(siteId) })),
    loose: "all",
    isPartial: true,
  },
  pause: { ...settings(pauseSchema, informationDocuments.pauseSettings, () => NO_INFORMATION.pause), loose: "all", isPartial: true },
  legal: {
    ...settings(legalSchema, informationDocuments.legalSettings, () => NO_INFORMATION.legal),
    loose: "all",
    elsewhere: LEGAL_KINDS,
    isPartial: true,
  },
};

export const isSettings = (name: string) => SUBJECTS[name]?.stored("x").includes("/settings/") ?? false;

/** Those that owners make anew. */
export const MADE = Object.entries(SUBJECTS).flatMap(([name, { fresh, beside, right }]) =>
  fresh && beside?.created ? [{ name, fresh, creation: (siteId: string) => ({ ...right(siteId), ...beside.created?.() }) }] : [],
);
