import type { CommandInput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { getDownloads, writeDownloads } from "#data/downloads.ts";
import { getOrder } from "#data/orders.ts";
import { writeTogether } from "#data/writes.ts";
import { type Request, requireCaller } from "#platform/request.ts";

/** Gives the buyer of one of the caller's orders every download again. */
export async function resetDownloads({ orderId }: CommandInput<"reset-downloads">, request: Request): Promise<Record<string, never>> {
  const { uid } = requireCaller(request);
  if (!(await getOrder(uid, orderId))) throw new Failure("not_found");
  await writeTogether("reset-downloads", async (writes) => {
    const { guard } = await getDownloads(uid, orderId);
    if (guard) writeDownloads(writes, { siteId: uid, orderId }, { counts: {}, guard }, request.now);
  });
  return {};
}
