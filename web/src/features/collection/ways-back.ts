import { paths } from "@awning/domain/routes/paths";

export const TO_PRODUCTS = { to: paths.products, label: "Products" };
export const TO_COLLECTIONS = { to: paths.collections, label: "Collections" };
