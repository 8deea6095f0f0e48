import { LOW_STOCK } from "@awning/domain/product/product";
import { Field } from "#ui/field.tsx";
import { SwitchLine } from "#ui/switch-line.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { ProductFieldsProps } from "./field-props.ts";
import { problemWords } from "./product-words.ts";
import { whenOut } from "./variant-rules.tsx";

/** What happens when counted pieces run low, and when they are out. */
export function StockRules({ form, problems, currency, set, onFocus, onBlur }: ProductFieldsProps) {
  return (
    <>
      <SwitchLine
        label="Continue selling when out of stock"
        sub={whenOut(form.backorder)}
        isOn={form.backorder}
        onChange={(backorder) => set({ backorder })}
      />
      <div className="product-two">
        <Field
          label="Low-stock alert at"
          note="optional"
          hint="We'll email you when stock falls to this level and when it sells out."
          error={problemWords(problems["lowAt"], currency, undefined, navigator.language)}
        >
          <TextInput
            value={form.lowAt}
            inputMode="numeric"
            placeholder={String(LOW_STOCK)}
            autoComplete="off"
            onChange={(event) => set({ lowAt: event.currentTarget.value })}
            onFocus={() => onFocus("lowAt")}
            onBlur={() => onBlur("lowAt")}
          />
        </Field>
      </div>
    </>
  );
}
