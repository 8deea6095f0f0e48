// What is stored of owners and products, as tests begin with it; whether on the emulators or in memory.
import type { Account } from "@awning/domain/account/account";
import { productDraftSchema, type StoredProductDraft } from "@awning/domain/product/product";
import { productTermsOf } from "@awning/domain/product/search";
import { documents } from "@awning/domain/routes/firestore-paths";
import { DEFAULT_SHOP_SETTINGS, type ShopSettings, type StoredShopSettings } from "@awning/domain/shop/shop-settings";
import type { SiteDraft } from "@awning/domain/site/site";
import * as z from "zod/mini";

export const PASSWORD = "quiet-harbour-lantern";

export const EVERYTHING_ON: ShopSettings = {
  ...DEFAULT_SHOP_SETTINGS,
  transfer: { enabled: true, instructions: "IBAN DE00 0000" },
  cash: { enabled: true, instructions: "Exact change, please" },
  shipping: { enabled: true, price: 490 },
  pickup: { enabled: true, place: "Harbour lane 3" },
};

export type OwnerChoices = { site?: Partial<SiteDraft>; settings?: StoredShopSettings; account?: Partial<Account>; isVerified?: boolean };

/** Everything that is stored of an owner whose page is open and whose shop takes orders, by path. */
export function ownerDocuments(
  { uid, email, username }: { uid: string; email: string; username: string },
  { site, settings = EVERYTHING_ON, account }: OwnerChoices,
): [path: string, data: Record<string, unknown>][] {
  const at = new Date();
  return [
    [documents.username(username), { uid, state: "active", redirectTo: null, since: at, until: null }],
    [
      documents.account(uid),
      {
        email,
        username,
        locale: "en",
        timeZone: "UTC",
        termsVersion: "2026-11-01",
        termsAcceptedAt: at,
        createdAt: at,
        ...account,
        usernameChanges: (account?.usernameChanges ?? []).map((ms) => new Date(ms)),
      },
    ],
    [
      documents.site(uid),
      {
        username,
        displayName: "Test shop",
        headline: "",
        bio: "",
        avatar: null,
        cover: null,
        socials: [],
        theme: "market",
        published: true,
        suspendedAt: null,
        createdAt: at,
        updatedAt: at,
        ...site,
      },
    ],
    [documents.shopSettings(uid), settings],
  ];
}

/** What the service notes of a product. */
export type ProductMarks = { sold?: boolean; offered?: boolean; fileCount?: number };

/** A product on sale, as the trigger of its write leaves it. */
export function productDocument(
  id: string,
  { sold = false, offered, fileCount, ...draft }: Partial<StoredProductDraft> & ProductMarks,
): Record<string, unknown> {
  const product: StoredProductDraft = {
    kind: "physical",
    title: "Bud vase",
    slug: `bud-vase-${id.toLowerCase()}`,
    description: "",
    price: 2800,
    compareAt: null,
    images: [],
    variants: [],
    limitPerOrder: null,
    state: "active",
    order: "a0",
    taxClass: "standard",
    ...draft,
  };
  const { title, sku = "" } = product;
  const variants = z.parse(productDraftSchema.shape.variants, product.variants);
  const at = new Date();
  return {
    ...product,
    searchTerms: productTermsOf({ title, sku, variants }),
    sold,
    ...((offered ?? product.state === "active") && { offered: true }),
    ...(fileCount !== undefined && { fileCount }),
    createdAt: at,
    updatedAt: at,
  };
}
