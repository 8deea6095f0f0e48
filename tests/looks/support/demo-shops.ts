import { createHash } from "node:crypto";
import type { Media } from "@awning/domain/media/media";
import { toDescribed } from "@awning/domain/product/description";
import { slugify } from "@awning/domain/product/slug";
import { collections, documents, SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";
import { NO_INFORMATION } from "@awning/domain/site/information";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { toStoredProfile } from "@awning/domain/site/profile";
import { kiln } from "../../../tools/seed/kiln.ts";
import type { DemoProduct, DemoShop, Drawing } from "../../../tools/seed/shop.ts";
import { tempo } from "../../../tools/seed/tempo.ts";
import { makeOwner, makeProduct, type Owner, setStock } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { makePage, publishPage } from "../../support/own-pages.ts";
import { makeLink } from "../../support/site-pages.ts";

let opened: Promise<unknown> | undefined;

/** The shops of the demo under their own names, for the tests of all files to look at. Nobody changes them. */
export async function openDemoShops(): Promise<void> {
  opened ??= Promise.all([open(kiln()), open(tempo())]);
  await opened;
}

async function open(shop: DemoShop): Promise<void> {
  const pictured = (drawing: Drawing, { uid }: Owner) => pictureOf(drawing, uid);
  const owner = await makeOwner({ site: shop.site, settings: shop.settings, username: shop.username });
  const { uid } = owner;
  const write = (path: string, fields: object) => admin.firestore.doc(path).set({ ...fields });
  await admin.firestore.doc(documents.site(uid)).update({ avatar: pictured(shop.avatar, owner), cover: pictured(shop.cover, owner) });
  if (shop.seller) await write(documents.sellerSettings(uid), shop.seller);
  if (shop.profile) await write(informationDocuments.profileSettings(uid), toStoredProfile({ ...NO_INFORMATION.profile, ...shop.profile }));
  const ids = new Map<string, string>();
  for (const [at, product] of shop.products.entries()) ids.set(product.title, await offer(owner, product, place(at)));
  for (const [at, { drawing, product, ...link }] of shop.links.entries()) {
    const productId = (product !== undefined && ids.get(product)) || null;
    await makeLink(owner, `link${at}`, { ...link, productId, thumb: drawing ? pictured(drawing, owner) : null, order: place(at) });
  }
  for (const [at, [title, titles]] of Object.entries(shop.collections ?? {}).entries()) {
    const productIds = titles.flatMap((one) => ids.get(one) ?? []);
    const times = { createdAt: new Date(), updatedAt: new Date() };
    await write(`${collections.collections(uid)}/group${at}`, { title, slug: slugify(title), productIds, order: place(at), ...times });
  }
  for (const [at, { title, drawings, blocks }] of (shop.pages ?? []).entries()) {
    let made = 0;
    const pictures = drawings.map((one) => pictured(one, owner));
    await makePage(owner, `page${at}`, { title, slug: slugify(title), blocks: blocks(pictures, () => `b${++made}`) });
    await publishPage(owner, `page${at}`);
  }
}

async function offer(owner: Owner, product: DemoProduct, order: string): Promise<string> {
  const { drawings, variants = [], description, stock, file: _, ...draft } = product;
  const shaped = variants.map(({ name, price = null }, at) => ({ id: `v${at + 1}`, name, price }));
  const id = await makeProduct(owner, {
    ...{ ...draft, slug: slugify(product.title), order, variants: shaped },
    ...(typeof description === "string" ? { description } : toDescribed(description)),
    images: drawings.map((one) => pictureOf(one, owner.uid)),
  });
  if (typeof stock === "number") await setStock(owner, id, SINGLE_VARIANT, stock);
  else for (const { id: variantId, name } of shaped) if (stock && name in stock) await setStock(owner, id, variantId, stock[name] ?? 0);
  return id;
}

/** What is stored of a picture; this site has one and the same for all of them. */
function pictureOf({ file, alt }: Drawing, siteId: string): Media {
  const id = createHash("sha256").update(file).digest("hex").slice(0, 24);
  return { id, siteId, widths: [320, 640], width: 640, height: 480, alt, color: "#b5651d" };
}

function place(at: number): string {
  return `a${String.fromCharCode(65 + at)}`;
}
