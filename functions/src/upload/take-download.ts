import type { CommandInput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import {
  type BuyerFiles,
  DOWNLOAD_ADDRESS_MS,
  digitalLines,
  downloadKey,
  downloadsLeft,
  filesForBuyer,
  isWithdrawnFrom,
  mayDownload,
} from "@awning/domain/order/fulfilment/download";
import type { Order } from "@awning/domain/order/order";
import { type ProductFile, storedFilePath } from "@awning/domain/product/file";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { signedAddress } from "#data/media/stored-files.ts";
import { getOrder } from "#data/order/orders.ts";
import { getDownloads, getGuardedFile, listFiles, writeDownloads } from "#data/product/files.ts";
import { attachment } from "#http/error-response.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { isEmulator } from "#platform/config.ts";
import { signedUrl } from "#platform/signed-url.ts";

type Link = { username: string; orderId: string; key: string };
type FindOrder = (link: Link) => Promise<{ order: Order } | null>;
/** `line` is `<product>.<variant>`. */
export type FileRequest = { line: string; fileId: string };

/**
 * Of several concurrent last downloads, one succeeds.
 * @throws Failure `not_found` for a wrong key or file, `act_refused` when unpaid, expired or withdrawn from, `over_limit` when all downloads are used
 */
export function takeDownload(findOrder: FindOrder) {
  return async (link: Link, wanted: FileRequest, clientAddress: string): Promise<string> => {
    const now = Date.now();
    await limitRate("download.client", clientAddress, now);
    const found = await findOrder(link);
    if (!found) throw new Failure("not_found");
    const { order } = found;
    const line = order.lines.find((one) => one.kind === "digital" && `${one.productId}.${one.variantId}` === wanted.line);
    const file = line && isId(wanted.fileId) ? (await getGuardedFile(order.siteId, wanted.fileId))?.file : null;
    if (!line || file?.productId !== line.productId) throw new Failure("not_found", { what: "file" });
    if (!mayDownload(order)) throw new Failure("act_refused", { reason: "files" });
    if (isWithdrawnFrom(order, order.lines.indexOf(line))) throw new Failure("act_refused", { reason: "files_withdrawn" });
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

/** An order's current files with their remaining downloads; `null` if it has none. */
export async function filesOfOrder(order: Order): Promise<BuyerFiles | null> {
  const products = digitalLines(order.lines).map((line) => line.productId);
  if (products.length === 0) return null;
  const [files, { counts }] = await Promise.all([listFiles(order.siteId, products), getDownloads(order.siteId, order.id)]);
  return filesForBuyer(order, files, counts);
}

/** Signs a URL that downloads one file for ten minutes. The URL alone grants access. */
export function fileAddress(siteId: string, { object, name }: Pick<ProductFile, "object" | "name">, now: number): Promise<string> {
  const path = storedFilePath(siteId, object);
  const expires = now + DOWNLOAD_ADDRESS_MS;
  return isEmulator ? Promise.resolve(signedUrl({ path, name, expires })) : signedAddress(path, expires, attachment(name));
}

export async function resetDownloads({ orderId }: CommandInput<"reset-downloads">, request: Request): Promise<Record<string, never>> {
  const { uid } = requireCaller(request);
  if (!(await getOrder(uid, orderId))) throw new Failure("not_found");
  await writeTogether("reset-downloads", async (writes) => {
    const { guard } = await getDownloads(uid, orderId);
    if (guard) writeDownloads(writes, { siteId: uid, orderId }, { counts: {}, guard }, request.now);
  });
  return {};
}
