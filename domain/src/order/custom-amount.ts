import * as z from "zod/mini";
import { QUANTITY_MAX } from "../account/limits.ts";
import { amountSchema } from "../money/money-schema.ts";
import { EMPTY_PRODUCT, PRODUCT_TITLE_MAX, type Product } from "../product/product.ts";
import { line } from "../values/text.ts";
import { CUSTOM_AMOUNT_PREFIX } from "./custom-line.ts";

const CUSTOM_AMOUNT_ID = new RegExp(`^${CUSTOM_AMOUNT_PREFIX}[1-9][0-9]?$`);

/** Something sold that is no product: a title and `amount` per unit, minor units, both of the owner's choice. */
export const customAmountSchema = z.object({
  productId: z.string().check(z.regex(CUSTOM_AMOUNT_ID)),
  title: line(1, PRODUCT_TITLE_MAX),
  amount: amountSchema.check(z.gte(1)),
  quantity: z.number().check(z.int(), z.gte(1), z.lte(QUANTITY_MAX)),
});
export type CustomAmount = z.infer<typeof customAmountSchema>;

/** A custom amount as a thing without stock, at the standard tax rate. */
export function toProduct({ productId, title, amount }: CustomAmount): Product {
  return { ...EMPTY_PRODUCT, id: productId, title, price: amount, slug: "", order: "", createdAt: 0, updatedAt: 0 };
}
