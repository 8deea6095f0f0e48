import { storedLinkSchema } from "@awning/domain/link/link";
import { storedProductSchema } from "@awning/domain/product/product";
import { stockSchema } from "@awning/domain/product/stock";
import { stockedVariants } from "@awning/domain/product/stocked-variants";
import { collections, documents, stockId } from "@awning/domain/routes/firestore-paths";
import { idsIn, isAsImported } from "@awning/domain/transfer/import-record";
import { collection, doc, documentId, getDocsFromServer, limit, query, type WriteBatch, where, writeBatch } from "firebase/firestore";
import type * as z from "zod/mini";
import { noteAct } from "../account/security-events.ts";
import { IN_MAX } from "../core/chunks.ts";
import { fromDocuments } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { trackWrite } from "../core/save-state.ts";
import { deleteStockIn } from "../product/stock.ts";
import { getImportRecord, saveImportRecord } from "./import-record.ts";

/** Products with all their stock, in one commit. */
const DELETED_AT_ONCE = 4;

/**
 * Deletes everything that the last import made and nobody changed since. What was edited, recounted, sold or given files stays.
 * @returns how many were deleted, and how many stay
 */
export async function undoImport(siteId: string): Promise<{ deleted: number; kept: number }> {
  const record = await getImportRecord(siteId);
  await noteAct("importUndone");
  const count = { deleted: 0, kept: 0 };
  const products = idsIn(record?.products ?? "");
  const remove = async (found: number, all: readonly ((batch: WriteBatch) => void)[]) => {
    for (let at = 0; at < all.length; at += DELETED_AT_ONCE) {
      const batch = writeBatch(firestore());
      for (const one of all.slice(at, at + DELETED_AT_ONCE)) one(batch);
      await trackWrite(batch.commit()).catch((error: unknown) => Promise.reject(toFailure(error)));
    }
    count.deleted += all.length;
    count.kept += found - all.length;
  };
  for (let at = 0; at < products.length; at += IN_MAX) {
    const found = await getByIds(collections.products(siteId), products.slice(at, at + IN_MAX), storedProductSchema);
    const alone = found.filter(isAsImported);
    const stocks = alone.flatMap((product) => stockedVariants(product).map((variantId) => stockId(product.id, variantId)));
    const counted = new Set<string>();
    for (let from = 0; from < stocks.length; from += IN_MAX)
      for (const stock of await getByIds(collections.stock(siteId), stocks.slice(from, from + IN_MAX), stockSchema))
        if (!isAsImported(stock)) counted.add(stock.productId);
    const removals = alone
      .filter(({ id }) => !counted.has(id))
      .map((product) => (batch: WriteBatch) => {
        batch.delete(doc(firestore(), documents.product(siteId, product.id)));
        deleteStockIn(batch, siteId, product.id, stockedVariants(product));
      });
    await remove(found.length, removals);
  }
  const links = idsIn(record?.links ?? "");
  for (let at = 0; at < links.length; at += IN_MAX) {
    const found = await getByIds(collections.links(siteId), links.slice(at, at + IN_MAX), storedLinkSchema);
    const alone = found.filter(isAsImported);
    await remove(
      found.length,
      alone.map(
        ({ id }) =>
          (batch: WriteBatch) =>
            void batch.delete(doc(firestore(), documents.link(siteId, id))),
      ),
    );
  }
  await saveImportRecord(siteId, { name: record?.name ?? "", products: "", links: "" });
  return count;
}

async function getByIds<T extends object>(path: string, ids: readonly string[], schema: z.ZodMiniType<T>): Promise<(T & { id: string })[]> {
  const some = query(collection(firestore(), path), where(documentId(), "in", ids), limit(IN_MAX));
  return fromDocuments(schema, await getDocsFromServer(some).catch((error: unknown) => Promise.reject(toFailure(error))));
}
