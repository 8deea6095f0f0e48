import { RECEIPT_MAX } from "@awning/domain/product";
import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import type { ProductFieldsProps } from "./product-fields.tsx";
import { problemWords } from "./product-words.ts";

/** What buyers read once it is theirs. */
export function ReceiptField({ form, problems, currency, set, onFocus, onBlur }: ProductFieldsProps) {
  return (
    <section className="product-part">
      <h2>After the purchase</h2>
      <Field
        label="Words for its buyers"
        note="optional"
        hint="Stands in the mail about their payment and on the page of their order, once it is paid. The shop never shows it."
        error={problemWords(problems["receipt"], currency, undefined, navigator.language)}
        count={{ used: form.receipt.trim().length, max: RECEIPT_MAX }}
      >
        <TextArea
          value={form.receipt}
          rows={3}
          placeholder="How to care for it, where the class meets, whom to write to"
          onChange={(event) => set({ receipt: event.currentTarget.value })}
          onFocus={() => onFocus("receipt")}
          onBlur={() => onBlur("receipt")}
        />
      </Field>
    </section>
  );
}
