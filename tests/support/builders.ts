import { randomBytes, randomInt } from "node:crypto";
import type { CommandInput } from "@awning/domain/api/commands";
import type { CartLine, Quote } from "@awning/domain/cart/cart";
import type { SampleFields } from "@awning/domain/product/sample-product";
import { documents, SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import type { Address } from "@awning/domain/values/address";
import { DEVELOPMENT_ADDRESS_HEADER } from "../../functions/src/http/client-address.ts";
import { AUTH, admin } from "./emulators.ts";
import { type OwnerChoices, ownerDocuments, PASSWORD, productDocument } from "./stored.ts";

export { EVERYTHING_ON, PASSWORD } from "./stored.ts";

export type Owner = { uid: string; email: string; password: string; username: string; token: string };

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

/** An owner with a published shop, made without the product's own code. */
export async function makeOwner({ username = randomName(), ...choices }: OwnerChoices & { username?: string } = {}): Promise<Owner> {
  const email = randomEmail();
  const { uid } = await admin.auth.createUser({ email, password: PASSWORD, emailVerified: choices.isVerified ?? true });
  const batch = admin.firestore.batch();
  for (const [path, data] of ownerDocuments({ uid, email, username }, choices)) batch.set(admin.firestore.doc(path), data);
  await batch.commit();
  return { uid, email, password: PASSWORD, username, token: await tokenOf(email) };
}

/** A shop whose owner's account takes cards. */
export async function makeCardOwner(): Promise<Owner> {
  const owner = await makeOwner();
  await admin.firestore.doc(documents.cardSettings(owner.uid)).set({
    account: `acct_demo${owner.uid}`,
    canCharge: true,
    isSubmitted: true,
    isEnabled: true,
    isTest: true,
    updatedAt: now(),
  });
  return owner;
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
export async function makeProduct(owner: Owner, { stock, ...draft }: Partial<SampleFields> & { stock?: number } = {}): Promise<string> {
  const id = randomBytes(10).toString("hex");
  await admin.firestore.doc(documents.product(owner.uid, id)).set(productDocument(id, draft));
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
