// Without schemas, because public pages only tell booked times from products.

/** The variant of every booked time; the line's product is the id of its reservation. */
export const BOOKED_VARIANT = "booking";
/** How many times one order can hold: each is up to 216 documents of its commit. */
export const BOOKED_TIMES_MAX = 5;
/** The question whose answer is the number to call. */
export const PHONE_QUESTION = {
  id: "phone",
  label: "Phone number for the call",
  required: true,
  max: 30,
  type: "text",
  choices: "",
} as const;

/** Whether a line of a cart or an order is a booked time, so that no product belongs to it. */
export function isBookedTime({ variantId }: { variantId: string }): boolean {
  return variantId === BOOKED_VARIANT;
}

/** Whether an order is a payment of a booking that its owner recorded: nothing else is sold in it. */
export function isOnSite({ source, lines }: { source: "shop" | "manual"; lines: readonly { variantId: string }[] }): boolean {
  return source === "manual" && lines.some(isBookedTime);
}
