import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { filesSince, mayDownload } from "@awning/domain/order/fulfilment/download";
import type { Order } from "@awning/domain/order/order";
import { filePart, type ProductFile } from "@awning/domain/product/file";
import { writeTogether } from "#data/core/writes.ts";
import { queueMailNow } from "#data/mail/outbox.ts";
import { listOrdersOf } from "#data/order/orders.ts";
import { changeFile, getGuardedFile } from "#data/product/files.ts";
import { type Request, requireCaller } from "#http/request.ts";

/** Orders per read, and the time in ms after which a call stops, well within its minute. */
const WHOLE = { page: 100, longestMs: 30_000 };

/** Mails earlier buyers about a file, once per order and version. An interrupted call leaves a cursor for the next. */
export function tellBuyers({ page, longestMs } = WHOLE) {
  return async ({ fileId }: CommandInput<"tell-buyers">, request: Request): Promise<CommandOutput<"tell-buyers">> => {
    const { uid } = requireCaller(request);
    const found = await getGuardedFile(uid, fileId);
    if (!found) throw new Failure("not_found", { what: "file" });
    const { productId, version, toldVersion, telling } = found.file;
    if (toldVersion >= version) return { told: 0, isComplete: true };
    let told = 0;
    let after = telling?.version === version ? telling.after : null;
    for (;;) {
      const { orders, last } = await listOrdersOf(uid, productId, after, page);
      const buyers = orders.filter((order) => isNewTo(order, found.file));
      await Promise.all(buyers.map((order) => tell(order, filePart(found.file))));
      told += buyers.length;
      if (last === null) break;
      after = last;
      // Saved before checking the time, so that a call that is cut off can continue.
      await keepPlace(uid, fileId, { version, after });
      if (Date.now() - request.now > longestMs) return { told, isComplete: false };
    }
    await changeTold(uid, fileId, (file) => (file.toldVersion < version ? { toldVersion: version } : null));
    return { told, isComplete: true };
  };
}

/** Whether the file is new to a buyer: those who could already download this version know it. */
function isNewTo(order: Order, { versionAt }: ProductFile): boolean {
  return mayDownload(order) && order.buyer.email !== "" && filesSince(order) <= versionAt;
}

async function tell(order: Order, part: string): Promise<void> {
  const id = `file-updated.${order.id}.${part}`;
  const subject = { uid: null, siteId: order.siteId, orderId: order.id, part };
  await queueMailNow({ id, kind: "file-updated", to: order.buyer.email, subject });
}

/** Of two concurrent calls the furthest cursor wins; a newer version restarts. */
function keepPlace(siteId: string, fileId: string, telling: NonNullable<ProductFile["telling"]>): Promise<void> {
  return changeTold(siteId, fileId, ({ version, telling: held }) => {
    const isBehind = held?.version === telling.version && held.after >= telling.after;
    return version === telling.version && !isBehind ? { telling } : null;
  });
}

type Told = Pick<ProductFile, "toldVersion"> | Required<Pick<ProductFile, "telling">>;

function changeTold(siteId: string, fileId: string, decide: (file: ProductFile) => Told | null): Promise<void> {
  return writeTogether("tell-buyers", async (writes) => {
    const found = await getGuardedFile(siteId, fileId);
    const fields = found && decide(found.file);
    if (found && fields) changeFile(writes, siteId, fileId, found.guard, fields);
  });
}
