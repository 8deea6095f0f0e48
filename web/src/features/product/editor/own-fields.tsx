import { PRODUCT_DESCRIPTION_MAX } from "@awning/domain/account/limits";
import type { Currency } from "@awning/domain/money/money";
import { fitsDescription, wordsIn } from "@awning/domain/product/description";
import { RECEIPT_MAX, SKU_MAX, TAG_MAX } from "@awning/domain/product/product";
import type { ReactNode } from "react";
import { fetchPart } from "#data/core/parts.ts";
import type { FormInputs } from "#form/use-form.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import type { Uploads } from "#ui/images/image-picker.tsx";
import * as uiLabels from "#ui/labels.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import * as labels from "./labels.ts";
import type { VariantForm } from "./option-form.ts";
import type { ProductForm } from "./product-form.ts";
import type { ProductProblems } from "./read-options.ts";

/** Fields only the owner sees: SKU (each variant has its own, if there are any), tags. */
export function OwnFields({ form, problems, text }: ProductFieldsProps) {
  return (
    <div className="pile one gap-5">
      {form.variants.length === 0 ? (
        <Field label="SKU" note={uiLabels.optional} error={problems["sku"]}>
          <TextInput {...text("sku")} maxLength={SKU_MAX} placeholder="MUG-OAT" />
        </Field>
      ) : null}
      <Field label={labels.tags} note={uiLabels.optional} hint={labels.tagsHint(TAG_MAX)} error={problems["tags"]}>
        <TextInput {...text("tags")} placeholder={labels.springGiftsLimited} />
      </Field>
    </div>
  );
}

/** The text buyers read after buying it. */
export function ReceiptField({ form, problems, text }: ProductFieldsProps) {
  return (
    <Field
      label={labels.messageAfterPurchase}
      note={uiLabels.optional}
      hint={labels.afterPaymentHint}
      error={problems["receipt"]}
      count={{ used: form.receipt.trim().length, max: RECEIPT_MAX }}
    >
      <TextArea {...text("receipt")} rows={3} placeholder={labels.afterPaymentExample} />
    </Field>
  );
}

/** The props of each section of the product form. */
export type ProductFieldsProps = FormInputs<ProductForm> & {
  siteId: string;
  currency: Currency;
  /** The errors to show: a field is validated after it was left, not while the user starts typing. */
  problems: ProductProblems;
  onUploads: (uploads: Uploads) => void;
  /** Whether orders contain it; then its type cannot change. */
  isSold?: boolean | undefined;
};

/** The props of the variant sections. */
export type VariantFieldsProps = Pick<ProductFieldsProps, "form" | "set" | "focus" | "currency" | "problems"> & {
  /** Whether stock is tracked. */
  isCounted: boolean;
  /** The stock input of one variant. */
  stockOf: (variant: VariantForm, name: string) => ReactNode;
};

/** The rich-text editor is larger than the rest of the screen, so it loads after it. */
const editor = lazyPart(() => fetchPart(() => import("#rich-text/rich-input.tsx")));

/** The description, as rich text. */
export function DescriptionField({ form, problems, set, focus }: ProductFieldsProps) {
  const part = editor.usePart();
  const isOnline = useOnline();
  const words = wordsIn(form.description);
  return (
    <Field
      label={uiLabels.description}
      note={uiLabels.optional}
      error={problems["description"]}
      count={{ used: words.length, max: PRODUCT_DESCRIPTION_MAX }}
      hint={part || isOnline ? undefined : labels.offlineHint}
    >
      {part ? (
        <part.RichInput
          label={uiLabels.description}
          placeholder={labels.materialsSizeCare}
          text={form.description}
          onChange={(description) => set({ description })}
          hasRoom={fitsDescription}
          {...focus("description")}
        />
      ) : (
        <div className="description-later" aria-busy={isOnline}>
          {words}
        </div>
      )}
    </Field>
  );
}
