import { type BuyerFiles, digitalLines, filesForBuyer } from "@awning/domain/order/download";
import type { Order } from "@awning/domain/order/order";
import { getDownloads } from "#data/downloads.ts";
import { listFiles } from "#data/files.ts";

/** The files an order brings, as they are now, with what is left of each; `null` when it brings none. */
export async function filesOfOrder(order: Order): Promise<BuyerFiles | null> {
  const products = digitalLines(order.lines).map((line) => line.productId);
  if (products.length === 0) return null;
  const [files, { counts }] = await Promise.all([listFiles(order.siteId, products), getDownloads(order.siteId, order.id)]);
  return filesForBuyer(order, files, counts);
}
