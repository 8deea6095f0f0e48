import { EVENT_TITLES } from "@awning/domain/notification/event-labels";
import { NOTIFY_EVENTS } from "@awning/domain/notification/notify";
import { paths } from "@awning/domain/routes/paths";
import {
  INFORMATION_SECTIONS,
  type InformationSection,
  SETTINGS_SECTIONS,
  type SettingsSection,
  settingsPaths,
} from "@awning/domain/routes/settings-paths";
import { LEGAL_KINDS, LEGAL_TITLES } from "@awning/domain/site/legal-titles";
import * as account from "#features/account/labels.ts";
import * as shop from "#features/shop/labels.ts";
import { SETTINGS_TITLES } from "#features/shop/settings-sections.ts";
import * as business from "#features/site/business/labels.ts";
import * as site from "#features/site/information/labels.ts";
import { INFORMATION_TITLES } from "#features/site/information/sections.ts";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";

/** A row of a form that the palette finds, also by other words for it. `place` is the screen and section it is in. */
export type FoundRow = { to: string; label: string; place: string; words: string };

type Entry = readonly [row: string, label: string, words: string];

const LEGAL_WORDS = {
  imprint: "imprint impressum legal notice",
  terms: "terms conditions AGB",
  withdrawal: "returns refund policy withdrawal cancel",
  privacy: "privacy policy GDPR data protection",
};

const SETTINGS: Readonly<Record<SettingsSection, readonly Entry[]>> = {
  payments: [
    ["transfer", uiLabels.bankTransfer, "IBAN bank details account wire SEPA payment deadline reserved days reminder"],
    ["cash", shop.cashOnPickup, "pay in person"],
    ["cash-on-delivery", uiLabels.cashOnDelivery, "COD carrier"],
    ["payment-link", uiLabels.paymentLink, "PayPal Revolut Wise Venmo Twint url"],
    ["cards", shop.payByCard, "cards Stripe credit debit Visa Mastercard Apple Pay Google Pay payouts"],
    ["currency", shop.shopCurrency, "euro dollar money prices EUR USD GBP"],
  ],
  delivery: [
    ["shipping", shop.shipping, "postage parcel rates countries free shipping carrier delivery price"],
    ["pickup", shop.pickup, "collect location click and collect local"],
  ],
  taxes: [
    ["country", shop.shopCountry, "location region where"],
    // The number and the report are there once taxes are charged.
    [
      "taxes",
      shop.taxes,
      "VAT GST sales tax rates included added number id reverse charge companies EU B2B one-stop shop OSS report quarter return declaration",
    ],
  ],
  orders: [
    ["cancellation", shop.buyersCanCancel, "cancellation orders refund"],
    ["email-message", shop.emailMessage, "order emails text mail thank you note confirmation"],
  ],
  notifications: [
    ["push", shop.pushHere, "notification push phone browser alert device"],
    ["sound", shop.playSound, "notification beep noise alert"],
    ...NOTIFY_EVENTS.map((event): Entry => [event, EVENT_TITLES[event], "notification email me alert notify push"]),
  ],
  emails: [],
  business: [
    ["business-details", business.businessDetails, "invoice seller company legal name address tax number VAT id"],
    ...LEGAL_KINDS.map((kind): Entry => [kind, LEGAL_TITLES[kind], `legal page ${LEGAL_WORDS[kind]}`]),
  ],
};

const INFORMATION: Readonly<Record<InformationSection, readonly Entry[]>> = {
  profile: [
    ["pictures", labels.pictureAndCover, "avatar photo logo image profile banner"],
    ["name", labels.pageName, "display title shop name"],
    ["headline", site.headline, "tagline slogan subtitle"],
    ["about", site.about, "bio description text"],
    ["social-links", site.socialLinks, "icons Instagram TikTok Facebook YouTube WhatsApp"],
    ["home-page", site.homePageSections, "hide show links shop bookings"],
  ],
  contact: [
    ["contact-email", labels.contactEmail, "public address mail"],
    ["contact-phone", uiLabels.phone, "telephone number call mobile"],
    ["contact-address", site.address, "street map visit"],
    ["hours", site.openingHours, "open closed week days"],
    ["special-hours", site.specialHours, "holiday vacation closed dates"],
    ["time-zone", site.timeZone, "clock UTC"],
  ],
  sharing: [
    ["share-card", site.shareCard, "SEO title description preview picture Open Graph social Google"],
    ["search", site.hideFromSearch, "noindex Google private robots"],
    ["language", site.language, "translation locale date format right to left"],
    ["made-with", site.showMadeWithAwning, "badge branding watermark footer"],
  ],
};

const ACCOUNT: readonly Entry[] = [
  ["address", labels.username, "change name page address url handle"],
  ["email", labels.loginEmail, "change email login address"],
  ["password", account.password, "change password security login"],
  ["google", account.google, "connect sign in login"],
  ["region", account.region, "dates numbers format locale country"],
  ["storage", account.storage, "space files quota"],
  ["move-in", account.importTitle, "import CSV Shopify Etsy WooCommerce Square Gumroad Linktree migrate transfer"],
  ["download", account.downloadData, "export backup data archive ZIP GDPR"],
  ["log-out", account.logOut, "sign out this device"],
  ["delete", account.deleteAccount, "close leave remove export"],
];

/** Every row of the settings, the page's information and the account. */
export const FOUND_ROWS: readonly FoundRow[] = [
  ...SETTINGS_SECTIONS.flatMap((section) => [
    { to: settingsPaths.section(section), label: SETTINGS_TITLES[section], place: shop.settings, words: "" },
    ...inPlace(SETTINGS[section], `${shop.settings} · ${SETTINGS_TITLES[section]}`, (row) => settingsPaths.section(section, row)),
  ]),
  ...INFORMATION_SECTIONS.flatMap((section) =>
    inPlace(INFORMATION[section], `${site.information} · ${INFORMATION_TITLES[section]}`, (row) => settingsPaths.information(section, row)),
  ),
  ...inPlace(ACCOUNT, account.account, (row) => `${paths.account}#${row}`),
];

function inPlace(entries: readonly Entry[], place: string, to: (row: string) => string): FoundRow[] {
  return entries.map(([row, label, words]) => ({ to: to(row), label, place, words }));
}
