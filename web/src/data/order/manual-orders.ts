import type { CommandInput } from "@awning/domain/api/commands";
import type { Quote } from "@awning/domain/cart/cart";
import { runCommand } from "../core/commands.ts";

type Asked = CommandInput<"quote-manual-order">;

/**
 * The price of an order the owner enters by hand.
 * @throws Failure `shop_closed` for a suspended shop, `offline`
 */
export function quoteManualOrder(cart: Asked): Promise<Quote> {
  return runCommand("quote-manual-order", cart);
}

/** A new idempotency key: an order is placed once per key. */
export function newOrderKey(): string {
  return crypto.getRandomValues(new Uint32Array(5)).join("-");
}

/**
 * Places an order entered by hand. Sending it again with the same key does not create a second order.
 * @throws Failure `sold_out`, `product_gone`, `quote_changed`, `method_unavailable`, `already_ordered`, `bad_request`,
 * `offline`
 */
export function placeManualOrder(order: CommandInput<"place-manual-order">): Promise<{ orderId: string; number: number }> {
  return runCommand("place-manual-order", order);
}
