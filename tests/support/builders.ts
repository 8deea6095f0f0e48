import { randomBytes, randomInt } from "node:crypto";
import type { Account } from "@awning/domain/account";
import type { Address } from "@awning/domain/address";
import type { CartLine, Quote } from "@awning/domain/cart";
import { documents, SINGLE_VARIANT, stockId } from "@awning/domain/collections";
import type { CommandInput } from "@awning/domain/commands";
import { productDraftSchema, type StoredProductDraft } from "@awning/domain/product";
import { productTermsOf } from "@awning/domain/product-search";
import { DEFAULT_SHOP_SETTINGS, type ShopSettings, type StoredShopSettings } from "@awning/domain/shop-settings";
import type { SiteDraft } from "@awning/domain/site";
import * as z from "zod/mini";
import { DEVELOPMENT_ADDRESS_HEADER } from "../../functions/src/platform/client-address.ts";
import { AUTH, admin } from "./emulators.ts";

export type Owner = { uid: string; email: string; password: string; username: string; token: string };

export const PASSWORD = "quiet-harbour-lantern";
const now = () => new Date();

/** A name nobody has. */
export function randomName(prefix = "shop"): string {
  return `${prefix}-${randomBytes(6).toString("hex")}`;
}

export function randomEmail(): string {
  return `${randomName("mail")}@example.test`;
}

/** A network address nobody else uses, so that rate limits of one test never touch another. */
export function randomAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}

/** Makes a request come from a network address. Production builds know no such header. */
export function comingFrom(address: string): Record<string, string> {
  return { [DEVELOPMENT_ADDRESS_HEADER]: address };
}

/** A key as a cart makes it. */
export function randomKey(): string {
  return randomBytes(18).toString("base64url");
}

export const EVERYTHING_ON: ShopSettings = {
  ...DEFAULT_SHOP_SETTINGS,
  transfer: { enabled: true, instructions: "IBAN DE00 0000" },
  cash: { enabled: true, instructions: "Exact change, please" },
  shipping: { enabled: true, price: 490 },
  pickup: { enabled: true, place: "Harbour lane 3" },
};

type OwnerOptions = {
  site?: Partial<SiteDraft>;
  settings?: StoredShopSettings;
  account?: Partial<Account>;
  isVerified?: boolean;
  username?: string;
};

/** An owner with a published shop, made without the product's own code. */
export async function makeOwner(options: OwnerOptions = {}): Promise<Owner> {
  const { site, settings, account, isVerified = true, username = randomName() } = options;
  const email = randomEmail();
  const { uid } = await admin.auth.createUser({ email, password: PASSWORD, emailVerified: isVerified });
  const batch = admin.firestore.batch();
  const at = now();
  batch.set(admin.firestore.doc(documents.username(username)), { uid, state: "active", redirectTo: null, since: at, until: null });
  batch.set(admin.firestore.doc(documents.account(uid)), {
    email,
    username,
    locale: "en",
    timeZone: "UTC",
    termsVersion: "2026-11-01",
    termsAcceptedAt: at,
    createdAt: at,
    ...account,
    usernameChanges: (account?.usernameChanges ?? []).map((ms) => new Date(ms)),
  });
  batch.set(admin.firestore.doc(documents.site(uid)), {
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
  });
  batch.set(admin.firestore.doc(documents.shopSettings(uid)), settings ?? EVERYTHING_ON);
  await batch.commit();
  return { uid, email, password: PASSWORD, username, token: await tokenOf(email) };
}

async function tokenOf(email: string): Promise<string> {
  const response = await fetch(`${AUTH}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  return ((await response.json()) as { idToken: string }).idToken;
}

/** Puts a product on sale; `stock` counts its single variant. */
export async function makeProduct(
  owner: Owner,
  { stock, ...draft }: Partial<StoredProductDraft> & { stock?: number } = {},
): Promise<string> {
  const id = randomBytes(10).toString("hex");
  const product: StoredProductDraft = {
    kind: "physical",
    title: "Bud vase",
    slug: `bud-vase-${id}`,
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
  // As the trigger of its write would do it, which then has nothing left to do.
  const searchTerms = productTermsOf({ title, sku, variants });
  const marks = { sold: false, ...(product.state === "active" && { offered: true }) };
  await admin.firestore
    .doc(documents.product(owner.uid, id))
    .set({ ...product, searchTerms, ...marks, createdAt: now(), updatedAt: now() });
  if (stock !== undefined) await setStock(owner, id, SINGLE_VARIANT, stock);
  return id;
}

export async function setStock(owner: Owner, productId: string, variantId: string, available: number): Promise<void> {
  const path = documents.stock(owner.uid, stockId(productId, variantId));
  await admin.firestore.doc(path).set({ productId, variantId, available, updatedAt: now() });
}

/** Pieces left, or `null` when the variant is not counted. */
export async function stockLeft(owner: Owner, productId: string, variantId: string = SINGLE_VARIANT): Promise<number | null> {
  const snapshot = await admin.firestore.doc(documents.stock(owner.uid, stockId(productId, variantId))).get();
  return (snapshot.data()?.available as number | undefined) ?? null;
}

export function cartLine(productId: string, quantity = 1, variantId: string = SINGLE_VARIANT): CartLine {
  return { productId, variantId, quantity };
}

export const ADDRESS: Address = {
  name: "Corner store",
  street: "Mill road 4",
  extra: "",
  postcode: "51003",
  city: "Tartu",
  state: "",
  country: "EE",
};

type PlaceInput = CommandInput<"place-order">;

/** What a buyer's browser sends who accepts this quote. */
export function orderInput(owner: Owner, quote: Quote, changes: Partial<PlaceInput> = {}): PlaceInput {
  return {
    username: owner.username,
    key: randomKey(),
    lines: quote.lines.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })),
    delivery: "pickup",
    payment: "cash",
    buyer: { name: "Corner store", email: randomEmail(), phone: "" },
    shipTo: null,
    note: "",
    acceptTerms: true,
    acceptDigital: quote.lines.some((line) => line.kind === "digital"),
    quoteHash: quote.hash,
    locale: "en",
    ...changes,
  };
}

export { DEFAULT_SHOP_SETTINGS };
