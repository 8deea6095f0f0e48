/** What prices are given in. */
export const PRICING_CURRENCY = "USD";
