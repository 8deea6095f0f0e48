import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { DEFAULT_DESIGN } from "@awning/domain/design/design";
import { PLAIN_LINK } from "@awning/domain/link/link";
import { EMPTY_PRODUCT } from "@awning/domain/product/product";
import { documents, SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import { DEFAULT_SHOP_SETTINGS } from "@awning/domain/shop/shop-settings";
import { toStoredProduct, toStoredSettings } from "@awning/domain/shop/stored";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { doc, serverTimestamp, setDoc, Timestamp } from "firebase/firestore";
import { clientOf } from "./actors.ts";

/** Fields of a document as a test writes them. */
export type Fields = Record<string, unknown>;

const LONG_AGO = Timestamp.fromMillis(1_700_000_000_000);

/** What a client puts where the server's time belongs. */
export const created = () => ({ createdAt: serverTimestamp(), updatedAt: serverTimestamp() });
/** The times of a document that stood there before. */
export const stored = () => ({ createdAt: LONG_AGO, updatedAt: LONG_AGO });

export const aMedia = (siteId: string, over: Fields = {}): Fields => ({
  id: "bowl1bowl1bowl1bowl1",
  siteId,
  widths: [320, 640],
  width: 640,
  height: 480,
  alt: "A bowl",
  color: "#c0ffee",
  ...over,
});

export const aSite = (over: Fields = {}): Fields => ({
  displayName: "Kiln",
  headline: "Pots",
  bio: "Thrown by hand.\nFired twice.",
  avatar: null,
  cover: null,
  socials: { web: { id: "web", kind: "web", url: "https://kiln.example.test/", place: 0 } },
  theme: "market",
  published: false,
  username: "kiln",
  suspendedAt: null,
  leavesAt: null,
  ...stored(),
  ...over,
});

export const aLink = (over: Fields = {}): Fields => ({
  ...PLAIN_LINK,
  type: "web",
  title: "Our wheel",
  url: "https://kiln.example.test/wheel",
  order: "V",
  ...over,
});

export const aProduct = (over: Fields = {}): Fields => ({
  ...toStoredProduct(EMPTY_PRODUCT),
  title: "Bowl",
  slug: "bowl",
  description: "A bowl.\nBlue.",
  price: 2800,
  order: "V",
  ...over,
});

export const aCollection = (over: Fields = {}): Fields => ({
  title: "For the table",
  slug: "for-the-table",
  productIds: [seeded.productId],
  order: "V",
  ...over,
});

export const aService = (over: Fields = {}): Fields => ({
  title: "Lesson",
  slug: "lesson",
  description: "An hour at the wheel.\nClay included.",
  length: 60,
  step: 30,
  bufferBefore: 0,
  bufferAfter: 15,
  notice: 120,
  windowDays: 60,
  maxPerDay: null,
  maxPerWeek: null,
  price: 4500,
  otherLengths: [],
  payment: { way: "on_site", text: "" },
  place: { kind: "address", text: "Mill road 4" },
  questions: [],
  approval: "instant",
  guestCancelNotice: 1440,
  guestMoveNotice: null,
  maxMoves: 3,
  reminders: [1440],
  scheduleId: seeded.scheduleId,
  state: "active",
  sortKey: "V",
  ...over,
});

export const aSchedule = (over: Fields = {}): Fields => ({
  name: "Workshop",
  zone: "Europe/Berlin",
  weekly: Array(7).fill({ ranges: [{ from: 540, to: 1020 }] }),
  overrides: [{ from: "2026-12-24", to: "2026-12-31", ranges: [] }],
  ...over,
});

export const aStock = (productId: string, over: Fields = {}): Fields => ({
  productId,
  variantId: SINGLE_VARIANT,
  available: 3,
  updatedAt: serverTimestamp(),
  ...over,
});

export const aDiscount = (over: Fields = {}): Fields => ({
  type: "percent",
  value: 10,
  startsAt: null,
  endsAt: null,
  minSubtotal: null,
  productIds: [],
  totalLimit: null,
  perEmailLimit: null,
  state: "active",
  used: 0,
  ...over,
});

export const aPage = (over: Fields = {}): Fields => ({
  title: "About",
  slug: "about",
  kind: "page",
  inMenu: true,
  menuOrder: "V",
  seo: { title: "", description: "", picture: null, noindex: false },
  blocks: [{ id: "a", type: "divider" }],
  rev: 1,
  saveId: "",
  after: "",
  publishedRev: null,
  publishedAt: null,
  live: null,
  versions: 0,
  ...over,
});

export const aFile = (over: Fields = {}): Fields => ({
  productId: seeded.productId,
  name: "Guide.pdf",
  size: 1200,
  hash: "1B2M2Y8AsgTpgAmY7PhCfg==",
  version: 1,
  object: "object1object1object1",
  order: "V",
  toldVersion: 1,
  ...over,
});

export const aSeller = (over: Fields = {}): Fields => ({
  name: "Kiln",
  address: "Mill road 4\n1011 Tartu",
  email: "sales@kiln.example.test",
  taxNumber: "",
  note: "",
  ...over,
});

/** As it is stored; its time is for who writes it. */
export const aDesign = (over: Fields = {}): Fields => ({
  draft: { theme: "clay", design: DEFAULT_DESIGN },
  applied: DEFAULT_DESIGN,
  rev: 0,
  saveId: "",
  after: "",
  updatedAt: LONG_AGO,
  ...over,
});

export const shopSettings = (over: Fields = {}): Fields => ({ ...toStoredSettings(DEFAULT_SHOP_SETTINGS), ...over });

/** Writes a document past the rules. */
export async function put(path: string, fields: Fields, projectId?: string): Promise<void> {
  await setDoc(doc(clientOf("admin", projectId).firestore, path), fields);
}

/** Where the parts of a seeded site lie. */
export const seeded = {
  linkId: "link1",
  productId: "product1",
  collectionId: "collection1",
  orderId: "order1",
  code: "SPRING",
  fileId: "file1",
  moveId: "move1",
  pageId: "page1",
  serviceId: "service1",
  scheduleId: "main",
  reservationId: "reservation1",
} as const;

/** Puts a whole site with one document in each of its collections, past the rules. */
export async function seedSite(siteId: string, over: Fields = {}, projectId?: string): Promise<void> {
  const parts: [string, Fields][] = [
    [documents.site(siteId), aSite(over)],
    [documents.shopSettings(siteId), shopSettings()],
    [documents.sellerSettings(siteId), aSeller()],
    [documents.designSettings(siteId), aDesign()],
    [informationDocuments.profileSettings(siteId), { email: "hello@kiln.example.test", shown: ["email"] }],
    [informationDocuments.seoSettings(siteId), { title: "Kiln" }],
    [informationDocuments.pauseSettings(siteId), { isOn: false }],
    [informationDocuments.legalSettings(siteId), { imprint: "Kiln" }],
    [documents.link(siteId, seeded.linkId), { ...aLink(), ...stored() }],
    [documents.archivedLink(siteId, seeded.linkId), { ...aLink(), ...stored() }],
    [documents.product(siteId, seeded.productId), { ...aProduct(), ...stored() }],
    [documents.collection(siteId, seeded.collectionId), { ...aCollection(), ...stored() }],
    [documents.stock(siteId, stockId(seeded.productId, SINGLE_VARIANT)), aStock(seeded.productId)],
    [documents.stockMove(siteId, seeded.moveId), { productId: seeded.productId, difference: 1, at: LONG_AGO }],
    [documents.discount(siteId, seeded.code), { ...aDiscount(), ...stored() }],
    [documents.discountUse(siteId, seeded.code, "mailbox"), { count: 1 }],
    [documents.page(siteId, seeded.pageId), { ...aPage(), ...stored() }],
    [documents.pageVersion(siteId, seeded.pageId, 1), { version: 1, at: LONG_AGO }],
    [documents.contact(siteId, "a"), { marketing: "subscribed", confirmedAt: LONG_AGO }],
    [documents.order(siteId, seeded.orderId), { number: 1001, status: "open", placedAt: LONG_AGO }],
    // No order counter: a shop without orders may change its currency.
    [documents.pageIndex(siteId), { count: 1 }],
    [documents.invoice(siteId, seeded.orderId), { number: 1, at: LONG_AGO }],
    [documents.invoiceCounter(siteId), { next: 2 }],
    [documents.file(siteId, seeded.fileId), { ...aFile(), ...stored() }],
    [documents.downloads(siteId, seeded.orderId), { counts: {}, updatedAt: LONG_AGO }],
    [bookingDocuments.service(siteId, seeded.serviceId), { ...aService(), ...stored() }],
    [bookingDocuments.schedule(siteId, seeded.scheduleId), { ...aSchedule(), ...stored() }],
  ];
  await Promise.all(parts.map(([path, fields]) => put(path, fields, projectId)));
}
