import { SECURITY_EVENTS_PAGE, securityEventDocuments } from "@awning/domain/account/security-event";
import { bookingCollections } from "@awning/domain/booking/firestore-paths";
import { storedLinkSchema } from "@awning/domain/link/link";
import { mediaIn } from "@awning/domain/media/media-in";
import type { Media } from "@awning/domain/media/media-schema";
import type { Currency } from "@awning/domain/money/money";
import { toOrderCsv } from "@awning/domain/order/csv";
import { orderSchema } from "@awning/domain/order/order";
import { type Product, storedProductSchema } from "@awning/domain/product/product";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { ARCHIVE_VERSION, documentsFile, MANIFEST_FILE, type Manifest, pictureFile } from "@awning/domain/transfer/archive";
import { shopifyCsv } from "@awning/domain/transfer/shopify-csv";
import { toCsv } from "@awning/domain/values/csv";
import { downloadZip } from "client-zip";
import { doc, getDocFromServer } from "firebase/firestore";
import { noteAct } from "../account/security-events.ts";
import { fromDocuments, toMillis } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { mediaAddress } from "../media/media.ts";
import { eachPage } from "../product/product-export.ts";

/** What is exported of a site's collections, by as many documents as the rules list at once. */
const PAGES: readonly (readonly [name: string, path: (siteId: string) => string, size: number])[] = [
  ["products", collections.products, 50],
  ["stock", collections.stock, 100],
  ["links", collections.links, 200],
  ["archivedLinks", collections.archivedLinks, 500],
  ["collections", collections.collections, 50],
  ["discounts", collections.discounts, 100],
  ["pages", collections.pages, 30],
  ["services", bookingCollections.services, 100],
  ["schedules", bookingCollections.schedules, 20],
  ["reservations", bookingCollections.reservations, 300],
  ["contacts", collections.contacts, 500],
  ["persons", collections.persons, 500],
  ["orders", collections.orders, 300],
  ["securityEvents", securityEventDocuments.all, SECURITY_EVENTS_PAGE],
];

type ZipFile = { name: string; input: string | Blob };
export type ExportProgress = { part: "documents" | "pictures"; done: number; all: number };

/**
 * Everything of an account as one ZIP file: documents as JSON, products, links and orders as CSV, and pictures. Read while it is written, so
 * only one collection is in memory at a time. Pictures that cannot be fetched are named in `missing.txt`.
 * @throws Failure, or the signal's reason
 */
export async function exportAccount(
  { siteId, username, currency }: { siteId: string; username: string; currency: Currency },
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const manifest: Manifest = { format: "awning", version: ARCHIVE_VERSION, exportedAt: Date.now(), username, currency };
  await noteAct("exported");
  async function* files(): AsyncGenerator<ZipFile> {
    yield { name: MANIFEST_FILE, input: toJson(manifest) };
    const pictures = new Map<string, Media>();
    const collect = (document: unknown) => {
      for (const one of mediaIn(document)) pictures.set(one.id, one);
    };
    const settings = await settingsOf(siteId);
    collect(settings);
    yield { name: documentsFile("settings"), input: toJson(settings) };
    const stock = new Map<string, number>();
    const products: Product[] = [];
    for (const [at, [name, path, size]] of PAGES.entries()) {
      signal.throwIfAborted();
      onProgress({ part: "documents", done: at, all: PAGES.length });
      const all: Record<string, unknown> = {};
      const rows: string[] = [];
      await eachPage(path(siteId), size, (page) => {
        for (const one of page.docs) all[one.id] = toMillis(one.data());
        if (name === "products") products.push(...fromDocuments(storedProductSchema, page));
        if (name === "orders") rows.push(toOrderCsv(fromDocuments(orderSchema, page)));
        if (name === "links") {
          const links = fromDocuments(storedLinkSchema, page);
          rows.push(toCsv([["Title", "URL"], ...links.map(({ title, url }) => [title, url])]));
        }
        if (name === "stock") for (const one of page.docs) stock.set(one.id, Number(one.get("available")));
      });
      collect(all);
      yield { name: documentsFile(name), input: toJson(all) };
      const [first = "", ...more] = rows;
      // Each page has the header again.
      const table = [first, ...more.map((csv) => csv.slice(csv.indexOf("\r\n") + 2))].join("");
      if (table !== "") yield { name: `${name}.csv`, input: table };
      if (name === "stock")
        yield { name: "products-shopify.csv", input: shopifyCsv(products, stock, currency, (image) => mediaAddress(image, image.width)) };
    }
    const missing: string[] = [];
    for (const [at, picture] of [...pictures.values()].entries()) {
      signal.throwIfAborted();
      onProgress({ part: "pictures", done: at, all: pictures.size });
      const address = mediaAddress(picture, picture.width);
      const input = await fetch(address, { signal }).then(
        (response) => (response.ok ? response.blob() : null),
        () => null,
      );
      if (input) yield { name: pictureFile(picture.id), input };
      else missing.push(address);
    }
    if (missing.length > 0) yield { name: "missing.txt", input: missing.join("\n") };
  }
  return downloadZip(files()).blob();
}

const SETTINGS = [
  "shop",
  "design",
  "seller",
  "mail",
  "links",
  "profile",
  "seo",
  "legal",
  "pause",
  "notify",
  "chat",
  "savedReplies",
  "orderViews",
  "peopleViews",
  "analytics",
];

/** The site and its settings; those that were never saved are missing. */
async function settingsOf(siteId: string): Promise<Record<string, unknown>> {
  const paths = [["site", documents.site(siteId)] as const, ...SETTINGS.map((name) => [name, `sites/${siteId}/settings/${name}`] as const)];
  const found = await Promise.all(
    paths.map(async ([name, path]) => {
      const one = await getDocFromServer(doc(firestore(), path)).catch((error: unknown) => Promise.reject(toFailure(error)));
      return one.exists() ? [[name, toMillis(one.data())] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

function toJson(value: unknown): string {
  return JSON.stringify(value, null, 1);
}
