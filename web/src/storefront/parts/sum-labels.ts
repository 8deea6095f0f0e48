// Apart from the other words of this folder: the basket, which opens over every page, shows these alone.
export const shipping = "Shipping";
export const shippingToCountry = (country: string) => `Shipping to ${country}`;
export const discount = "Discount";
export const discountCode = (code: string) => `Code ${code}`;
export const freeShipping = "Free shipping";
export const pickup = "Pickup";
export const free = "Free";
export const tax = (rate: string) => `Tax ${rate}`;
export const total = "Total";
export const includesTax = (rate: string) => `Includes ${rate} tax`;
