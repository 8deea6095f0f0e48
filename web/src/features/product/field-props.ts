import type { Currency } from "@awning/domain/money/money";
import type { ReactNode } from "react";
import type { Uploads } from "#ui/image-picker.tsx";
import type { VariantForm } from "./option-form.ts";
import type { ProductForm } from "./product-form.ts";
import type { ProductProblems } from "./product-problems.ts";

/** What each part of the form of a product is given. */
export type ProductFieldsProps = {
  siteId: string;
  currency: Currency;
  form: ProductForm;
  /** Those to show: a field is judged after it was left, not while somebody begins to type. */
  problems: ProductProblems;
  set: (part: Partial<ProductForm>) => void;
  onFocus: (field: keyof ProductForm) => void;
  onBlur: (field: keyof ProductForm) => void;
  onUploads: (uploads: Uploads) => void;
  /** Whether orders hold it: then it stays what it is. */
  isSold?: boolean | undefined;
};

/** What the parts about its variants are given. */
export type VariantFieldsProps = {
  currency: Currency;
  form: ProductForm;
  problems: ProductProblems;
  set: (part: Partial<ProductForm>) => void;
  onFocus: (field: keyof ProductForm) => void;
  onBlur: (field: keyof ProductForm) => void;
  /** Whether pieces are counted at all. */
  isCounted: boolean;
  /** The stock of one variant. */
  stockOf: (variant: VariantForm, name: string) => ReactNode;
};
