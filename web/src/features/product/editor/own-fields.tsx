import type { Currency } from "@awning/domain/money/money";
import { fitsDescription, wordsIn } from "@awning/domain/product/description";
import { PRODUCT_DESCRIPTION_MAX, RECEIPT_MAX, SKU_MAX, TAG_MAX } from "@awning/domain/product/product";
import type { ReactNode } from "react";
import { fetchPart } from "#data/core/parts.ts";
import type { FormInputs } from "#form/use-form.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import type { Uploads } from "#ui/images/image-picker.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import * as labels from "./labels.ts";
import type { VariantForm } from "./option-form.ts";
import type { ProductForm } from "./product-form.ts";
import type { ProductProblems } from "./read-options.ts";

/** What only the owner needs: the SKU of a product of one kind (each kind has one of its own otherwise), what it weighs, tags. */
export function OwnFields({ form, problems, text }: ProductFieldsProps) {
  return (
    <section className="product-part">
      <h2>{labels.internal}</h2>
      <div className="product-two">
        {form.variants.length === 0 ? (
          <Field label="SKU" note={labels.optional} error={problems["sku"]}>
            <TextInput {...text("sku")} maxLength={SKU_MAX} placeholder="MUG-OAT" />
          </Field>
        ) : null}
        {form.kind === "physical" ? (
          <Field label={labels.weight} note={labels.perItemPackedOptional} error={problems["weight"]}>
            <TextInput {...text("weight")} inputMode="numeric" placeholder="350" after={<span className="soft input__after">g</span>} />
          </Field>
        ) : null}
      </div>
      <Field label={labels.tags} note={labels.optional} hint={labels.tagsHint(TAG_MAX)} error={problems["tags"]}>
        <TextInput {...text("tags")} placeholder={labels.springGiftsLimited} />
      </Field>
    </section>
  );
}

/** What buyers read once it is theirs. */
export function ReceiptField({ form, problems, text }: ProductFieldsProps) {
  return (
    <section className="product-part">
      <h2>{labels.afterPurchase}</h2>
      <Field
        label={labels.messageAfterPurchase}
        note={labels.optional}
        hint={labels.afterPaymentHint}
        error={problems["receipt"]}
        count={{ used: form.receipt.trim().length, max: RECEIPT_MAX }}
      >
        <TextArea {...text("receipt")} rows={3} placeholder={labels.afterPaymentExample} />
      </Field>
    </section>
  );
}

/** What each part of the form of a product is given. */
export type ProductFieldsProps = FormInputs<ProductForm> & {
  siteId: string;
  currency: Currency;
  /** Those to show: a field is judged after it was left, not while somebody begins to type. */
  problems: ProductProblems;
  onUploads: (uploads: Uploads) => void;
  /** Whether orders hold it: then it stays what it is. */
  isSold?: boolean | undefined;
};

/** What the parts about its variants are given. */
export type VariantFieldsProps = Pick<ProductFieldsProps, "form" | "set" | "focus" | "currency" | "problems"> & {
  /** Whether pieces are counted at all. */
  isCounted: boolean;
  /** The stock of one variant. */
  stockOf: (variant: VariantForm, name: string) => ReactNode;
};

/** The editor of formatted text is larger than the rest of the screen: it comes once that stands. */
const editor = lazyPart(() => fetchPart(() => import("#rich-text/rich-input.tsx")));

/** What the product is, in words with a few shapes. */
export function DescriptionField({ form, problems, set, focus }: ProductFieldsProps) {
  const part = editor.usePart();
  const isOnline = useOnline();
  const words = wordsIn(form.description);
  return (
    <Field
      label={labels.description}
      note={labels.optional}
      error={problems["description"]}
      count={{ used: words.length, max: PRODUCT_DESCRIPTION_MAX }}
      hint={part || isOnline ? undefined : labels.offlineHint}
    >
      {part ? (
        <part.RichInput
          label={labels.description}
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
