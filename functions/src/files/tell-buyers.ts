import type { CommandInput, CommandOutput } from "@awning/domain/commands";
import { mayDownload } from "@awning/domain/download";
import { Failure } from "@awning/domain/failure";
import type { Order } from "@awning/domain/order";
import { changeFile, getGuardedFile } from "#data/files.ts";
import { listOrdersOf } from "#data/orders.ts";
import { queueMailNow } from "#data/outbox.ts";
import { writeTogether } from "#data/writes.ts";
import { type Request, requireCaller } from "#platform/request.ts";

const PAGE = 100;
/** Well within the minute that a call may take: who has more buyers than that asks again. */
const LONGEST_MS = 30_000;

/**
 * Tells everybody who bought a file of its newest version, each order once for each version however often it is asked.
 * Answers how many orders were told in this call and whether that were all.
 */
export function tellBuyers(kickMail: (mailId: string) => Promise<void>) {
  return async ({ fileId }: CommandInput<"tell-buyers">, request: Request): Promise<CommandOutput<"tell-buyers">> => {
    const { uid } = requireCaller(request);
    const found = await getGuardedFile(uid, fileId);
    if (!found) throw new Failure("not_found", { what: "file" });
    const { productId, version } = found.file;
    if (found.file.toldVersion >= version) return { told: 0, isComplete: true };
    let told = 0;
    let after: string | null = null;
    do {
      const orders: Order[] = await listOrdersOf(uid, productId, after, PAGE);
      const buyers = orders.filter((order) => mayDownload(order) && order.buyer.email !== "");
      await Promise.all(buyers.map((order) => tell(order, `${fileId}.${version}`, kickMail)));
      told += buyers.length;
      after = orders.length === PAGE ? (orders.at(-1)?.id ?? null) : null;
      if (after !== null && Date.now() - request.now > LONGEST_MS) return { told, isComplete: false };
    } while (after !== null);
    await markTold(uid, fileId, version);
    return { told, isComplete: true };
  };
}

async function tell(order: Order, part: string, kickMail: (mailId: string) => Promise<void>): Promise<void> {
  const id = `file-updated.${order.id}.${part}`;
  const subject = { uid: null, siteId: order.siteId, orderId: order.id, part };
  await queueMailNow({ id, kind: "file-updated", to: order.buyer.email, subject });
  await kickMail(id);
}

function markTold(siteId: string, fileId: string, version: number): Promise<void> {
  return writeTogether("tell-buyers", async (writes) => {
    const found = await getGuardedFile(siteId, fileId);
    if (found && found.file.toldVersion < version) changeFile(writes, siteId, fileId, found.guard, { toldVersion: version });
  });
}
