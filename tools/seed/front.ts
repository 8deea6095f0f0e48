import type { Media } from "@awning/domain/media/media";
import { pageDraftSchema } from "@awning/domain/page/page";
import { collectionDraftSchema } from "@awning/domain/product/collection";
import { slugify } from "@awning/domain/product/slug";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { NO_INFORMATION } from "@awning/domain/site/information";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { toStoredProfile } from "@awning/domain/site/profile";
import { addDoc, collection, doc, type Firestore, getDocs, limit, query, serverTimestamp, setDoc } from "firebase/firestore";
import { generateNKeysBetween } from "fractional-indexing";
import type { DemoPage, DemoShop, Drawing } from "./shop.ts";
import type { Suite } from "./suite.ts";

/** A signed-in owner of a site. */
type Work = {
  suite: Suite;
  shop: DemoShop;
  siteId: string;
  firestore: Firestore;
  token: () => Promise<string>;
  upload: (drawing: Drawing) => Promise<Media>;
};

/** Adds what surrounds links and products: contact, hours, collections and pages. */
export async function addFront(work: Work): Promise<void> {
  const { shop, siteId, firestore } = work;
  if (shop.profile)
    await setDoc(
      doc(firestore, informationDocuments.profileSettings(siteId)),
      toStoredProfile({ ...NO_INFORMATION.profile, ...shop.profile }),
    );
  await addCollections(work);
  const keys = generateNKeysBetween(null, null, shop.pages?.length ?? 0);
  for (const [index, page] of (shop.pages ?? []).entries()) await addPage(work, page, keys[index] ?? "a0");
}

async function addCollections({ firestore, siteId, shop }: Work): Promise<void> {
  const wanted = Object.entries(shop.collections ?? {});
  const keys = generateNKeysBetween(null, null, wanted.length);
  const products = await getDocs(query(collection(firestore, collections.products(siteId)), limit(50)));
  const idOf = (title: string) => {
    const found = products.docs.find((one) => one.get("title") === title);
    if (!found) throw new Error(`${shop.username} sells no “${title}”.`);
    return found.id;
  };
  for (const [index, [title, titles]] of wanted.entries()) {
    const draft = collectionDraftSchema.parse({ title, slug: slugify(title), productIds: titles.map(idOf), order: keys[index] });
    await addDoc(collection(firestore, collections.collections(siteId)), {
      ...draft,
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    });
  }
}

async function addPage({ suite, firestore, siteId, token, upload }: Work, page: DemoPage, menuOrder: string): Promise<void> {
  const pictures: Media[] = [];
  for (const drawing of page.drawings) pictures.push(await upload(drawing));
  let made = 0;
  const draft = pageDraftSchema.parse({
    title: page.title,
    slug: slugify(page.title),
    kind: "page",
    inMenu: true,
    menuOrder,
    seo: { title: "", description: "", picture: null, noindex: false },
    blocks: page.blocks(pictures, () => `b${++made}`),
  });
  const fresh = { rev: 1, saveId: "", after: "", publishedRev: null, publishedAt: null, live: null, versions: 0 };
  const reference = doc(collection(firestore, collections.pages(siteId)));
  await setDoc(doc(firestore, documents.page(siteId, reference.id)), {
    ...draft,
    ...fresh,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
  await suite.command("publish-page", { pageId: reference.id, rev: 1 }, await token());
}
