import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { scheduleDraftSchema } from "@awning/domain/booking/schedule";
import { serviceDraftSchema } from "@awning/domain/booking/service";
import { discountDraftSchema } from "@awning/domain/discount/discount";
import { linkDraftSchema } from "@awning/domain/link/link";
import { pageDraftSchema } from "@awning/domain/page/page";
import { collectionDraftSchema } from "@awning/domain/product/collection";
import { productDraftSchema } from "@awning/domain/product/product";
import { documents } from "@awning/domain/routes/firestore-paths";
import { siteDraftSchema } from "@awning/domain/site/site";
import { serverTimestamp } from "firebase/firestore";
import { describeBreaks } from "../support/breaks.ts";
import {
  aCollection,
  aDiscount,
  aLink,
  aMedia,
  aPage,
  aProduct,
  aSchedule,
  aService,
  aSite,
  created,
  seeded,
  stored,
} from "../support/documents.ts";

// Each field of what owners write is broken, one at a time, in ways that its schema refuses.
const timed = { before: stored(), change: () => ({ createdAt: stored().createdAt, updatedAt: created().updatedAt }) };

describeBreaks({
  site: {
    schema: siteDraftSchema,
    path: documents.site,
    right: (siteId) => aSite({ avatar: aMedia(siteId), cover: aMedia(siteId) }),
    change: () => ({ updatedAt: serverTimestamp() }),
  },
  link: {
    ...timed,
    schema: linkDraftSchema,
    path: (siteId) => documents.link(siteId, seeded.linkId),
    right: (siteId) => aLink({ thumb: aMedia(siteId), file: { id: "a".repeat(20), name: "a.pdf", size: 1 } }),
    loose: ["showFrom", "showUntil"],
  },
  product: {
    ...timed,
    schema: productDraftSchema,
    path: (siteId) => documents.product(siteId, seeded.productId),
    right: () => aProduct(),
    loose: ["options"],
  },
  collection: {
    ...timed,
    schema: collectionDraftSchema,
    path: (siteId) => documents.collection(siteId, seeded.collectionId),
    right: () => aCollection(),
  },
  discount: {
    ...timed,
    schema: discountDraftSchema,
    path: (siteId) => documents.discount(siteId, seeded.code),
    right: () => aDiscount(),
    loose: ["startsAt", "endsAt"],
  },
  page: {
    ...timed,
    schema: pageDraftSchema,
    path: (siteId) => documents.page(siteId, seeded.pageId),
    right: (siteId) => aPage({ seo: { title: "", description: "", picture: aMedia(siteId), noindex: false } }),
    before: { ...stored(), rev: 0 },
    loose: ["blocks"],
  },
  service: {
    ...timed,
    schema: serviceDraftSchema,
    path: (siteId) => bookingDocuments.service(siteId, seeded.serviceId),
    right: () => aService(),
  },
  schedule: {
    ...timed,
    schema: scheduleDraftSchema,
    path: (siteId) => bookingDocuments.schedule(siteId, seeded.scheduleId),
    right: () => aSchedule(),
    loose: ["overrides", "zone"],
  },
});
