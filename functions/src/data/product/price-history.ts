import { noteWrite } from "@awning/domain/product/law/price-history";
import { pricePointSchema } from "@awning/domain/product/law/price-point";
import { storedProductSchema } from "@awning/domain/product/product";
import { documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import { fromDocument, fromStored } from "../core/documents.ts";
import { writeTogether } from "../core/writes.ts";

const notedSchema = z.object({ prices: z._default(z.array(pricePointSchema), []) });

/**
 * Adds what a product cost after a write to its price history. Each write is noted from its own event, so that prices which came and went
 * between two others are in it. Malformed products have no price.
 * @param before the document before the write, if there was one
 * @param after the document after it
 */
export async function keepPrices(siteId: string, productId: string, before: unknown, after: unknown): Promise<void> {
  const was = z.safeParse(storedProductSchema, fromStored(before)).data ?? null;
  const product = z.safeParse(storedProductSchema, fromStored(after)).data;
  if (!product || !noteWrite(product.prices ?? [], was, product)) return;
  await writeTogether("prices", async (writes) => {
    const snapshot = await firestore().doc(documents.product(siteId, productId)).get();
    const history = fromDocument(notedSchema, snapshot)?.prices;
    const prices = history && noteWrite(history, was, product);
    // `updatedAt` stays: it is the time of the owner’s last change.
    if (prices && snapshot.updateTime)
      writes.update(snapshot.ref, toDocument(notedSchema, { prices }), { lastUpdateTime: snapshot.updateTime });
  });
}
