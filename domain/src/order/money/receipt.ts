import { mayDownload } from "../fulfilment/download.ts";
import type { Order } from "../order.ts";

/** What a shop says to the buyers of one thing, in its own words. */
export type Receipt = { productId: string; title: string; text: string };

/** What the products of an order say to their buyers, each once. It may be worth something, so that it is theirs to read only then: see {@link mayRead}. */
export function receiptsOf({ lines }: Pick<Order, "lines">): Receipt[] {
  const all = lines.filter((line) => line.receipt !== "");
  const first = all.filter((line, at) => all.findIndex((one) => one.productId === line.productId) === at);
  return first.map(({ productId, title, receipt }) => ({ productId, title, text: receipt }));
}

/** Whether buyers read their receipts: as they get their files, once nothing is owed. */
export const mayRead = mayDownload;
