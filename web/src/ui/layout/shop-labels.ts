// Shop tabs
export const shop = "Shop";
export const products = "Products";
export const collections = "Collections";
export const discountCodes = "Discount codes";
