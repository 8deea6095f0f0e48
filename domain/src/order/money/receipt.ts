import { mayDownload } from "../fulfilment/download.ts";
import type { Order } from "../order.ts";

export type Receipt = { productId: string; title: string; text: string };

export function receiptsOf({ lines }: Pick<Order, "lines">): Receipt[] {
  const all = lines.filter((line) => line.receipt !== "");
  const first = all.filter((line, at) => all.findIndex((one) => one.productId === line.productId) === at);
  return first.map(({ productId, title, receipt }) => ({ productId, title, text: receipt }));
}

/** Receipts follow the same rule as files. */
export const mayRead = mayDownload;
