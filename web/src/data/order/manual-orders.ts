import type { CommandInput } from "@awning/domain/api/commands";
import type { Quote } from "@awning/domain/cart/cart";
import { runCommand } from "../core/commands.ts";

type Asked = CommandInput<"quote-manual-order">;

/**
 * What an order costs that the owner writes down.
 * @throws Failure `shop_closed` for a suspended shop, `offline`
 */
export function quoteManualOrder(cart: Asked): Promise<Quote> {
  return runCommand("quote-manual-order", cart);
}

/** A new key: whatever is sent under it is ordered once. */
export function newOrderKey(): string {
  return crypto.getRandomValues(new Uint32Array(5)).join("-");
}

/**
 * Writes an order down. Sent again with the same key it is still one order.
 * @throws Failure `sold_out`, `product_gone`, `quote_changed`, `method_unavailable`, `already_ordered`, `bad_request`, `offline`
 */
export function placeManualOrder(order: CommandInput<"place-manual-order">): Promise<{ orderId: string; number: number }> {
  return runCommand("place-manual-order", order);
}
