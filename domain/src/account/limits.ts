// How much fits on a site, without the schemas that enforce it: a page that states these numbers loads nothing else for them.

export const LINKS_MAX = 200;
export const SOCIALS_MAX = 12;
/** Recovery codes of one set. */
export const RECOVERY_CODES = 10;
/** In UTF-16 units. */
export const BIO_MAX = 500;
/** In UTF-16 units. */
export const PRODUCT_DESCRIPTION_MAX = 10_000;
export const PRODUCT_IMAGES_MAX = 10;
export const VARIANTS_MAX = 100;
/** Lines of a cart, and units of each. */
export const CART_LINES_MAX = 50;
export const QUANTITY_MAX = 99;
