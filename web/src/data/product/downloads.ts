import { type Downloads, downloadsSchema } from "@awning/domain/order/download";
import { documents } from "@awning/domain/routes/collections";
import { doc } from "firebase/firestore";
import { runCommand } from "../core/commands.ts";
import { firestore } from "../core/firestore.ts";
import type { Watch } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";

/** How often the buyer of an order fetched what, by `downloadKey`; `null` before the first download. */
export function watchDownloads(siteId: string, orderId: string): Watch<Downloads | null> {
  return watchDocument(() => doc(firestore(), documents.downloads(siteId, orderId)), downloadsSchema);
}

/** Gives the buyer of an order every download again. */
export async function resetDownloads(orderId: string): Promise<void> {
  await runCommand("reset-downloads", { orderId });
}
