import { bookingCollections } from "@awning/domain/booking/firestore-paths";
import { documents } from "@awning/domain/routes/firestore-paths";
import { LEGAL_KINDS } from "@awning/domain/site/legal-titles";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";

type Names = Pick<ReadonlySet<string>, "has">;
export type CountedSite = {
  siteId: string;
  zone: string;
  links: readonly { id: string; showFrom: number | null }[];
  paths: Names;
  products: Names;
};

const slugged = z.object({ slug: z.string() });
const productsSchema = z.array(z.extend(slugged, { id: z.string() }));
const copySchema = z.object({
  siteId: z.string(),
  /** The time zone of the owner's days. */
  profile: z.object({ zone: z.string() }),
  links: z.array(z.object({ id: z.string() })),
  laterLinks: z.array(z.object({ id: z.string(), showFrom: z.number() })),
  pages: z.array(slugged),
  legal: z.array(z.enum(LEGAL_KINDS)),
  products: productsSchema,
  goneSlugs: z.array(z.string()),
  services: z.array(slugged),
  serviceCount: z.number(),
  cardDocuments: z.number(),
});
const fieldMask = ["profile.zone", ...Object.keys(copySchema.shape).filter((name) => name !== "profile")];

export async function getCountedSite(username: string): Promise<CountedSite | null> {
  const [copy] = await firestore().getAll(firestore().doc(documents.published(username)), { fieldMask });
  if (!copy?.exists) return null;
  const { siteId, profile, links, laterLinks, pages, legal, goneSlugs, ...listed } = copySchema.parse(copy.data());
  const [products, services] = await Promise.all([allProducts(username, listed), allServices(username, listed)]);
  return {
    siteId,
    zone: profile.zone,
    links: [...links.map(({ id }) => ({ id, showFrom: null })), ...laterLinks],
    paths: new Set([
      ...pages.map(({ slug }) => slug),
      ...legal.map((kind) => `legal/${kind}`),
      ...products.map(({ slug }) => `shop/${slug}`),
      // Visitors still follow links to archived products.
      ...goneSlugs.map((slug) => `shop/${slug}`),
      ...services.map((slug) => `book/${slug}`),
    ]),
    products: new Set(products.map(({ id }) => id)),
  };
}

type Listed = Pick<z.infer<typeof copySchema>, "products" | "cardDocuments" | "services" | "serviceCount">;

/** Products beyond the shop's first page are stored in its card documents. */
async function allProducts(username: string, { products, cardDocuments }: Listed): Promise<z.infer<typeof productsSchema>> {
  const names = Array.from({ length: cardDocuments }, (_, index) => `cards-${index + 1}` as const);
  if (names.length === 0) return products;
  const cards = await firestore().getAll(...names.map((name) => firestore().doc(documents.publishedProducts(username, name))));
  return [...products, ...cards.flatMap((one) => (one.exists ? productsSchema.parse(one.get("products")) : []))];
}

/** Hidden services are in no list. */
async function allServices(username: string, { services, serviceCount }: Listed): Promise<string[]> {
  if (serviceCount <= services.length) return services.map(({ slug }) => slug);
  const all = await firestore().collection(bookingCollections.publishedServices(username)).select().get();
  return all.docs.map(({ id }) => id);
}
