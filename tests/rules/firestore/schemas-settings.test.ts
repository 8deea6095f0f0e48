import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { chatSettingsSchema } from "@awning/domain/chat/schema";
import { DEFAULT_DESIGN, designTrialSchema } from "@awning/domain/design/design";
import { DEFAULT_LINK_SETTINGS, linkSettingsSchema } from "@awning/domain/link/utm";
import { NOTIFY_ALL, notifySchema } from "@awning/domain/notification/notify";
import { sellerSchema } from "@awning/domain/order/money/invoice";
import { documents } from "@awning/domain/routes/firestore-paths";
import { mailSettingsSchema } from "@awning/domain/shop/mail-settings";
import { shopSettingsSchema } from "@awning/domain/shop/shop-settings";
import { NO_INFORMATION, seoSchema } from "@awning/domain/site/information";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { legalSchema } from "@awning/domain/site/legal";
import { pauseSchema } from "@awning/domain/site/pause";
import { profileSchema, toStoredProfile } from "@awning/domain/site/profile";
import { doc, serverTimestamp, setDoc } from "firebase/firestore";
import { expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { breaksOf, describeBreaks } from "../support/breaks.ts";
import { aMedia, aSeller, seedSite, shopSettings } from "../support/documents.ts";

// Each field of what owners write is broken, one at a time, in ways that its schema refuses.
describeBreaks({
  "shop settings": { schema: shopSettingsSchema, path: documents.shopSettings, right: () => shopSettings() },
  seller: { schema: sellerSchema, path: documents.sellerSettings, right: () => aSeller() },
  "link settings": { schema: linkSettingsSchema, path: documents.linkSettings, right: () => DEFAULT_LINK_SETTINGS },
  "mail settings": { schema: mailSettingsSchema, path: informationDocuments.mailSettings, right: () => ({ text: "Wash by hand." }) },
  "chat settings": {
    schema: chatSettingsSchema,
    path: chatDocuments.settings,
    right: () => ({ mode: "widget", awayText: "" }),
    isPartial: true,
  },
  notifications: { schema: notifySchema, path: informationDocuments.notifySettings, right: () => NOTIFY_ALL, isPartial: true },
  profile: {
    schema: profileSchema,
    path: informationDocuments.profileSettings,
    right: () => toStoredProfile(NO_INFORMATION.profile),
    loose: ["hours", "phone", "zone"],
    isPartial: true,
  },
  seo: {
    schema: seoSchema,
    path: informationDocuments.seoSettings,
    right: (siteId) => ({ ...NO_INFORMATION.seo, image: aMedia(siteId) }),
    isPartial: true,
  },
  pause: { schema: pauseSchema, path: informationDocuments.pauseSettings, right: () => NO_INFORMATION.pause, isPartial: true },
  legal: { schema: legalSchema, path: informationDocuments.legalSettings, right: () => NO_INFORMATION.legal, isPartial: true },
});

test("a design is refused for any one thing that its schema refuses", async () => {
  const siteId = newUid();
  await seedSite(siteId);
  const target = doc(clientOf({ uid: siteId }).firestore, documents.designSettings(siteId));
  const right = { theme: "ink", design: { ...DEFAULT_DESIGN, background: { ...DEFAULT_DESIGN.background, picture: aMedia(siteId) } } };
  const marks = { applied: DEFAULT_DESIGN, rev: 0, saveId: "", after: "", updatedAt: serverTimestamp() };
  const attempt = (draft: unknown) => outcome(setDoc(target, { ...marks, draft }));
  expect(await attempt(right)).toBe("allowed");
  for (const { place, value } of breaksOf(designTrialSchema, right, []))
    expect([place, value, await attempt(value)]).toEqual([place, value, "denied"]);
}, 60_000);
