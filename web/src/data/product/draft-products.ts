import type { UnpublishableProduct } from "@awning/domain/api/commands";
import { DRAFTED_MAX } from "@awning/domain/product/product";
import { runCommand } from "../core/commands.ts";

/**
 * Turns products that were sold back into drafts, unless an open order contains them.
 * @returns those that stay as they are, with the orders that contain them
 * @throws Failure `offline` without a connection: only the server knows all orders
 */
export async function draftProducts(productIds: readonly string[]): Promise<UnpublishableProduct[]> {
  const held: UnpublishableProduct[] = [];
  for (let at = 0; at < productIds.length; at += DRAFTED_MAX)
    held.push(...(await runCommand("draft-products", { productIds: productIds.slice(at, at + DRAFTED_MAX) })).held);
  return held;
}
