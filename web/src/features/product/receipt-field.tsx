import { RECEIPT_MAX } from "@awning/domain/product/product";
import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import type { ProductFieldsProps } from "./field-props.ts";
import { problemWords } from "./product-words.ts";

/** What buyers read once it is theirs. */
export function ReceiptField({ form, problems, currency, set, onFocus, onBlur }: ProductFieldsProps) {
  return (
    <section className="product-part">
      <h2>After purchase</h2>
      <Field
        label="Message after purchase"
        note="optional"
        hint="Shown in the payment email and on the order page once the order is paid."
        error={problemWords(problems["receipt"], currency, undefined, navigator.language)}
        count={{ used: form.receipt.trim().length, max: RECEIPT_MAX }}
      >
        <TextArea
          value={form.receipt}
          rows={3}
          placeholder="Care instructions, meeting point, who to contact"
          onChange={(event) => set({ receipt: event.currentTarget.value })}
          onFocus={() => onFocus("receipt")}
          onBlur={() => onBlur("receipt")}
        />
      </Field>
    </section>
  );
}
