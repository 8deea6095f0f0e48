import { LOW_STOCK } from "@awning/domain/product";
import { Field } from "#ui/field.tsx";
import { SwitchLine } from "#ui/switch-line.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { ProductFieldsProps } from "./product-fields.tsx";
import { problemWords } from "./product-words.ts";
import { whenOut } from "./variant-rules.tsx";

/** What happens when counted pieces run low, and when they are out. */
export function StockRules({ form, problems, currency, set, onFocus, onBlur }: ProductFieldsProps) {
  return (
    <>
      <SwitchLine label="Sell when out" sub={whenOut(form.backorder)} isOn={form.backorder} onChange={(backorder) => set({ backorder })} />
      <div className="product-two">
        <Field
          label="Runs low at"
          note="optional"
          hint="We mail you when an order leaves so few, and when it is sold out."
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
