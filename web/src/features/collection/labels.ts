import { formatCount } from "@awning/domain/values/counts";

export const productCount = (count: number) => formatCount(count, "product");
export const addProducts = (count: number) => (count === 0 ? "Add products" : `Add ${productCount(count)}`);
