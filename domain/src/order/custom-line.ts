// Without the schema of custom amounts, because public pages only tell them from products.

export const CUSTOM_AMOUNTS_MAX = 10;
// With a hyphen, which no product's id has.
export const CUSTOM_AMOUNT_PREFIX = "custom-";

type Line = { productId: string };

/** Whether a line of an order is an amount that its owner typed, so that no product belongs to it. */
export function isCustomAmount({ productId }: Line): boolean {
  return productId.startsWith(CUSTOM_AMOUNT_PREFIX);
}

/** The first id that no line has yet; `null` when there is no room for another one. */
export function freeCustomAmountId(lines: readonly Line[]): string | null {
  const ids = Array.from({ length: CUSTOM_AMOUNTS_MAX }, (_, at) => `${CUSTOM_AMOUNT_PREFIX}${at + 1}`);
  return ids.find((id) => lines.every((one) => one.productId !== id)) ?? null;
}
