import { usernameShape } from "@awning/domain/account/username-shape";
import { type CartLine, mergeLines } from "@awning/domain/cart/cart";
import type { DiscountDraft } from "@awning/domain/discount/discount";
import type { Currency } from "@awning/domain/money/money";
import type { TaxMode } from "@awning/domain/money/tax";
import { storedFilePath } from "@awning/domain/product/file";
import { type SampleFields, sampleProduct } from "@awning/domain/product/sample-product";
import { documents, SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import { sampleSettings } from "@awning/domain/shop/sample-settings";
import { toStoredProduct, toStoredSettings } from "@awning/domain/shop/stored";
import type { Ground } from "./current.ts";

/** What one shop of the model differs from another in. */
export type Shape = { currency: Currency; taxMode: TaxMode; cancelMinutes: number };

export const SITE = "model-site";
export const USERNAME = "model-shop";
export const OWNER_EMAIL = "owner@example.test";
export const BUYERS = ["one@example.test", "two@example.test", "three@example.test"] as const;

type Item = { productId: string; variantId: string; counted: number | null };
/** Everything the shop sells, scarce enough that buyers meet. The book has a file. */
export const ITEMS: readonly Item[] = [
  { productId: "mug", variantId: SINGLE_VARIANT, counted: 4 },
  { productId: "vase", variantId: "blue", counted: 3 },
  { productId: "vase", variantId: "sand", counted: null },
  { productId: "book", variantId: SINGLE_VARIANT, counted: null },
  { productId: "print", variantId: SINGLE_VARIANT, counted: 2 },
  { productId: "gift", variantId: SINGLE_VARIANT, counted: 5 },
  { productId: "lesson", variantId: SINGLE_VARIANT, counted: 3 },
];
export const CODES = ["", "LAST", "ONCE", "POST", "WHOLE"] as const;

/** Lines of a cart, from places in {@link ITEMS}. */
export function linesOf(items: readonly { item: number; quantity: number }[]): CartLine[] {
  const lines = items.map(({ item, quantity }) => {
    const { productId = "", variantId = SINGLE_VARIANT } = ITEMS[item] ?? {};
    return { productId, variantId, quantity };
  });
  return mergeLines(lines);
}

export const ADDRESS = {
  name: "Corner store",
  street: "Mill road 4",
  extra: "",
  postcode: "51003",
  city: "Tartu",
  state: "",
  country: "EE",
};

/** What the owner asks for at this moment. */
export function request() {
  return { caller: { uid: SITE, email: null, isVerified: true }, clientAddress: "", now: Date.now() };
}

const PRODUCTS: Record<string, Partial<SampleFields>> = {
  // Sold on when it is out: what is missing is sent later.
  mug: { price: 1999, backorder: true },
  vase: {
    price: 3300,
    taxClass: "reduced",
    variants: [
      { id: "blue", name: "Blue", price: null },
      { id: "sand", name: "Sand", price: 2950 },
    ],
  },
  book: { kind: "digital", price: 1205 },
  // A file that is also counted: so many licences and no more. It has no file yet, so the owner sends it.
  print: { kind: "digital", price: 701 },
  gift: { price: 0 },
  // So many places and no more. The owner marks each as done.
  lesson: { kind: "service", price: 2600, taxClass: "reduced" },
};
const DISCOUNTS: Record<string, Partial<DiscountDraft>> = {
  LAST: { type: "amount", value: 333, totalLimit: 2 },
  ONCE: { type: "percent", value: 15, perEmailLimit: 1 },
  POST: { type: "free_shipping", value: 0, totalLimit: 1 },
  WHOLE: { type: "percent", value: 100, totalLimit: 2 },
};

/** Opens the shop, with the owner's own account at the bank. */
export async function openShop({ database, bucket }: Pick<Ground, "database" | "bucket">, shape: Shape): Promise<void> {
  const at = new Date(Date.now());
  const stored: [path: string, fields: Record<string, unknown>][] = [
    [
      documents.username(USERNAME),
      { uid: SITE, state: "active", redirectTo: null, since: at, until: null, shape: usernameShape(USERNAME) },
    ],
    [documents.account(SITE), account(at)],
    [documents.site(SITE), site(at)],
    [documents.shopSettings(SITE), settings(shape)],
    [documents.cardSettings(SITE), cardSettings(at)],
    ...Object.entries(PRODUCTS)
      .map(([id, changes]) => [documents.product(SITE, id), product(id, changes, at)] as const)
      .map(pair),
    ...ITEMS.filter((item) => item.counted !== null).map(({ productId, variantId, counted }) =>
      pair([documents.stock(SITE, stockId(productId, variantId)), { productId, variantId, available: counted, updatedAt: at }]),
    ),
    ...Object.entries(DISCOUNTS).map(([code, changes]) => pair([documents.discount(SITE, code), discount(changes, at)])),
    [documents.file(SITE, "file1"), file(at)],
  ];
  bucket.upload(storedFilePath(SITE, FIRST_OBJECT));
  for (const [path, fields] of stored) await database.doc(path).set(fields);
}

function pair([path, fields]: readonly [string, Record<string, unknown>]): [string, Record<string, unknown>] {
  return [path, fields];
}

/** Longer than any walk through the model. */
const NEVER_MS = 3650 * 86_400_000;

function account(at: Date) {
  const terms = { termsVersion: "2026-11-01", termsAcceptedAt: at };
  const nothing = { usernameChanges: [], deletion: null, suspension: null, emailChange: null, devices: {} };
  return {
    email: OWNER_EMAIL,
    username: USERNAME,
    locale: "en",
    timeZone: "UTC",
    ...terms,
    ...nothing,
    summaryAt: new Date(at.getTime() + NEVER_MS),
    signInCheckAt: new Date(at.getTime() + NEVER_MS),
    createdAt: at,
  };
}

function site(at: Date) {
  const words = { displayName: "Model shop", headline: "", bio: "", avatar: null, cover: null, socials: {}, theme: "market" };
  return { username: USERNAME, ...words, published: true, suspendedAt: null, leavesAt: null, createdAt: at, updatedAt: at };
}

function settings({ currency, taxMode, cancelMinutes }: Shape) {
  return toStoredSettings({
    ...sampleSettings(),
    currency,
    onDelivery: { enabled: true, instructions: "" },
    payLink: { enabled: true, instructions: "", url: "https://pay.example.test/{amount}" },
    country: "EE",
    tax: { mode: taxMode, shipping: true, rates: [{ country: null, standardRate: 22000, reducedRate: 9000 }] },
    buyerCancelMinutes: cancelMinutes,
  });
}

function cardSettings(at: Date) {
  return { account: `acct_demo${SITE}`, canCharge: true, isSubmitted: true, isEnabled: true, isTest: true, updatedAt: at };
}

function product(id: string, words: Partial<SampleFields>, at: Date) {
  return { ...toStoredProduct(sampleProduct({ title: id, slug: id, price: 1000, ...words })), sold: false, createdAt: at, updatedAt: at };
}

function discount(changes: Partial<DiscountDraft>, at: Date) {
  const draft = { type: "percent", value: 10, startsAt: null, endsAt: null, minSubtotal: null, productIds: [], state: "active" };
  return { ...draft, totalLimit: null, perEmailLimit: null, ...changes, used: 0, createdAt: at, updatedAt: at };
}

const FIRST_OBJECT = "objectobjectobject01";
function file(at: Date) {
  const contents = { size: 1000, hash: "hash", version: 1, object: FIRST_OBJECT, order: "a0", toldVersion: 1, versionAt: at };
  return { productId: "book", name: "Book.pdf", ...contents, createdAt: at, updatedAt: at };
}
