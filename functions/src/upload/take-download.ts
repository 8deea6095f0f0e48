import { Failure } from "@awning/domain/errors/failure";
import { downloadKey, downloadsLeft, mayDownload } from "@awning/domain/order/download";
import type { Order } from "@awning/domain/order/order";
import { getDownloads, writeDownloads } from "#data/downloads.ts";
import { getGuardedFile } from "#data/files.ts";
import { limitRate } from "#data/rate-limits.ts";
import { writeTogether } from "#data/writes.ts";
import { fileAddress } from "./file-address.ts";

type Link = { username: string; orderId: string; key: string };
type FindOrder = (link: Link) => Promise<{ order: Order } | null>;
/** One file of one line. `line` is `<product>.<variant>`. */
export type WantedFile = { line: string; fileId: string };

/**
 * Counts one download of a buyer and answers with a short-lived address of the file. `not_found`: not the order's key, or
 * no such file in it; `act_refused`: it is not paid, or over; `over_limit`: every download of this file was used. Of
 * several at once at the last one, one gets it.
 */
export function takeDownload(findOrder: FindOrder) {
  return async (link: Link, wanted: WantedFile, clientAddress: string): Promise<string> => {
    const now = Date.now();
    await limitRate("download.client", clientAddress, now);
    const found = await findOrder(link);
    if (!found) throw new Failure("not_found");
    const { order } = found;
    const line = order.lines.find((one) => one.kind === "digital" && `${one.productId}.${one.variantId}` === wanted.line);
    const file = line && isId(wanted.fileId) ? (await getGuardedFile(order.siteId, wanted.fileId))?.file : null;
    if (!line || file?.productId !== line.productId) throw new Failure("not_found", { what: "file" });
    if (!mayDownload(order)) throw new Failure("act_refused", { reason: "files" });
    await writeTogether("take-download", async (writes) => {
      const downloads = await getDownloads(order.siteId, order.id);
      if (downloadsLeft(downloads.counts, line, file) === 0) throw new Failure("over_limit", { left: 0 });
      const key = downloadKey(line, file);
      const counts = { ...downloads.counts, [key]: (downloads.counts[key] ?? 0) + 1 };
      writeDownloads(writes, { siteId: order.siteId, orderId: order.id }, { ...downloads, counts }, now);
    });
    return fileAddress(order.siteId, file, now);
  };
}

function isId(text: string): boolean {
  return /^[A-Za-z0-9]{1,64}$/.test(text);
}
