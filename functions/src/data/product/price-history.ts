import { notePrices } from "@awning/domain/product/law/price-history";
import { pricePointSchema } from "@awning/domain/product/law/price-point";
import { documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import { fromDocument, fromStored } from "../core/documents.ts";
import { writeTogether } from "../core/writes.ts";
import { storedProductSchema } from "./products.ts";

const notedSchema = z.object({ prices: z._default(z.array(pricePointSchema), []) });

/**
 * Adds what a product cost after a write to its price history. Each write is noted from its own event, so that prices which came and went
 * between two others are in it. Malformed products have no price.
 * @param written the document after the write
 */
export async function keepPrices(siteId: string, productId: string, written: unknown): Promise<void> {
  const product = z.safeParse(storedProductSchema, fromStored(written)).data;
  if (!product || !notePrices(product.prices ?? [], product, product.updatedAt)) return;
  await writeTogether("prices", async (writes) => {
    const snapshot = await firestore().doc(documents.product(siteId, productId)).get();
    const history = fromDocument(notedSchema, snapshot)?.prices;
    const prices = history && notePrices(history, product, product.updatedAt);
    // `updatedAt` stays: it is the time of the owner’s last change.
    if (prices && snapshot.updateTime)
      writes.update(snapshot.ref, toDocument(notedSchema, { prices }), { lastUpdateTime: snapshot.updateTime });
  });
}
