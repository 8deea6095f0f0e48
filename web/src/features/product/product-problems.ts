import type { Currency } from "@awning/domain/money/money";

/** What can be wrong at a field of a product. */
export type ProductProblem =
  | "title_missing"
  | "title_long"
  | "description_long"
  | "price_missing"
  | "price_unreadable"
  | "compare_unreadable"
  | "compare_not_higher"
  | "compare_reduces_nothing"
  | "limit_unreadable"
  | "low_unreadable"
  | "suggested_unreadable"
  | "suggested_low"
  | "question_missing"
  | "receipt_long"
  | "tag_long"
  | "tags_many"
  | "weight_unreadable"
  | "sku_long"
  | "sku_twice"
  | "sku_unknown"
  | "option_name_missing"
  | "option_name_long"
  | "option_name_twice"
  | "options_many"
  | "variant_name_missing"
  | "variant_name_long"
  | "variant_name_twice"
  | "variant_price_unreadable";
/**
 * What is wrong, by field; options by `option:<place>`, their values by `value:<place>.<place>`, variants by `price:<id>`
 * and `sku:<id>`; questions by `question:<id>`.
 */
export type ProductProblems = Partial<Record<string, ProductProblem>>;

/** How amounts are read: see `readAmount`. */
export type AmountTerms = { currency: Currency; locale: string | undefined };
