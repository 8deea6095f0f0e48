import { countWords } from "@awning/domain/values/count-words";

export const productCount = (count: number) => countWords(count, "product");
export const addProducts = (count: number) => (count === 0 ? "Add products" : `Add ${productCount(count)}`);
