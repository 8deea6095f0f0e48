import { paths, productPaths } from "@awning/domain/paths";

export const TO_PRODUCTS = { to: paths.products, label: "Products" };
export const TO_COLLECTIONS = { to: productPaths.collections, label: "Collections" };
