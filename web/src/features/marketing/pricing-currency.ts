/** The currency of our prices. */
export const PRICING_CURRENCY = "USD";
