import { discountDraftSchema } from "@awning/domain/discount/discount";
import { type LinkDraft, PLAIN_LINK } from "@awning/domain/link/link";
import { MEDIA_FILE_TYPE, type Media, mediaFileName, mediaPath } from "@awning/domain/media/media";
import { toDescribed } from "@awning/domain/product/description";
import { STORED_FILE_TYPE, storedFilePath } from "@awning/domain/product/file";
import type { ProductDraft } from "@awning/domain/product/product";
import { sampleProduct } from "@awning/domain/product/sample-product";
import { type PublishedSite, publishedSiteSchema } from "@awning/domain/published/published";
import { collections, documents, SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { idOf, toStoredProduct, toStoredSettings } from "@awning/domain/shop/stored";
import { siteDraftSchema } from "@awning/domain/site/site";
import { UPLOAD_FILE } from "@awning/domain/upload/upload";
import { toRows } from "@awning/domain/values/rows";
import { initializeApp } from "firebase/app";
import { type Auth, applyActionCode, connectAuthEmulator, getAuth, signInWithEmailAndPassword } from "firebase/auth";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  serverTimestamp,
  setDoc,
  terminate,
  updateDoc,
  writeBatch,
} from "firebase/firestore";
import { connectStorageEmulator, type FirebaseStorage, getStorage, ref, uploadBytes } from "firebase/storage";
import { generateNKeysBetween } from "fractional-indexing";
import { readDocument } from "../../functions/src/storefront/resolve/read-document.ts";
import { PORTS } from "../lib/ports.ts";
import { addBookings, serviceIdOf } from "./bookings.ts";
import { addChats } from "./chats.ts";
import { drawPicture } from "./drawings.ts";
import { addFront } from "./front.ts";
import { addGuests } from "./guests.ts";
import { DEMO_PASSWORD, type DemoProduct, type DemoShop, type Drawing, PRODUCT_FACTS } from "./shop.ts";
import type { Suite } from "./suite.ts";

/** An owner signed in with the client SDK, so that every write passes the rules. */
export type Owner = {
  uid: string;
  shop: DemoShop;
  token: () => Promise<string>;
  published: () => Promise<PublishedSite>;
  close: () => Promise<void>;
};
type Clients = { auth: Auth; firestore: Firestore; storage: FirebaseStorage; stored: Set<string>; command: Suite["command"] };

function connect(suite: Suite, name: string): Clients {
  const app = initializeApp({ apiKey: "demo", projectId: suite.projectId, storageBucket: `${suite.projectId}.appspot.com` }, name);
  const command: Suite["command"] = (...asked) => suite.command(...asked);
  const clients = { auth: getAuth(app), firestore: getFirestore(app), storage: getStorage(app), stored: new Set<string>(), command };
  connectAuthEmulator(clients.auth, suite.authUrl, { disableWarnings: true });
  connectFirestoreEmulator(clients.firestore, "127.0.0.1", PORTS.firestore);
  connectStorageEmulator(clients.storage, "127.0.0.1", PORTS.storage);
  return clients;
}

/** Signs up, confirms the address by the mailed link, fills the site and publishes it. */
export async function openShop(suite: Suite, shop: DemoShop): Promise<Owner> {
  await suite.command("sign-up", {
    email: shop.email,
    password: DEMO_PASSWORD,
    username: shop.username,
    acceptTerms: true,
    locale: "en",
    timeZone: "Europe/Berlin",
  });
  const clients = connect(suite, shop.username);
  const mail = await suite.waitForMail(shop.email, /confirm/i);
  const code = /confirm-email\?code=([^\s"&<]+)/.exec(mail.text)?.[1];
  if (!code) throw new Error(`The mail to ${shop.email} carries no confirmation link.`);
  await applyActionCode(clients.auth, decodeURIComponent(code));
  const { user } = await signInWithEmailAndPassword(clients.auth, shop.email, DEMO_PASSWORD);
  await fillSite(clients, user.uid, shop);
  const products = await addProducts(clients, user.uid, shop);
  await addLinks(clients, user.uid, shop, products);
  await addFront({
    suite,
    shop,
    siteId: user.uid,
    firestore: clients.firestore,
    token: () => user.getIdToken(),
    upload: (one) => upload(clients, user.uid, one),
  });
  const { firestore } = clients;
  if (shop.booking) await addBookings({ suite, siteId: user.uid, firestore, token: () => user.getIdToken() }, shop.booking);
  await updateDoc(doc(clients.firestore, documents.site(user.uid)), { published: true, updatedAt: serverTimestamp() });
  await suite.waitForPage(sitePaths.shop(shop.username));
  const { username } = shop;
  if (shop.booking) await addGuests({ suite, username }, shop.booking);
  if (shop.chats) await addChats({ suite, siteId: user.uid, username, firestore }, shop.chats, shop.desk);
  return {
    uid: user.uid,
    shop,
    token: () => user.getIdToken(),
    published: async () => {
      // With the rights of the service, because browsers cannot read it.
      Object.assign(process.env, { GCLOUD_PROJECT: suite.projectId, FIRESTORE_EMULATOR_HOST: `127.0.0.1:${PORTS.firestore}` });
      return publishedSiteSchema.parse(await readDocument(documents.published(shop.username)));
    },
    close: () => terminate(clients.firestore),
  };
}

async function upload({ auth, command, storage, stored }: Clients, uid: string, drawing: Drawing): Promise<Media> {
  const { media, files } = await drawPicture(drawing, uid);
  // Stored pictures are immutable, so a repeated one is uploaded once.
  if (stored.has(media.id)) return media;
  stored.add(media.id);
  const sizes = Object.fromEntries(files.map(({ width, bytes }) => [mediaFileName(width), bytes.length]));
  await command("reserve-upload", { id: media.id, kind: "picture", files: sizes }, await auth.currentUser?.getIdToken());
  for (const { width, bytes } of files)
    await uploadBytes(ref(storage, mediaPath(uid, media.id, width)), bytes, {
      contentType: MEDIA_FILE_TYPE,
      cacheControl: "public, max-age=31536000, immutable",
    });
  return media;
}

async function fillSite(clients: Clients, uid: string, shop: DemoShop): Promise<void> {
  const draft = siteDraftSchema.parse({
    ...shop.site,
    socials: toRows(
      shop.site.socials.map((social, at) => ({ id: `social${at}`, ...social })),
      idOf,
    ),
    avatar: await upload(clients, uid, shop.avatar),
    cover: await upload(clients, uid, shop.cover),
    published: false,
  });
  await updateDoc(doc(clients.firestore, documents.site(uid)), { ...draft, updatedAt: serverTimestamp() });
  await updateDoc(doc(clients.firestore, documents.shopSettings(uid)), toStoredSettings(shop.settings));
  if (shop.seller) await setDoc(doc(clients.firestore, documents.sellerSettings(uid)), shop.seller);
  for (const [code, draft] of Object.entries(shop.codes ?? {})) {
    const times = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
    await setDoc(doc(clients.firestore, documents.discount(uid, code)), { ...discountDraftSchema.parse(draft), used: 0, ...times });
  }
}

async function addLinks(clients: Clients, uid: string, shop: DemoShop, products: ReadonlyMap<string, string>): Promise<void> {
  const keys = generateNKeysBetween(null, null, shop.links.length);
  for (const [index, link] of shop.links.entries()) {
    const thumb = link.drawing ? await upload(clients, uid, link.drawing) : null;
    const draft: LinkDraft = {
      ...PLAIN_LINK,
      type: link.type,
      title: link.title,
      subtitle: link.subtitle ?? "",
      url: link.url,
      productId: products.get(link.product ?? "") ?? null,
      serviceId: link.service === undefined ? null : serviceIdOf(link.service),
      thumb,
      style: link.style ?? "normal",
      enabled: link.enabled ?? true,
      order: keys[index] ?? "a0",
    };
    const times = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
    await setDoc(doc(collection(clients.firestore, collections.links(uid))), { ...draft, ...times });
  }
}

/** @returns product ids by title */
async function addProducts(clients: Clients, uid: string, shop: DemoShop): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const keys = generateNKeysBetween(null, null, shop.products.length);
  for (const [index, product] of shop.products.entries()) {
    const images: Media[] = [];
    for (const drawing of product.drawings) images.push(await upload(clients, uid, drawing));
    const draft = toDraft(product, images, keys[index] ?? "a0");
    const reference = doc(collection(clients.firestore, collections.products(uid)));
    const batch = writeBatch(clients.firestore);
    const { compareAt, price } = draft;
    // A reduction is compared with an earlier price.
    const full = { ...draft, price: compareAt ?? price, compareAt: null };
    batch.set(reference, { ...toStoredProduct(full), createdAt: serverTimestamp(), updatedAt: serverTimestamp() });
    for (const [variantId, available] of countsOf(product, draft))
      batch.set(doc(clients.firestore, documents.stock(uid, stockId(reference.id, variantId))), {
        productId: reference.id,
        variantId,
        available,
        updatedAt: serverTimestamp(),
      });
    await batch.commit();
    if (compareAt !== null) await updateDoc(reference, { price, compareAt, updatedAt: serverTimestamp() });
    if (product.file) await addFile(clients, uid, reference.id, product.file);
    ids.set(product.title, reference.id);
  }
  return ids;
}

/** Uploads a file and adds it to its product, like the editor. */
async function addFile({ auth, command, storage }: Clients, uid: string, productId: string, file: NonNullable<DemoProduct["file"]>) {
  const object = `demofile${productId}`;
  const bytes = new TextEncoder().encode(`${file.lines.join("\n\n")}\n`);
  const token = await auth.currentUser?.getIdToken();
  await command("reserve-upload", { id: object, kind: "soldFile", files: { [UPLOAD_FILE]: bytes.length } }, token);
  await uploadBytes(ref(storage, storedFilePath(uid, object)), bytes, { contentType: STORED_FILE_TYPE });
  await command("add-product-file", { productId, object, name: file.name, order: "a0", replaces: null }, token);
}

function toDraft(product: DemoProduct, images: Media[], order: string): ProductDraft {
  return sampleProduct({
    kind: product.kind ?? "physical",
    title: product.title,
    ...(typeof product.description === "string" ? { description: product.description } : toDescribed(product.description)),
    price: product.price,
    compareAt: product.compareAt ?? null,
    images,
    variants: (product.variants ?? []).map((variant, index) => ({ id: `v${index + 1}`, name: variant.name, price: variant.price ?? null })),
    limitPerOrder: product.limitPerOrder ?? null,
    lowAt: product.lowAt ?? null,
    questions: product.questions ?? [],
    state: product.state ?? "active",
    order,
    ...Object.fromEntries(PRODUCT_FACTS.flatMap((fact) => (product[fact] === undefined ? [] : [[fact, product[fact]]]))),
  });
}

function countsOf(product: DemoProduct, draft: ProductDraft): [string, number][] {
  if (product.stock === undefined) return [];
  if (typeof product.stock === "number") return [[SINGLE_VARIANT, product.stock]];
  const counts = product.stock;
  return draft.variants.flatMap((variant): [string, number][] => (variant.name in counts ? [[variant.id, counts[variant.name] ?? 0]] : []));
}
