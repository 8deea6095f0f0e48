import { DRAFTED_MAX, type UnpublishableProduct } from "@awning/domain/api/commands";
import { runCommand } from "../core/commands.ts";

/**
 * Makes drafts of products that were sold, as far as no open order holds them.
 * @returns those that stay as they are, with the orders that hold them
 * @throws Failure `offline` without a connection: only the server knows all orders
 */
export async function draftProducts(productIds: readonly string[]): Promise<UnpublishableProduct[]> {
  const held: UnpublishableProduct[] = [];
  for (let at = 0; at < productIds.length; at += DRAFTED_MAX)
    held.push(...(await runCommand("draft-products", { productIds: productIds.slice(at, at + DRAFTED_MAX) })).held);
  return held;
}
