import { SKU_MAX } from "@awning/domain/product";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { ProductFieldsProps } from "./product-fields.tsx";
import { problemWords } from "./product-words.ts";

/** The SKU of a product of one kind; each kind has one of its own otherwise. */
export function SkuField({ form, problems, currency, set, onFocus, onBlur }: ProductFieldsProps) {
  if (form.variants.length > 0) return null;
  return (
    <section className="product-part">
      <div className="product-two">
        <Field label="SKU" note="optional" error={problemWords(problems["sku"], currency, undefined, navigator.language)}>
          <TextInput
            value={form.sku}
            maxLength={SKU_MAX}
            placeholder="MUG-OAT"
            autoComplete="off"
            onChange={(event) => set({ sku: event.currentTarget.value })}
            onFocus={() => onFocus("sku")}
            onBlur={() => onBlur("sku")}
          />
        </Field>
      </div>
    </section>
  );
}
