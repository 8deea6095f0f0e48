// What is stored of owners and products, as tests begin with it; whether on the emulators or in memory.
import type { Account } from "@awning/domain/account/account";
import { usernameShape } from "@awning/domain/account/username-shape";
import { reducedPrices, type SampleFields, type SampleVariant, sampleProduct } from "@awning/domain/product/sample-product";
import { productTermsOf } from "@awning/domain/product/search";
import { documents } from "@awning/domain/routes/firestore-paths";
import { sampleSettings } from "@awning/domain/shop/sample-settings";
import type { ShopSettings } from "@awning/domain/shop/shop-settings";
import { idOf, toStoredProduct, toStoredSettings } from "@awning/domain/shop/stored";
import type { SiteDraft } from "@awning/domain/site/site";
import type { Social } from "@awning/domain/site/social";
import { toRows } from "@awning/domain/values/rows";

export const PASSWORD = "quiet-harbour-lantern";

export const EVERYTHING_ON = sampleSettings();

export type OwnerChoices = {
  site?: Partial<Omit<SiteDraft, "socials">> & { socials?: readonly Social[] };
  settings?: ShopSettings;
  account?: Partial<Account>;
  isVerified?: boolean;
};

/** Everything that is stored of an owner whose page is open and whose shop takes orders, by path. */
export function ownerDocuments(
  { uid, email, username }: { uid: string; email: string; username: string },
  { site: { socials = [], ...site } = {}, settings = EVERYTHING_ON, account }: OwnerChoices,
): [path: string, data: Record<string, unknown>][] {
  const at = new Date();
  return [
    [documents.username(username), { uid, state: "active", redirectTo: null, since: at, until: null, shape: usernameShape(username) }],
    [
      documents.account(uid),
      {
        email,
        username,
        locale: "en",
        timeZone: "UTC",
        termsVersion: "2026-11-01",
        termsAcceptedAt: at,
        deletion: null,
        suspension: null,
        emailChange: null,
        devices: {},
        summaryAt: new Date(at.getTime() + 365 * 86_400_000),
        signInCheckAt: new Date(at.getTime() + 365 * 86_400_000),
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
        socials: toRows(
          socials.map((social, place) => ({ id: `social${place}`, ...social })),
          idOf,
        ),
        theme: "market",
        published: true,
        suspendedAt: null,
        leavesAt: null,
        createdAt: at,
        updatedAt: at,
        ...site,
      },
    ],
    [documents.shopSettings(uid), toStoredSettings(settings)],
  ];
}

/** What the service notes of a product. */
export type ProductMarks = { sold?: boolean; offered?: boolean; fileCount?: number };

/** The fields that give a stored product these kinds, or none. */
export function kindsOf(variants: SampleVariant[]) {
  const { options, ...lists } = toStoredProduct(sampleProduct({ title: "Any", price: 0, variants }));
  return { options, variants: lists.variants };
}

/** A product on sale, as the trigger of its write leaves it. */
export function productDocument(
  id: string,
  { sold = false, offered, fileCount, ...words }: Partial<SampleFields> & ProductMarks,
): Record<string, unknown> {
  const product = sampleProduct({ title: "Bud vase", slug: `bud-vase-${id.toLowerCase()}`, price: 2800, ...words });
  const at = new Date();
  return {
    ...toStoredProduct(product),
    searchTerms: productTermsOf(product),
    sold,
    ...((offered ?? product.state === "active") && { offered: true }),
    ...(fileCount !== undefined && { fileCount }),
    ...(product.compareAt !== null && {
      prices: reducedPrices(product, at.getTime()).map((one) => ({ ...one, at: new Date(one.at) })),
    }),
    createdAt: at,
    updatedAt: at,
  };
}
